import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { type Ledger, makeLedger, reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import * as schema from './ledger/schema.ts'
import type { LedgerStore } from './ledger-store.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** Open files cost memory (about half a megabyte each): the ledgers used longest ago are closed beyond this many. */
const OPEN_LEDGERS = 200

/** `ledgers/07/7.sqlite`: the last two digits spread people evenly over a hundred folders. */
export function ledgerPath(dataFolder: string, userId: number): string {
  return join(dataFolder, 'ledgers', String(userId).padStart(2, '0').slice(-2), `${userId}.sqlite`)
}

function openLedgerFile(path: string, userId: number): Ledger {
  const file = openSqlite(path, ledgerMigrations)
  const db = drizzle(file, { schema })
  reserveIds(db, userId)
  return makeLedger(db, () => file.close())
}

/** Ledgers as SQLite files under the data folder, the most recently used kept open. */
export function openLedgerFiles(dataFolder: string, openLedgers = OPEN_LEDGERS): LedgerStore {
  /** In the order of their last use. */
  const open = new Map<number, Ledger>()

  const close = (userId: number) => {
    open.get(userId)?.close()
    open.delete(userId)
  }

  const closeOldest = () => {
    const [oldest] = open.keys()
    if (oldest !== undefined && open.size > openLedgers) close(oldest)
  }

  return {
    open(userId) {
      const ledger = open.get(userId) ?? openLedgerFile(ledgerPath(dataFolder, userId), userId)
      open.delete(userId)
      open.set(userId, ledger)
      closeOldest()
      return ledger
    },
    remove(userId) {
      close(userId)
      const path = ledgerPath(dataFolder, userId)
      for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
    },
    close() {
      for (const userId of [...open.keys()]) close(userId)
    },
  }
}
