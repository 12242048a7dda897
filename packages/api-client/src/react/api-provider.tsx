import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { SWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Called with a failed read's reason and name. */
type FailureReport = (reason: unknown, name: EndpointName) => void

const ClientContext = createContext<Client | null>(null)

/** The cache finds by `_k` what a change makes stale. */
export interface FirstAnswer {
  readonly data: unknown
  readonly _k: readonly [EndpointName, unknown?]
}

interface ApiProviderProps {
  readonly client: Client
  /** Called for every failed read, in addition to what the screen shows. */
  readonly onFailure?: FailureReport
  /** Answers that are there before the first reads, by their keys in the cache; `_k` is the key as a read has it. */
  readonly first?: ReadonlyMap<string, FirstAnswer> | undefined
  readonly children: ReactNode
}

/** How long the answers that were there first are not asked for again, in milliseconds; as long as any other answer. */
const freshMs = 2_000

const FreshContext = createContext(new Set<EndpointName>())

/** Returns the reads whose answers were there first and are still as good as those of a new request. A change ends that. */
export const useFresh = (): Set<EndpointName> => useContext(FreshContext)

const withoutReport: FailureReport = () => undefined
const ReportContext = createContext(withoutReport)

/**
 * Provides a client and a separate cache to its children, so that two widgets on one page, or two stories, never see each
 * other's data.
 */
export function ApiProvider({ client, onFailure = withoutReport, first, children }: ApiProviderProps) {
  // Changed in place: nothing is drawn again because time has passed.
  const [fresh] = useState(() => new Set([...(first?.values() ?? [])].map(({ _k: [name] }) => name)))
  useEffect(() => {
    setTimeout(() => fresh.clear(), freshMs)
  }, [fresh])
  const config = useMemo(
    () => ({ provider: () => new Map(first), revalidateOnFocus: false, shouldRetryOnError: false }),
    [first],
  )
  return (
    <SWRConfig value={config}>
      <ClientContext value={client}>
        <ReportContext value={onFailure}>
          <FreshContext value={fresh}>{children}</FreshContext>
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
