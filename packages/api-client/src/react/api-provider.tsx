import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import type { Client } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Called with a failed read's reason and name. */
type FailureReport = (reason: unknown, name: EndpointName) => void

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
const withoutReport: FailureReport = () => undefined

interface Api {
  readonly client: Client
  readonly onFailure: FailureReport
  /** The answers that were there first and are still as good as those of a new request. A change ends that. */
  readonly fresh: FirstAnswers
}

const ApiContext = createContext<Api | null>(null)

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
  const api = useMemo(() => ({ client, onFailure, fresh: first }), [client, onFailure, first])
  return (
    <SWRConfig value={config}>
      <ApiContext value={api}>{children}</ApiContext>
    </SWRConfig>
  )
}

/** Returns what the nearest `ApiProvider` has; throws without one, which is a programmer's error. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('useApi needs an EvenkeelProvider, or an ApiProvider, above it')
  return api
}

/** Returns the client of the nearest `ApiProvider`; throws without one. */
export const useClient = (): Client => useApi().client
