import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import type { Client } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Called with a failed read's reason and name. */
type FailureReport = (reason: unknown, name: EndpointName) => void

const ClientContext = createContext<Client | null>(null)

/** By call. `_k` is the key as a read has it, by which the cache finds what a change makes stale. */
export type FirstAnswers = Map<EndpointName, { readonly data: unknown; readonly _k: readonly [EndpointName, unknown?] }>

interface ApiProviderProps {
  readonly client: Client
  /** Called for every failed read, in addition to what the screen shows. */
  readonly onFailure?: FailureReport
  /** Answers that are there before the first reads; no longer in it once a new request would be better. */
  readonly first?: FirstAnswers | undefined
  readonly children: ReactNode
}

const none: FirstAnswers = new Map()
const FreshContext = createContext(none)

/** Returns the answers that were there first and are still as good as those of a new request. A change ends that. */
export const useFresh = (): FirstAnswers => useContext(FreshContext)

const withoutReport: FailureReport = () => undefined
const ReportContext = createContext(withoutReport)

/**
 * Provides a client and a separate cache to its children, so that two widgets on one page, or two stories, never see each
 * other's data.
 */
export function ApiProvider({ client, onFailure = withoutReport, first = none, children }: ApiProviderProps) {
  const config = useMemo(
    () => ({
      provider: () =>
        new Map([...first.values()].map(({ data, _k: key }) => [unstable_serialize(key), { data, _k: key }])),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
    [first],
  )
  return (
    <SWRConfig value={config}>
      <ClientContext value={client}>
        <ReportContext value={onFailure}>
          <FreshContext value={first}>{children}</FreshContext>
        </ReportContext>
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
