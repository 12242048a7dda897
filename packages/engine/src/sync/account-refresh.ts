import { timers } from '../figures/timers.ts'

/** The looks at any-sync after an account was saved. */
export interface AccountRefresh {
  readonly looks: number
  /** Failed looks since the last good one. */
  readonly errorsInARow: number
}

/** What a look gave: a sync runs, none runs, or the look failed. */
export type AccountRefreshLook = 'syncing' | 'idle' | 'failed'

export interface AccountRefreshStep {
  readonly refresh: AccountRefresh
  /** Milliseconds until the next look; null when it is over and the account list is to be read again. */
  readonly nextLookMs: number | null
}

export const startedAccountRefresh: AccountRefresh = { looks: 0, errorsInARow: 0 }

/**
 * The next step of waiting for a saved account: another look 1000 ms later until no sync runs, but at most 60 looks or 3
 * errors in a row, after which the list is read again anyway. Source: specification section 4, "Add account flow", and
 * Q-SYNC-4.
 */
export function nextAccountRefresh(before: AccountRefresh, look: AccountRefreshLook): AccountRefreshStep {
  const refresh = { looks: before.looks + 1, errorsInARow: look === 'failed' ? before.errorsInARow + 1 : 0 }
  const isOver =
    look === 'idle' ||
    refresh.looks >= timers.accountRefreshMaxPolls ||
    refresh.errorsInARow >= timers.accountRefreshMaxErrors
  return { refresh, nextLookMs: isOver ? null : timers.accountRefreshPollMs }
}
