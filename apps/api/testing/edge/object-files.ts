import { type Ledger, createLedger, reserveIds } from '../../src/store/ledger/ledger.ts'
import { ledgerMigrations, ledgerSchema } from '../../src/store/ledger/migrations.generated.ts'
import { writeMark } from '../../src/store/ledger-mark.ts'
import type { LedgerOwner } from '../../src/store/ledger-owner.ts'
import type { LedgerStore } from '../../src/store/ledger-store.ts'
import { drizzleSqlite, sqliteDriver } from '../../src/store/sqlite/drizzle-sqlite.ts'
import { askFile, openSqlite } from '../../src/store/sqlite/open-sqlite.ts'
import { utcDay } from '../../src/store/with-generations.ts'

/**
 * Opens the objects' databases for a test, while workerd has them open: on one machine each is a SQLite file, and both
 * sides respect SQLite's locks. A missing one is created, as the object would do, on the day that the test's clock shows.
 * `onWrite` is called before anything is written: an object does not expect that of others.
 */
export function openObjectFiles(
  pathOf: (userId: number) => string,
  now: () => number,
  onWrite: () => void,
): LedgerStore {
  const open = new Map<number, Ledger>()
  const openFile = (owner: LedgerOwner) => {
    const file = openSqlite(pathOf(owner.personId), ledgerMigrations, { whole: ledgerSchema })
    const db = drizzleSqlite(file)
    onWrite()
    reserveIds(db, owner.personId)
    writeMark(askFile(file), owner, utcDay(now()))
    const ledger = createLedger(db, () => file.close(), sqliteDriver(file))
    return {
      ...ledger,
      transact(work, purpose) {
        if (purpose !== 'read') onWrite()
        return ledger.transact(work, purpose)
      },
    } satisfies Ledger
  }
  const remove = () => {
    throw new Error('An object is removed by its own call alone')
  }
  return {
    open(owner) {
      const ledger = open.get(owner.personId) ?? openFile(owner)
      open.set(owner.personId, ledger)
      return ledger
    },
    remove,
    close() {
      for (const ledger of open.values()) ledger.close()
      open.clear()
    },
  }
}
