import useSWR from 'swr'
import { ApiFailure, type CallArguments } from '../client/client.ts'
import type { Answer } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'
import { useApi } from './api-provider.tsx'

/** What a screen needs to show each of its states. */
export interface QueryState<T> {
  /** The latest answer; stays while a newer one loads. */
  readonly data: T | undefined
  readonly failure: ApiFailure | undefined
  /** True only while there is nothing to show yet. */
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  readonly retry: () => void
}

const minuteMs = 60_000
/** As long as the page is open; on a new day everything is read again anyway. */
const pageLoadMs = 24 * 60 * minuteMs

/**
 * How long another screen reuses these answers without a request: catalogs and settings for as long as the page is open (Q-API-8),
 * data that only the person changes, on this page (PROF-03), and staff's looks at a person's money, because each request leaves a
 * line in that person's access log. A change that affects them, and every explicit refresh, still sends a request. A failed
 * answer is never reused.
 */
const freshForMs: Partial<Record<EndpointName, number>> = {
  accountTypes: pageLoadMs,
  categories: pageLoadMs,
  profileSettings: pageLoadMs,
  contactInformation: 5 * minuteMs,
  aboutMe: 5 * minuteMs,
  classifiers: 5 * minuteMs,
  staffConfiguration: 5 * minuteMs,
  staffCashFlow: 5 * minuteMs,
  staffBudgets: 5 * minuteMs,
  staffSpending: 5 * minuteMs,
  staffPlan: 5 * minuteMs,
}

type QueryInput<Name extends EndpointName> = CallArguments<Name> | [null]

function useRead<Name extends EndpointName>(
  name: Name,
  input: QueryInput<Name>,
  keepPreviousData: boolean,
): QueryState<Answer<Name>> {
  const { client, onFailure, fresh } = useApi()
  const isWaiting = input[0] === null
  const held = freshForMs[name]
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer<Name>, ApiFailure>(
    isWaiting ? null : [name, ...input],
    // SWR passes the key; `input` is that of this render, because the key is made from it.
    () => client.call(name, ...(input as CallArguments<Name>)),
    {
      keepPreviousData,
      revalidateIfStale: !fresh.has(name),
      onError: (reason) => onFailure(reason, name),
      ...(held === undefined ? {} : { dedupingInterval: held }),
    },
  )
  return {
    data,
    failure: error,
    isLoading: isLoading && data === undefined,
    isRefreshing: isValidating,
    retry: () => void mutate(),
  }
}

/**
 * Reads one call; components with the same input below one `ApiProvider` share the answer. Pass `null` as the input to wait.
 * Never shows the answer to another input: another month's figures under this month's name would be a wrong total.
 *
 * @example const accounts = useQuery('accounts', { body: {} })
 */
export function useQuery<Name extends EndpointName>(name: Name, ...input: QueryInput<Name>): QueryState<Answer<Name>> {
  return useRead(name, input, false)
}

/** Like `useQuery`, for paged lists: keeps the previous rows while the next page, sort or filter loads, and when that load fails. */
export function useListQuery<Name extends EndpointName>(
  name: Name,
  ...input: QueryInput<Name>
): QueryState<Answer<Name>> {
  return useRead(name, input, true)
}
