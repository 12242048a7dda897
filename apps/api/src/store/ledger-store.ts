import type { LedgerOwner } from './ledger-owner.ts'
import type { Ledger } from './ledger/ledger.ts'

/**
 * Opens ledgers. On a machine they are files. On the edge the store belongs to one person's Durable Object and knows
 * only its own ledger, so nothing here lists or joins ledgers.
 */
export interface LedgerStore {
  /**
   * Returns the person's ledger, open and migrated. It is created the first time and never again. Do not keep it across
   * an `await`.
   *
   * @throws LedgerRefused if it is lost, or bears a mark other than its owner's; nothing is created or changed then.
   * @throws ApiError 401 if the person has left meanwhile: their ledger is not created again.
   */
  open(owner: LedgerOwner, purpose?: 'read' | 'write'): Ledger
  /** Removes the person's ledger for good. */
  remove(userId: number): void
  close(): void
}
