import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { ReadName } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Called with a failed read's reason and name. */
type FailureReport = (reason: unknown, name: EndpointName) => void

/** By call. `_k` is the key as a read has it, by which the cache finds what a change makes stale. */
export type FirstAnswers = Map<EndpointName, { readonly data: unknown; readonly _k: readonly [EndpointName, unknown?] }>

/** The reads that a change made stale; null is every read. */
export type StaleReads = readonly ReadName[] | null

/** Other tabs and frames that show the same person's data: without them, each would go on to show what was true before a change. */
export interface OtherPages {
  tell(reads: StaleReads): void
  /** Returns what stops it. */
  hear(listener: (reads: StaleReads) => void): () => void
}

interface ApiProviderProps {
  readonly client: Client
  /** Called for every failed read, in addition to what the screen shows. */
  readonly onFailure?: FailureReport
  /** Answers that are there before the first reads; no longer in it once a new request would be better. */
  readonly first?: FirstAnswers | undefined
  readonly others?: OtherPages | undefined
  readonly children: ReactNode
}

const none: FirstAnswers = new Map()
const withoutReport: FailureReport = () => undefined

interface Api {
  readonly client: Client
  readonly onFailure: FailureReport
  /** The answers that were there first and are still as good as those of a new request. A change ends that. */
  readonly fresh: FirstAnswers
  readonly others: OtherPages | undefined
}

const ApiContext = createContext<Api | null>(null)

/**
 * Provides a client and a separate cache to its children, so that two widgets on one page, or two stories, never see each
 * other's data.
 */
export function ApiProvider({ client, onFailure = withoutReport, first = none, others, children }: ApiProviderProps) {
  const config = useMemo(
    () => ({
      provider: () =>
        new Map([...first.values()].map(({ data, _k: key }) => [unstable_serialize(key), { data, _k: key }])),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
    [first],
  )
  const api = useMemo(() => ({ client, onFailure, fresh: first, others }), [client, onFailure, first, others])
  return (
    <SWRConfig value={config}>
      <ApiContext value={api}>
        {others !== undefined && <Follow others={others} fresh={first} />}
        {children}
      </ApiContext>
    </SWRConfig>
  )
}

/** Matches the cache keys of these reads. */
export const matchesKey = (names: StaleReads) => (key: unknown) =>
  Array.isArray(key) && (names === null || names.some((name) => name === key[0]))

/** Touching the cache fails only once all screens are gone, and then nothing is left to show. A read that fails says so on its screen. */
export const ignoreGone = () => undefined

/** Reads again what another page made stale; renders nothing. */
function Follow({ others, fresh }: { readonly others: OtherPages; readonly fresh: FirstAnswers }) {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      others.hear((reads) => {
        fresh.clear()
        void mutate(matchesKey(reads)).catch(ignoreGone)
      }),
    [others, fresh, mutate],
  )
  return null
}

/** Returns what the nearest `ApiProvider` has; throws without one, which is a programmer's error. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('useApi needs an EvenkeelProvider, or an ApiProvider, above it')
  return api
}

/** Returns the client of the nearest `ApiProvider`; throws without one. */
export const useClient = (): Client => useApi().client
