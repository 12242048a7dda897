import { AccountConnectivityType } from '@evenkeel/api-client/contract/account-connectivity-type'
import { useQuery } from '@evenkeel/api-client/react'

/**
 * In which of the two styles the person links banks (CONN-16); null until it is known, and while nobody asks. Where the
 * settings do not come it is the one that most have: the server refuses every call of the wrong style anyway.
 */
export function useConnectivityType(isAsked: boolean): AccountConnectivityType | null {
  const { data, failure } = useQuery('profileSettings', ...(isAsked ? [] : [null]))
  if (data) return data.accountConnectivityType
  return failure === undefined ? null : AccountConnectivityType.SECOND_PROVIDER
}
