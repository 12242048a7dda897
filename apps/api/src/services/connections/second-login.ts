import { accountsOfConnection, updateConnectionAccount } from '../../store/ledger/connections.ts'
import { type ConnectionUse, requireConnection } from './connection-access.ts'
import { startSync } from './start-sync.ts'

/**
 * Answers whether a login that asks is one that the person has, and syncs it. Joining takes no row away, and a login
 * that is kept apart can be deleted, so there is nothing to undo. A login that does not ask stays as it is.
 *
 * @throws ApiError 403 if linking is not allowed, 404 for an unknown connection.
 */
export async function decideSecondLogin(use: ConnectionUse, id: number, isSame: boolean) {
  const isAsked = await use.context.withLedger((ledger) => {
    if (requireConnection(ledger, id).issue !== 'asks-if-same') return false
    for (const { id: linkId, sameness } of accountsOfConnection(ledger, id))
      if (sameness === 'asked') updateConnectionAccount(ledger, linkId, { sameness: isSame ? 'same' : 'apart' })
    return true
  })
  return isAsked ? startSync(use, id, { isFull: true, isRepaired: true }) : { syncInProgress: false }
}
