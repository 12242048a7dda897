import useSWR from 'swr'
import { ApiFailure, type CallArguments } from '../client/client.ts'
import type { Answer } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'
import { useClient } from './api-provider.tsx'

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

type QueryInput<Name extends EndpointName> = CallArguments<Name> | [null]

function useRead<Name extends EndpointName>(
  name: Name,
  input: QueryInput<Name>,
  keepPreviousData: boolean,
): QueryState<Answer<Name>> {
  const client = useClient()
  const isWaiting = input[0] === null
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer<Name>, ApiFailure>(
    isWaiting ? null : [name, ...input],
    // SWR hands over the key; the input is the one of this render, since the key is made of it.
    () => client.call(name, ...(input as CallArguments<Name>)),
    { keepPreviousData },
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
export function useListQuery<Name extends EndpointName>(name: Name, ...input: QueryInput<Name>): QueryState<Answer<Name>> {
  return useRead(name, input, true)
}
