import type { Ledger } from './ledger/ledger.ts'

/**
 * Where ledgers are found. On a machine it opens files; on the edge a person's object stands behind it and knows only its
 * own ledger, so nothing here lists or joins ledgers.
 */
export interface LedgerStore {
  /**
   * The person's ledger, open and migrated; made when it is first asked for. Do not keep it across an `await`. To `read` it is
   * not looked whether another process has removed it since: who may still ask has been looked up by then.
   * @throws ApiError 401 for who has left meanwhile: their ledger is not made anew.
   */
  open(userId: number, purpose?: 'read' | 'write'): Ledger
  /** Removes the person's ledger for good. */
  remove(userId: number): void
  close(): void
}
