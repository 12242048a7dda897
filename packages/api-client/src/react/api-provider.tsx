import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig } from 'swr'
import type { Client } from '../client/client.ts'

const ClientContext = createContext<Client | null>(null)

interface ApiProviderProps {
  readonly client: Client
  /** Told of every read that failed, beside the state that the screen shows for it. */
  readonly onFailure?: (reason: unknown) => void
  readonly children: ReactNode
}

/**
 * Gives the parts below it a client and a cache of their own, so that two widgets on one page, or two stories, never see
 * each other's data.
 */
export function ApiProvider({ client, onFailure, children }: ApiProviderProps) {
  const config = useMemo(
    () => ({
      provider: () => new Map(),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      ...(onFailure === undefined ? {} : { onError: onFailure }),
    }),
    [onFailure],
  )
  return (
    <SWRConfig value={config}>
      <ClientContext value={client}>{children}</ClientContext>
    </SWRConfig>
  )
}

/** The client of the nearest `ApiProvider`. Throws when there is none: a programmer's error. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('useClient needs an ApiProvider above it')
  return client
}
