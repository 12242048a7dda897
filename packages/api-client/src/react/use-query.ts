import useSWR from 'swr'
import { ApiFailure, type CallArguments } from '../client/client.ts'
import type { Answer } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'
import { useClient, useFailureReport } from './api-provider.tsx'

/** What a screen needs to show each of its states. */
export interface QueryState<T> {
  /** The newest answer; stays while a newer one is on its way. */
  readonly data: T | undefined
  readonly failure: ApiFailure | undefined
  /** True only while there is nothing to show yet. */
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  readonly retry: () => void
}

const MINUTE = 60_000

/**
 * For so long these are not asked again by another screen, or tab, that shows them: what only the person changes, here (row
 * PROF-03), and the looks at somebody's money, each of which that person reads of. A change that touches them, and everything
 * that reads anew, still asks.
 */
const heldFor: Partial<Record<EndpointName, number>> = {
  contactInformation: 5 * MINUTE,
  aboutMe: 5 * MINUTE,
  classifiers: 5 * MINUTE,
  staffCashFlow: 5 * MINUTE,
  staffBudgets: 5 * MINUTE,
  staffSpending: 5 * MINUTE,
  staffPlan: 5 * MINUTE,
}

type QueryInput<Name extends EndpointName> = CallArguments<Name> | [null]

function useRead<Name extends EndpointName>(
  name: Name,
  input: QueryInput<Name>,
  keepPreviousData: boolean,
): QueryState<Answer<Name>> {
  const client = useClient()
  const onFailure = useFailureReport()
  const isWaiting = input[0] === null
  const held = heldFor[name]
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer<Name>, ApiFailure>(
    isWaiting ? null : [name, ...input],
    // SWR hands over the key; the input is the one of this render, since the key is made of it.
    () => client.call(name, ...(input as CallArguments<Name>)),
    {
      keepPreviousData,
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
 * Reads one call, shared by all who ask the same below one `ApiProvider`. Pass `null` as the input to wait. What another
 * input answered is never shown: another month's figures under this month's name would be a wrong total.
 *
 * @example const accounts = useQuery('accounts', { body: {} })
 */
export function useQuery<Name extends EndpointName>(name: Name, ...input: QueryInput<Name>): QueryState<Answer<Name>> {
  return useRead(name, input, false)
}

/** As `useQuery`, for a list whose former rows stay while another page, order or filter of it is on its way, or failed. */
export function useListQuery<Name extends EndpointName>(
  name: Name,
  ...input: QueryInput<Name>
): QueryState<Answer<Name>> {
  return useRead(name, input, true)
}
