/** Waits in milliseconds and retry limits of synchronisation (specification section 9, Q-SYNC-2). */
export const syncFigures = {
  /** Between two looks at the sync status while accounts or transactions are syncing. */
  statusPollMs: 5000,
  /** The status is no longer asked for after this many failed looks in a row. */
  statusMaxErrors: 3,
  /** Between two looks of the background loop while a sync runs. */
  retryMs: 2000,
  /** From the end of a sync until the toast says so … */
  toastLoadedMs: 1000,
  /** … and from then until it hides. */
  toastHiddenMs: 3000,
  /** From a full sync until the first look at its status, so that the server has marked it … */
  fullSyncWaitMs: 5000,
  /** … counted in steps of this. */
  fullSyncTickMs: 1000,
} as const

/** What the bank-sync toast says (SYNC-13). */
export const bankSyncTexts = { updating: 'We are updating your data ...', loaded: 'Your data is up to date' } as const
