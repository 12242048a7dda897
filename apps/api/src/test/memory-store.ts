import { drizzle } from 'drizzle-orm/better-sqlite3'
import { type Directory, makeDirectory } from '../store/directory/directory.ts'
import { directoryMigrations } from '../store/directory/migrations.generated.ts'
import * as directorySchema from '../store/directory/schema.ts'
import { type Ledger, makeLedger, reserveIds } from '../store/ledger/ledger.ts'
import { ledgerMigrations } from '../store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../store/ledger-store.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'

/** A directory in memory: for tests of thousands of small writes, which would otherwise wait for the disk each time. */
export function openMemoryDirectory(): Directory {
  const file = openSqlite(':memory:', directoryMigrations)
  return makeDirectory(drizzle(file, { schema: directorySchema }), () => file.close())
}

function openMemoryLedger(userId: number): Ledger {
  const file = openSqlite(':memory:', ledgerMigrations)
  const db = drizzle(file)
  reserveIds(db, userId)
  return makeLedger(db, () => file.close())
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
