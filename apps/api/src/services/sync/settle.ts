import type { ConnectionIssue } from '@evenkeel/api-client/contract/account-connections'
import { PlanStatus } from '@evenkeel/engine'
import type { ProviderFailureKind, ProviderItem } from '../../bank/bank-provider.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { accountsOfConnection, updateConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { plansOfAccount, setPlanStatus } from '../../store/ledger/plans.ts'
import { firstHistoryLooks, toIssue, nextHistoryLookMs, stateAfterFailure, syncEveryMs } from './sync-schedule.ts'

const idle = { isSyncingAccounts: false, isSyncingTransactions: false, transactionsRead: 0 } as const

const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString()

/**
 * Warns the plans that count an account whose bank cannot be reached: their results can no longer be trusted.
 * Source: Q-PLAN-10.
 */
function warnPlans(ledger: LedgerTransaction, connectionId: number): void {
  for (const { accountId } of accountsOfConnection(ledger, connectionId)) {
    const plans = accountId === null ? [] : plansOfAccount(ledger, accountId)
    for (const { id, status } of plans)
      if (status === PlanStatus.IN_PROGRESS) setPlanStatus(ledger, id, PlanStatus.NEEDS_ATTENTION)
  }
}

function settleIssue(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  issue: ConnectionIssue,
  now: string,
): void {
  const failures = connection.failures + 1
  const state = stateAfterFailure(issue, failures)
  if (state.hasSyncIssue && !connection.hasSyncIssue) warnPlans(ledger, connection.id)
  updateConnection(ledger, connection.id, {
    ...idle,
    failures,
    issue: state.issue,
    hasSyncIssue: state.hasSyncIssue,
    nextSyncAt: state.nextTryMs === null ? null : later(now, state.nextTryMs),
  })
}

/** Ends a sync without new data. A bank that is still preparing its history is waited for. */
export function settleFailure(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  kind: ProviderFailureKind,
  now: string,
): void {
  if (kind === 'not-ready') settleWaiting(ledger, connection, now)
  else settleIssue(ledger, connection, toIssue(kind), now)
}

/** Ends a sync in which the bank sent no accounts at all; all stored ones stay. */
export const settleNoAccounts = (ledger: LedgerTransaction, connection: StoredConnection, now: string): void =>
  settleIssue(ledger, connection, 'no-accounts', now)

interface Synced {
  /** The connection as it was when the sync began; `current` is as it is now. */
  readonly began: StoredConnection
  readonly current: StoredConnection
  readonly item: ProviderItem
  readonly now: string
}

/** Ends a sync that has everything. A sync requested while it ran is still due. */
export function settleSynced(ledger: LedgerTransaction, { began, current, item, now }: Synced): void {
  const isAskedAgain = current.nextSyncAt !== began.nextSyncAt
  updateConnection(ledger, current.id, {
    ...(isAskedAgain ? {} : { ...idle, nextSyncAt: later(now, syncEveryMs) }),
    failures: 0,
    issue: item.failure === 'pending-disconnect' ? 'pending-disconnect' : null,
    hasSyncIssue: false,
    worksUntil: item.worksUntil,
    lastSyncedAt: now,
  })
}

/**
 * Schedules another look soon, because the bank is still preparing its history. The sync counts as running for a while.
 */
export function settleWaiting(ledger: LedgerTransaction, connection: StoredConnection, now: string): void {
  const looks = connection.failures + 1
  updateConnection(ledger, connection.id, {
    isSyncingAccounts: false,
    isSyncingTransactions: looks < firstHistoryLooks,
    failures: looks,
    nextSyncAt: later(now, nextHistoryLookMs(connection.failures)),
  })
}

/** Ends a sync whose login waits for the person's answer whether it is one that they have. The next one looks again. */
export function settleAsked(ledger: LedgerTransaction, { id }: StoredConnection, now: string): void {
  updateConnection(ledger, id, {
    ...idle,
    failures: 0,
    issue: 'asks-if-same',
    hasSyncIssue: false,
    nextSyncAt: later(now, syncEveryMs),
  })
}

/** Ends a sync that is not allowed: the company forbids linking banks, or the item belongs to another person. */
export function settleStopped(ledger: LedgerTransaction, connectionId: number): void {
  updateConnection(ledger, connectionId, { ...idle, nextSyncAt: null })
}
