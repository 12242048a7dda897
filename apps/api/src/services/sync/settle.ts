import type { ConnectionIssue } from '@evenkeel/api-client/contract/account-connections'
import { PlanStatus } from '@evenkeel/engine'
import type { ProviderFailureKind, ProviderItem } from '../../bank/bank-provider.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { accountsOfConnection, updateConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { plansOfAccount, setPlanStatus } from '../../store/ledger/plans.ts'
import { FIRST_HISTORY_LOOKS, issueOf, nextHistoryLookMs, stateAfterFailure, SYNC_EVERY_MS } from './sync-schedule.ts'

const idle = { isSyncingAccounts: false, isSyncingTransactions: false, transactionsRead: 0 } as const

const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString()

/** A plan that counts an account whose bank is out of reach can no longer be trusted (Q-PLAN-10). */
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

/** The sync ended without new data. A bank that still prepares its history is waited for. */
export function settleFailure(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  kind: ProviderFailureKind,
  now: string,
): void {
  if (kind === 'not-ready') settleWaiting(ledger, connection, now)
  else settleIssue(ledger, connection, issueOf(kind), now)
}

/** The bank sent no accounts at all: all of them stay. */
export const settleNoAccounts = (ledger: LedgerTransaction, connection: StoredConnection, now: string): void =>
  settleIssue(ledger, connection, 'no-accounts', now)

interface Synced {
  /** The connection as it stood when the sync began, and as it stands now. */
  readonly began: StoredConnection
  readonly current: StoredConnection
  readonly item: ProviderItem
  readonly now: string
}

/** All that the bank has is here. What was asked for while the sync ran is still to be done. */
export function settleSynced(ledger: LedgerTransaction, { began, current, item, now }: Synced): void {
  const isAskedAgain = current.nextSyncAt !== began.nextSyncAt
  updateConnection(ledger, current.id, {
    ...(isAskedAgain ? {} : { ...idle, nextSyncAt: later(now, SYNC_EVERY_MS) }),
    failures: 0,
    issue: item.failure === 'pending-disconnect' ? 'pending-disconnect' : null,
    hasSyncIssue: false,
    worksUntil: item.worksUntil,
    lastSyncedAt: now,
  })
}

/** The bank has not got its history together: the sync counts as running, for a while, and is looked at again soon. */
export function settleWaiting(ledger: LedgerTransaction, connection: StoredConnection, now: string): void {
  const looks = connection.failures + 1
  updateConnection(ledger, connection.id, {
    isSyncingAccounts: false,
    isSyncingTransactions: looks < FIRST_HISTORY_LOOKS,
    failures: looks,
    nextSyncAt: later(now, nextHistoryLookMs(connection.failures)),
  })
}

/** Ends a sync that is not to be: the company links no banks any more. */
export function settleStopped(ledger: LedgerTransaction, connectionId: number): void {
  updateConnection(ledger, connectionId, { ...idle, nextSyncAt: null })
}
