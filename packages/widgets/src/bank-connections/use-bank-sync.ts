import { useClient, useReadAgain } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { BankSyncState } from '../shared/bank-connections.tsx'
import { type BankSync, createBankSync, type SyncStart } from './bank-sync.ts'
import type { LinkStyle } from './link-style.ts'
import { createSyncToast } from './sync-toast.ts'

/**
 * Follows syncs for as long as the host is mounted, and returns a function that starts following. Every list of connections shows the
 * answers of the status polls.
 */
export function useBankSync(style: LinkStyle, onState: (state: BankSyncState) => void): (start: SyncStart) => void {
  const client = useClient()
  const toasts = useToast()
  const { mutate } = useSWRConfig()
  const readAgain = useReadAgain()
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
      // What a new connection brings: all figures, including the cash flow (SYNC-15), and no catalogs (API-12, API-29, API-30).
      onSynced: () => void readAgain('createConnection'),
      onState,
    })
    sync.current = follower
    return () => follower.stop()
  }, [client, style, toasts, mutate, readAgain, onState])
  return useCallback((start: SyncStart) => sync.current?.start(start), [])
}
