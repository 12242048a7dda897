import { LedgerRefused } from '../errors.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import type { Ledger } from './ledger/ledger.ts'
import { WrongKey } from './keyring/key-wrapper.ts'
import { isDamaged, isUnreadable } from './sqlite/is-store-unavailable.ts'
import { NewerSchema } from './sqlite/migrate.ts'

/** Maps an error during a read: damage becomes a refusal that names the ledger. */
const asRefusal = (error: unknown, { ledgerId }: Pick<LedgerOwner, 'ledgerId'>): unknown =>
  isDamaged(error) ? new LedgerRefused(ledgerId, 'corrupt', error) : error

/** Maps an error while a ledger is opened to why it is refused, if it is. */
export function asRefusedOpening(error: unknown, owner: Pick<LedgerOwner, 'ledgerId'>): unknown {
  if (error instanceof LedgerRefused) return error
  if (error instanceof NewerSchema) return new LedgerRefused(owner.ledgerId, 'newer', error)
  if (error instanceof WrongKey) return new LedgerRefused(owner.ledgerId, 'not-theirs', error)
  if (isUnreadable(error)) return new LedgerRefused(owner.ledgerId, 'unreadable', error)
  return asRefusal(error, owner)
}

/** Wraps a ledger so that it is refused from the moment at which SQLite finds it damaged. */
export const refusedWhenDamaged = (ledger: Ledger, owner: Pick<LedgerOwner, 'ledgerId'>): Ledger => ({
  close: ledger.close,
  transact(work, purpose) {
    try {
      return ledger.transact(work, purpose)
    } catch (error) {
      throw asRefusal(error, owner)
    }
  },
})
