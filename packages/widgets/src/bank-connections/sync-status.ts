/** The server's answer about a running synchronization (Q-SYNC-1). */
export interface SyncFlags {
  readonly acctSyncInProgress: boolean
  readonly transSyncInProgress: boolean
}

/** The status as the screens receive it (SYNC-01). */
export interface SyncStatus {
  readonly syncingAccounts: boolean
  readonly syncingTransactions: boolean
  /** Whether the accounts have just finished: true only in the first status after syncing. */
  readonly accountsSynced: boolean
}

/** The status before the server was asked. */
export const idleSyncStatus: SyncStatus = { syncingAccounts: false, syncingTransactions: false, accountsSynced: false }

/** Returns the status after an answer, from the status before it. Source: Q-SYNC-1. */
export const nextSyncStatus = (
  before: SyncStatus,
  { acctSyncInProgress, transSyncInProgress }: SyncFlags,
): SyncStatus => ({
  syncingAccounts: acctSyncInProgress,
  syncingTransactions: transSyncInProgress,
  accountsSynced: before.syncingAccounts && !acctSyncInProgress,
})

/** Whether anything is being synchronized, so that the status has to be requested again. */
export const isSyncing = ({ syncingAccounts, syncingTransactions }: SyncStatus): boolean =>
  syncingAccounts || syncingTransactions

/** Whether two statuses are equal. */
export const isSameSyncStatus = (one: SyncStatus, other: SyncStatus): boolean =>
  one.syncingAccounts === other.syncingAccounts &&
  one.syncingTransactions === other.syncingTransactions &&
  one.accountsSynced === other.accountsSynced
