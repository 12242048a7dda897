import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Told of a read that failed, and which one it was. */
type FailureReport = (reason: unknown, name: EndpointName) => void

const ClientContext = createContext<Client | null>(null)

interface ApiProviderProps {
  readonly client: Client
  /** Told of every read that failed, beside the state that the screen shows for it. */
  readonly onFailure?: FailureReport
  readonly children: ReactNode
}

const withoutReport: FailureReport = () => undefined
const ReportContext = createContext(withoutReport)

/**
 * Gives the parts below it a client and a cache of their own, so that two widgets on one page, or two stories, never see
 * each other's data.
 */
export function ApiProvider({ client, onFailure = withoutReport, children }: ApiProviderProps) {
  const config = useMemo(() => ({ provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false }), [])
  return (
    <SWRConfig value={config}>
      <ClientContext value={client}>
        <ReportContext value={onFailure}>{children}</ReportContext>
      </ClientContext>
    </SWRConfig>
  )
}

/** The client of the nearest `ApiProvider`. Throws when there is none: a programmer's error. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('useClient needs an ApiProvider above it')
  return client
}

/** Whom the nearest `ApiProvider` tells of failed reads. */
export const useFailureReport = (): FailureReport => useContext(ReportContext)
