import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import { useQuery } from '@evenkeel/api-client/react'

/**
 * Returns in which of the two styles the person links banks (CONN-16); null until it is known, and while `isAsked` is false. If the
 * settings cannot be read it is the most common style: the server refuses every call of the wrong style anyway.
 */
export function useConnectivityType(isAsked: boolean): AccountConnectivityType | null {
  const { data, failure } = useQuery('profileSettings', ...(isAsked ? [] : [null]))
  if (data) return data.accountConnectivityType
  return failure === undefined ? null : AccountConnectivityType.SECOND_PROVIDER
}
