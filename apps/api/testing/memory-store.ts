import type { AuditSign } from '../src/store/directory/audit-chain.ts'
import { type Directory, createDirectory } from '../src/store/directory/directory.ts'
import { directoryMigrations, directorySchema } from '../src/store/directory/migrations.generated.ts'
import { type Ledger, createLedger, reserveIds } from '../src/store/ledger/ledger.ts'
import { ledgerMigrations, ledgerSchema } from '../src/store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../src/store/ledger-store.ts'
import { drizzleSqlite, sqliteDriver } from '../src/store/sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts'

/**
 * Opens a directory in memory: for tests of thousands of small writes, which would otherwise wait for the disk each
 * time.
 */
export function openMemoryDirectory(auditSign: AuditSign = (line) => `signed ${line}`): Directory {
  const file = openSqlite(':memory:', directoryMigrations, { whole: directorySchema })
  return createDirectory(drizzleSqlite(file), () => file.close(), auditSign)
}

function openMemoryLedger(userId: number): Ledger {
  const file = openSqlite(':memory:', ledgerMigrations, { whole: ledgerSchema })
  const db = drizzleSqlite(file)
  reserveIds(db, userId)
  return createLedger(db, () => file.close(), sqliteDriver(file))
}

/** Opens ledgers in memory, which stay open until the end. */
export function openMemoryLedgers(): LedgerStore {
  const ledgers = new Map<number, Ledger>()
  const remove = (userId: number) => {
    ledgers.get(userId)?.close()
    ledgers.delete(userId)
  }
  return {
    open({ personId: userId }) {
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
