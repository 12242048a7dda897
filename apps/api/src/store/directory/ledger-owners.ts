import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { LedgerMark } from '../ledger-mark.ts'
import type { LedgerOwner } from '../ledger-owner.ts'
import type { DirectoryDatabase } from './database.ts'
import { directoryMark, personLedger } from './schema.ts'

/** Columns that every query of a person includes, so that their ledger can be opened without a second query. */
export const ledgerColumns = {
  ledgerId: personLedger.ledgerId,
  ledgerState: personLedger.state,
  ledgerGeneration: personLedger.generation,
  ledgerStamp: personLedger.stamp,
  directoryId: sql<string>`(select ${directoryMark.directoryId} from ${directoryMark})`.as('directory_id'),
}

/** Which mark each person's ledger must bear. */
export interface LedgerOwners {
  /** Returns what a person's ledger is opened with; undefined if the person is unknown or has left. */
  of(personId: number): Promise<LedgerOwner | undefined>
  /**
   * Records that the ledger exists and bears this mark, unless the directory has another than the mark before it.
   * Repeatable.
   */
  follow(mark: LedgerMark): Promise<void>
  /**
   * Called before a ledger is removed at its person's request: from here on a missing ledger is not reported as lost.
   */
  setNew(personId: number): Promise<void>
  /** Returns whose ledgers an operator has set aside. */
  quarantined(): Promise<readonly number[]>
}

export function ledgerOwners(db: DirectoryDatabase): LedgerOwners {
  return {
    async of(personId) {
      const [found] = await db
        .select({ personId: personLedger.personId, ...ledgerColumns })
        .from(personLedger)
        .where(eq(personLedger.personId, personId))
      return found
    },
    async follow({ personId, ledgerId, generation, stamp, previousStamp }) {
      const isTheirs = and(eq(personLedger.personId, personId), eq(personLedger.ledgerId, ledgerId))
      await db
        .update(personLedger)
        .set({ state: 'there', generation, stamp })
        .where(
          and(
            isTheirs,
            or(
              eq(personLedger.state, 'behind'),
              and(
                inArray(personLedger.stamp, [stamp, previousStamp]),
                inArray(personLedger.state, ['new', 'unlooked', 'unmarked', 'there']),
              ),
            ),
          ),
        )
    },
    async setNew(personId) {
      await db
        .update(personLedger)
        .set({ state: 'new' })
        .where(and(eq(personLedger.personId, personId), sql`${personLedger.state} <> 'never'`))
    },
    async quarantined() {
      // Written out, because a partial index is not used for a bound value.
      const found = await db
        .select({ personId: personLedger.personId })
        .from(personLedger)
        .where(sql`${personLedger.state} = 'quarantined'`)
      return found.map(({ personId }) => personId)
    },
  }
}
