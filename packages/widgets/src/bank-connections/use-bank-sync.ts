import { useClient } from '@evenkeel/api-client/react'
import { useToast } from '@evenkeel/ui/toast'
import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { BankSyncState } from '../shared/bank-connections.tsx'
import { type BankSync, createBankSync, type SyncStart } from './bank-sync.ts'
import type { LinkStyle } from './link-style.ts'
import { createSyncToast } from './sync-toast.ts'

/** Everything but the settings, which are read once (API-29) and which no bank changes. */
const isFigure = (key: unknown) => !(Array.isArray(key) && key[0] === 'profileSettings')

/**
 * One follower of syncs for as long as the host stands. Gives a function that starts following; what the status polls answer is
 * what every list of connections shows.
 */
export function useBankSync(style: LinkStyle, onState: (state: BankSyncState) => void): (start: SyncStart) => void {
  const client = useClient()
  const toasts = useToast()
  const { mutate } = useSWRConfig()
  const sync = useRef<BankSync | null>(null)
  useEffect(() => {
    const status = async () => {
      const connections = await client.call('connections')
      await mutate(['connections'], connections, { revalidate: false })
      return {
        acctSyncInProgress: connections.some(({ acctSyncInProgress }) => acctSyncInProgress),
        transSyncInProgress: connections.some(({ transSyncInProgress }) => transSyncInProgress),
      }
    }
    const follower = createBankSync({
      anySync: style.isSyncing,
      status,
      toast: createSyncToast({ toasts, now: Date.now }),
      now: Date.now,
      // Everything that is shown may have changed, the cash flow among it (SYNC-15).
      onSynced: () => void mutate(isFigure),
      onState,
    })
    sync.current = follower
    return () => follower.stop()
  }, [client, style, toasts, mutate, onState])
  return useCallback((start: SyncStart) => sync.current?.start(start), [])
}
