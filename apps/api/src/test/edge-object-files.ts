import { type Ledger, makeLedger, reserveIds } from '../store/ledger/ledger.ts'
import { ledgerMigrations } from '../store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../store/ledger-store.ts'
import { drizzleSqlite, sqliteDriver } from '../store/sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'

/**
 * A test's look into the databases of objects, while workerd has them open: on one machine each is a SQLite file, and both
 * sides keep to SQLite's locks. One that is not there yet is made, as the object would make it.
 */
export function openObjectFiles(pathOf: (userId: number) => string): LedgerStore {
  const open = new Map<number, Ledger>()
  const openFile = (userId: number) => {
    const file = openSqlite(pathOf(userId), ledgerMigrations)
    const db = drizzleSqlite(file)
    reserveIds(db, userId)
    return makeLedger(db, () => file.close(), sqliteDriver(file))
  }
  const remove = () => {
    throw new Error('An object is removed by its own call alone')
  }
  return {
    open(userId) {
      const ledger = open.get(userId) ?? openFile(userId)
      open.set(userId, ledger)
      return ledger
    },
    remove,
    close() {
      for (const ledger of open.values()) ledger.close()
      open.clear()
    },
  }
}
