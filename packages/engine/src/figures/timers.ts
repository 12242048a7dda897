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
