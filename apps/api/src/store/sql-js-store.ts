import { drizzle } from 'drizzle-orm/sql-js'
import { type Directory, makeDirectory } from './directory/directory.ts'
import { directoryMigrations } from './directory/migrations.generated.ts'
import { makeLedger, reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import type { LedgerStore } from './ledger-store.ts'
import type { Migration } from './sqlite/migrate.ts'

/** A database of SQLite as compiled for the browser: all in memory, and gone with the page. */
export type SqlJsDatabase = Parameters<typeof drizzle>[0]

/** Gives a database: a new one, or one that was filled before. */
export type OpenSqlJs = (name: string) => { readonly database: SqlJsDatabase; readonly isNew: boolean }

function prepare({ database, isNew }: ReturnType<OpenSqlJs>, migrations: readonly Migration[]): SqlJsDatabase {
  // Nothing else has it open and nothing outlives the page, so no journal of migrations is kept.
  if (isNew) for (const { sql } of migrations) database.run(sql)
  database.run('PRAGMA foreign_keys = ON')
  return database
}

/** The directory in the browser's memory, under the name `directory`. */
export function openSqlJsDirectory(open: OpenSqlJs): Directory {
  const database = prepare(open('directory'), directoryMigrations)
  return makeDirectory(drizzle(database), () => database.close())
}

/** Ledgers in the browser's memory, each under its person's id. */
export function openSqlJsLedgers(open: OpenSqlJs): LedgerStore {
  const ledgers = new Map<number, ReturnType<typeof makeLedger>>()

  const openLedger = (userId: number) => {
    const opened = open(String(userId))
    const database = prepare(opened, ledgerMigrations)
    const db = drizzle(database)
    if (opened.isNew) reserveIds(db, userId)
    return makeLedger(db, () => database.close())
  }

  const remove = (userId: number) => {
    ledgers.get(userId)?.close()
    ledgers.delete(userId)
  }

  return {
    open(userId) {
      const ledger = ledgers.get(userId) ?? openLedger(userId)
      ledgers.set(userId, ledger)
      return ledger
    },
    remove,
    close() {
      for (const userId of [...ledgers.keys()]) remove(userId)
    },
  }
}
