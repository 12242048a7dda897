/** Waits and retry limits, in milliseconds where the name ends in Ms (specification, section 9). */
export const timers = {
  /** Between two looks at any-sync after an account was saved. */
  accountRefreshPollMs: 1000,
  /** The account list is refreshed anyway after this many looks (Q-SYNC-4) … */
  accountRefreshMaxPolls: 60,
  /** … or after this many failed looks in a row (Q-SYNC-4). */
  accountRefreshMaxErrors: 3,
  /** How long the red toast of an unexpected error stays. */
  errorToastMs: 5000,
} as const

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
