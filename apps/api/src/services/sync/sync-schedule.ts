import type { ConnectionIssue } from '@evenkeel/api-client/contract/account-connections'
import type { ProviderFailureKind } from '../../bank/bank-provider.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** A bank posts a pending row within this many days. */
export const postingDays = 10

/** How often a healthy connection is synced by schedule; webhooks and the person can request it earlier. */
export const syncEveryMs = 6 * hourMs

/** Webhooks of one bank login cause a sync at most this often. */
export const webhookPullEveryMs = minuteMs

/** How long background work may take before another process takes it over. */
export const workClaimMs = 5 * minuteMs

/**
 * While a bank prepares the first history, its sync counts as running; after this many looks the screen stops showing
 * it as running.
 */
export const firstHistoryLooks = 40
const lateHistoryMs = 15 * minuteMs

/** Returns the wait before the next look while a bank prepares the first history. */
export const nextHistoryLookMs = (looks: number): number =>
  looks < firstHistoryLooks ? Math.min(minuteMs, 2 * secondMs * 2 ** Math.min(looks, 10)) : lateHistoryMs

/** Returns the wait before the next try after failures in a row: a minute, two, four … six hours. */
export const nextTryMs = (failures: number): number =>
  Math.min(syncEveryMs, minuteMs * 2 ** Math.min(Math.max(failures - 1, 0), 10))

/** A temporary failure becomes an issue of the connection after this many in a row. */
const failuresUntilIssue = 3

const issues: Readonly<Record<ProviderFailureKind, ConnectionIssue>> = {
  'login-required': 'login-required',
  'pending-disconnect': 'pending-disconnect',
  revoked: 'revoked',
  'rate-limited': 'rate-limited',
  unavailable: 'unavailable',
  'not-ready': 'unavailable',
  'product-failed': 'product-failed',
  'changed-meanwhile': 'unavailable',
  refused: 'unavailable',
}

/** The state of a connection after a failure. */
export interface FailureState {
  readonly issue: ConnectionIssue
  readonly hasSyncIssue: boolean
  /** Milliseconds until the next try; null if only the person can repair the connection. */
  readonly nextTryMs: number | null
}

/** Returns the effect of a failure on a connection; `failures` includes it. */
export function stateAfterFailure(issue: ConnectionIssue, failures: number): FailureState {
  if (issue === 'login-required' || issue === 'revoked') return { issue, hasSyncIssue: true, nextTryMs: null }
  const passes = issue === 'rate-limited' || issue === 'unavailable'
  return { issue, hasSyncIssue: !passes || failures >= failuresUntilIssue, nextTryMs: nextTryMs(failures) }
}

export const toIssue = (kind: ProviderFailureKind): ConnectionIssue => issues[kind]

/** The texts for the person: each says what is true now, and what to do if there is something to do. */
export const issueMessages: Readonly<Record<ConnectionIssue, string>> = {
  'login-required': 'Your bank needs you to sign in again. Until then, your data stays as it is.',
  'pending-disconnect': 'This connection ends soon. Sign in again to keep it.',
  revoked: 'Your bank ended this connection. Connect again to keep it updated. Your data and edits stay.',
  'no-accounts': 'Your bank didn’t send any accounts. Yours are unchanged. We’ll try again.',
  'product-failed': 'Balances are up to date, but your bank didn’t send transactions. We’ll try again.',
  'rate-limited': 'Your bank asked us to wait. We’ll try again on our own.',
  'asks-if-same': 'You may have connected this login before. We add nothing until you decide in your bank connections.',
  unavailable: 'We can’t reach your bank right now. We’ll try again on our own.',
}
