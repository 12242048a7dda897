/** What the server says of a running synchronisation (Q-SYNC-1). */
export interface SyncFlags {
  readonly acctSyncInProgress: boolean
  readonly transSyncInProgress: boolean
}

/** What the screens are told (specification section 3). */
export interface SyncStatus {
  readonly syncingAccounts: boolean
  readonly syncingTransactions: boolean
  /** Whether the accounts have just finished: true in the one status in which they went from syncing to not. */
  readonly accountsSynced: boolean
}

/** Before the server was asked. */
export const idleSyncStatus: SyncStatus = { syncingAccounts: false, syncingTransactions: false, accountsSynced: false }

/** The status after an answer, from the status before it. Source: Q-SYNC-1. */
export const nextSyncStatus = (
  before: SyncStatus,
  { acctSyncInProgress, transSyncInProgress }: SyncFlags,
): SyncStatus => ({
  syncingAccounts: acctSyncInProgress,
  syncingTransactions: transSyncInProgress,
  accountsSynced: before.syncingAccounts && !acctSyncInProgress,
})

/** Whether anything is being synchronised, so that the status has to be asked for again. */
export const isSyncing = ({ syncingAccounts, syncingTransactions }: SyncStatus): boolean =>
  syncingAccounts || syncingTransactions

/** Whether two statuses say the same. */
export const isSameSyncStatus = (one: SyncStatus, other: SyncStatus): boolean =>
  one.syncingAccounts === other.syncingAccounts &&
  one.syncingTransactions === other.syncingTransactions &&
  one.accountsSynced === other.accountsSynced
