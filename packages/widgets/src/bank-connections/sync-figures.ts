/** Waits in milliseconds and retry limits of synchronization (CONST-28 to CONST-30, CONST-33, Q-SYNC-2). */
export const syncFigures = {
  /** Between two requests for the sync status while accounts or transactions are syncing. */
  statusPollMs: 5000,
  /** The status is no longer requested after this many failures in a row. */
  statusMaxErrors: 3,
  /** Between two requests of the background loop while a sync runs. */
  retryMs: 2000,
  /** From the end of a sync until the toast says so. */
  toastLoadedMs: 1000,
  /** From then until the toast hides. */
  toastHiddenMs: 3000,
  /** From a full sync until the first request for its status: the server needs a moment to mark it. */
  fullSyncWaitMs: 5000,
  /** The step in which that wait is counted. */
  fullSyncTickMs: 1000,
} as const
