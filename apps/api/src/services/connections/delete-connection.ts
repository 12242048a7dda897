import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { presentMoment } from '../moment.ts'
import { allAccounts, type StoredConnection } from '../../store/ledger/accounts.ts'
import {
  accountsOfConnection,
  deleteConnectionRows,
  insertRemoval,
  updateConnection,
} from '../../store/ledger/connections.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { removeAccount } from '../accounts.ts'
import { recordChange } from '../record-change.ts'
import { hashItem } from '../sync/sync-parts.ts'
import { type ConnectionUse, requireConnection } from './connection-access.ts'
import { wakeWork } from './start-sync.ts'

/**
 * Has the login ended at the provider in the background, and takes it off the row before the deletion is journaled.
 * Undoing the deletion therefore restores the data under an ended connection, and connecting the bank again continues
 * it.
 */
function handOverLogin(context: LedgerContext, connection: StoredConnection): void {
  const { id, provider, accessToken } = connection
  if (provider !== null && accessToken !== null) {
    insertRemoval(context.ledger, { connectionId: id, provider, accessToken, nextTryAt: presentMoment(context.clock) })
  }
  updateConnection(context.ledger, id, {
    accessToken: null,
    itemId: null,
    publicTokenHash: null,
    cursor: null,
    nextSyncAt: null,
    isSyncingAccounts: false,
    isSyncingTransactions: false,
    hasSyncIssue: true,
    issue: 'revoked',
  })
}

function removeRows(context: LedgerContext, connection: StoredConnection): void {
  const { ledger } = context
  handOverLogin(context, connection)
  recordChange(context, 'connection.delete', (recorder) => {
    const accounts = allAccounts(ledger).filter(({ accountConnectionId }) => accountConnectionId === connection.id)
    // The connection's rows about its accounts refer to the accounts: they are removed first and restored last.
    recorder.willChange(
      'connection_account',
      accountsOfConnection(ledger, connection.id).map(({ id }) => id),
    )
    for (const { id } of accounts) removeAccount(ledger, recorder, id)
    recorder.willChange('account_connection', [connection.id])
    deleteConnectionRows(ledger, connection.id)
  })
}

/**
 * Deletes a connection with its accounts and transactions; plans that counted one of them need attention. Changes the
 * person's ledger first, in one transaction, then the directory; the provider is called in the background.
 * Source: Q-CONN-3.
 *
 * @throws ApiError 404
 */
export async function deleteConnection(use: ConnectionUse, id: number): Promise<Record<string, never>> {
  const { parts, context } = use
  const { person, clock, random, today } = context
  const deleted = await context.withLedger((ledger) => {
    const connection = requireConnection(ledger, id)
    const noteChange = (changeId: number) => context.addHeader(changeHeader, String(changeId))
    removeRows({ person, clock, random, today, ledger, noteChange, about: person.userId }, connection)
    return connection
  })
  const { provider, itemId } = deleted
  if (provider !== null && itemId !== null)
    await parts.directory.bankItems.remove(hashItem(parts, provider, itemId), person.userId)
  await wakeWork(use)
  return {}
}
