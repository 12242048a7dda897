import type { ConnectionIssue } from '@evenkeel/api-client/contract/account-connections'
import type { ProviderFailureKind } from '../../bank/bank-provider.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A healthy connection is read this often by itself; webhooks and the person bring it forward. */
export const SYNC_EVERY_MS = 6 * HOUR

/** Webhooks of one bank login cause a pull at most this often. */
export const WEBHOOK_PULL_EVERY_MS = MINUTE

/** How long a piece of background work may take before another process takes it over. */
export const WORK_CLAIM_MS = 5 * MINUTE

/** While a bank prepares the first history, its sync counts as running; after so many looks the person is no longer kept waiting. */
export const FIRST_HISTORY_LOOKS = 40
const LATE_HISTORY_MS = 15 * MINUTE

/** When to look again while a bank prepares the first history. */
export const nextHistoryLookMs = (looks: number): number =>
  looks < FIRST_HISTORY_LOOKS ? Math.min(MINUTE, 2 * SECOND * 2 ** Math.min(looks, 10)) : LATE_HISTORY_MS

/** When to try again after some failures in a row: a minute, two, four … six hours. */
export const nextTryMs = (failures: number): number =>
  Math.min(SYNC_EVERY_MS, MINUTE * 2 ** Math.min(Math.max(failures - 1, 0), 10))

/** A failure that will pass counts as an issue of the connection after this many in a row. */
const FAILURES_UNTIL_ISSUE = 3

const ISSUES: Readonly<Record<ProviderFailureKind, ConnectionIssue>> = {
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

/** How a connection stands after a failure. */
export interface FailureState {
  readonly issue: ConnectionIssue
  readonly hasSyncIssue: boolean
  /** Milliseconds until the next try; null where only the person can bring the connection back. */
  readonly nextTryMs: number | null
}

/** What a failure means for a connection; `failures` counts it. */
export function stateAfterFailure(issue: ConnectionIssue, failures: number): FailureState {
  if (issue === 'login-required' || issue === 'revoked') return { issue, hasSyncIssue: true, nextTryMs: null }
  const passes = issue === 'rate-limited' || issue === 'unavailable'
  return { issue, hasSyncIssue: !passes || failures >= FAILURES_UNTIL_ISSUE, nextTryMs: nextTryMs(failures) }
}

export const issueOf = (kind: ProviderFailureKind): ConnectionIssue => ISSUES[kind]

/** What to tell the person. Each says what holds now, and what to do where there is something to do. */
export const issueMessages: Readonly<Record<ConnectionIssue, string>> = {
  'login-required': 'The bank asks you to sign in again. Your data stays as it was until then.',
  'pending-disconnect': 'The bank will end this connection soon. Sign in again to keep it.',
  revoked:
    'This connection was ended at the bank. Connect the bank again to bring it up to date; your data and edits stay.',
  'no-accounts': 'The bank sent no accounts. Your accounts stay as they were; we will try again.',
  'product-failed': 'The bank did not send your transactions. Balances are up to date; we will try the rest again.',
  'rate-limited': 'The bank asks us to wait. We will try again by ourselves.',
  unavailable: 'The bank cannot be reached right now. We will try again by ourselves.',
}
