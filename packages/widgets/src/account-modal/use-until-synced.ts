import { useClient } from '@evenkeel/api-client/react'
import { useCallback } from 'react'

const pollMs = 1000

const maxPolls = 60

const maxErrorsInARow = 3

interface UntilSyncedOptions {
  /** Asks the server whether any connection is being synchronized. */
  readonly isSyncing: () => Promise<boolean>
  readonly wait?: (milliseconds: number) => Promise<void>
}

const waitFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Waits after a save until no sync is in progress: asks at once, then every 1000 ms, at most 60 times, and stops after 3 errors in a row.
 * Never rejects, since the list is reloaded in every case. Source: ACCT-18, Q-SYNC-4.
 */
export async function untilSynced({ isSyncing, wait = waitFor }: UntilSyncedOptions): Promise<void> {
  let errorsInARow = 0
  for (let poll = 1; poll <= maxPolls; poll += 1) {
    try {
      if (!(await isSyncing())) return
      errorsInARow = 0
    } catch {
      errorsInARow += 1
    }
    if (errorsInARow === maxErrorsInARow || poll === maxPolls) return
    await wait(pollMs)
  }
}

/** Returns a function to wait after a save, before the lists are reloaded, until no sync is in progress (ACCT-18). */
export function useUntilSynced(): () => Promise<void> {
  const client = useClient()
  return useCallback(
    () => untilSynced({ isSyncing: async () => (await client.call('anySync')).syncInProgress }),
    [client],
  )
}
