import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Called with a failed read's reason and name. */
type FailureReport = (reason: unknown, name: EndpointName) => void

const ClientContext = createContext<Client | null>(null)

interface ApiProviderProps {
  readonly client: Client
  /** Called for every failed read, in addition to what the screen shows. */
  readonly onFailure?: FailureReport
  readonly children: ReactNode
}

const withoutReport: FailureReport = () => undefined
const ReportContext = createContext(withoutReport)

/**
 * Provides a client and a separate cache to its children, so that two widgets on one page, or two stories, never see each
 * other's data.
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

/** Returns the client of the nearest `ApiProvider`; throws without one, which is a programmer's error. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('useClient needs an EvenkeelProvider, or an ApiProvider, above it')
  return client
}

/** Returns the `onFailure` of the nearest `ApiProvider`. */
export const useFailureReport = (): FailureReport => useContext(ReportContext)
