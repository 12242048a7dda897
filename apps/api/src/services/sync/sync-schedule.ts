import type { ConnectionIssue } from '@evenkeel/api-client/contract/account-connections'
import { issueKeys } from '@evenkeel/api-client/contract/name-keys'
import { inEnglish, say } from '../../say.ts'
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

/** Returns the text of an issue for the person: what is true now, and what to do if there is something to do. */
export const issueMessage = (issue: ConnectionIssue): string => inEnglish(say(issueKeys[issue]))
