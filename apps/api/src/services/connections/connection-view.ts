import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { allAccounts, allConnections, type StoredConnection } from '../../store/ledger/accounts.ts'
import { accountsOfConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { JoiningFacts } from '../sync/overlaps.ts'
import { issueMessage } from '../sync/sync-schedule.ts'
import { daysBetween } from '@evenkeel/engine'
import { toDay } from '../moment.ts'

const needsPerson = new Set<StoredConnection['issue']>(['login-required', 'pending-disconnect', 'revoked'])

/** Returns the accounts that the person is asked about. */
const askedAccounts = (ledger: LedgerTransaction, connectionId: number) =>
  accountsOfConnection(ledger, connectionId).flatMap(({ sameness, bankName, joiningFacts }) => {
    if (sameness !== 'asked' || joiningFacts === null) return []
    const facts: JoiningFacts = JSON.parse(joiningFacts)
    return [{ name: bankName, ...facts }]
  })

/** The ledger that has the connections, and the person's day. */
interface ConnectionScene {
  readonly ledger: LedgerTransaction
  readonly today: string
}

/** Converts a connection to the API's shape. */
export function toConnection({ ledger, today }: ConnectionScene, row: StoredConnection): AccountConnection {
  const accounts = allAccounts(ledger).filter(({ accountConnectionId }) => accountConnectionId === row.id)
  const elsewhere = accountsOfConnection(ledger, row.id).filter(({ isElsewhere }) => isElsewhere)
  return {
    accountConnectionId: row.id,
    name: row.name,
    provider: row.provider,
    institutionId: row.institutionId,
    accountsCount: accounts.length,
    issue: row.issue,
    issueMessage: row.issue && issueMessage(row.issue),
    needsRepair: needsPerson.has(row.issue),
    hasSyncIssue: row.hasSyncIssue,
    isSilent: isSilent(row, today),
    syncInProgress: row.isSyncingAccounts || row.isSyncingTransactions,
    acctSyncInProgress: row.isSyncingAccounts,
    transSyncInProgress: row.isSyncingTransactions,
    transactionsRead: row.transactionsRead,
    lastSyncedAt: row.lastSyncedAt,
    nextSyncAt: row.nextSyncAt,
    worksUntil: row.worksUntil,
    refusedRows: row.refusedRows,
    ...(row.issue === 'asks-if-same' && { asksIfSame: askedAccounts(ledger, row.id) }),
    alreadyConnected: elsewhere.flatMap(({ bankName, sameness }) => (sameness === 'asked' ? [] : [bankName])),
  }
}

/** Returns all connections in the API's shape, oldest first. */
export const connectionList = (scene: ConnectionScene): AccountConnection[] =>
  allConnections(scene.ledger).map((row) => toConnection(scene, row))

const silentAfterDays = 3

/** Returns the day on which a connection was last read; null before its first sync. */
export const lastReadDay = ({ lastSyncedAt }: Pick<StoredConnection, 'lastSyncedAt'>): string | null =>
  lastSyncedAt === null ? null : toDay(lastSyncedAt)

/**
 * Whether a connection has not been read for three days. Every screen that calls a bank out of date goes by this. How old
 * the balances are says nothing: some banks state them once a week.
 */
export function isSilent(connection: Pick<StoredConnection, 'lastSyncedAt'>, today: string): boolean {
  const day = lastReadDay(connection)
  return day !== null && daysBetween(day, today) >= silentAfterDays
}
