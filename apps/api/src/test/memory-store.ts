import { type Directory, makeDirectory } from '../store/directory/directory.ts'
import { directoryMigrations } from '../store/directory/migrations.generated.ts'
import { type Ledger, makeLedger, reserveIds } from '../store/ledger/ledger.ts'
import { ledgerMigrations } from '../store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../store/ledger-store.ts'
import { drizzleSqlite, sqliteDriver } from '../store/sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'

/** A directory in memory: for tests of thousands of small writes, which would otherwise wait for the disk each time. */
export function openMemoryDirectory(): Directory {
  const file = openSqlite(':memory:', directoryMigrations)
  return makeDirectory(drizzleSqlite(file), () => file.close())
}

function openMemoryLedger(userId: number): Ledger {
  const file = openSqlite(':memory:', ledgerMigrations)
  const db = drizzleSqlite(file)
  reserveIds(db, userId)
  return makeLedger(db, () => file.close(), sqliteDriver(file))
}

/** Ledgers in memory, open until the end. */
export function openMemoryLedgers(): LedgerStore {
  const ledgers = new Map<number, Ledger>()
  const remove = (userId: number) => {
    ledgers.get(userId)?.close()
    ledgers.delete(userId)
  }
  return {
    open(userId) {
      const ledger = ledgers.get(userId) ?? openMemoryLedger(userId)
      ledgers.set(userId, ledger)
      return ledger
    },
    remove,
    close() {
      for (const userId of [...ledgers.keys()]) remove(userId)
    },
  }
}
