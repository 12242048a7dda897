import { useClient } from '@evenkeel/api-client/react'
import { useCallback } from 'react'
import { untilSynced } from './until-synced.ts'

/** Returns a function to wait after a save, before the lists are reloaded, until no sync is in progress (ACCT-18). */
export function useUntilSynced(): () => Promise<void> {
  const client = useClient()
  return useCallback(
    () => untilSynced({ isSyncing: async () => (await client.call('anySync')).syncInProgress }),
    [client],
  )
}
