import { drizzle } from 'drizzle-orm/sql-js'
import { hashOfSecret } from '../src/identity/keys.ts'
import { type Directory, createDirectory } from '../src/store/directory/directory.ts'
import { directorySchema } from '../src/store/directory/migrations.generated.ts'
import { emptySearch } from '../src/store/ledger/kept-in-bulk.ts'
import { createLedger, reserveIds } from '../src/store/ledger/ledger.ts'
import { ledgerSchema } from '../src/store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../src/store/ledger-store.ts'

/** A database of SQLite compiled for the browser: all in memory, and gone when the page closes. */
export type SqlJsDatabase = Parameters<typeof drizzle>[0]

/** Opens a database: a new one, or one that was filled before. */
export type OpenSqlJs = (name: string) => { readonly database: SqlJsDatabase; readonly isNew: boolean }

/** SQLite for the browser has an older text search, which takes the same rows and the same simple questions. */
const withItsTextSearch = (sql: string) =>
  sql
    .replace(/USING fts5\(words[^)]*\)/, 'USING fts4(words)')
    .replace('fts5vocab(entry_text, instance)', 'fts4aux(entry_text)')

/** The older search is emptied like any table. */
const withItsCommands = (database: SqlJsDatabase): SqlJsDatabase =>
  Object.assign(Object.create(database), {
    prepare: (text: string) => database.prepare(text === emptySearch ? 'delete from entry_text' : text),
  })

function prepare({ database, isNew }: ReturnType<OpenSqlJs>, schema: string): SqlJsDatabase {
  // No other process opens it and it does not outlive the page, so no migration journal is kept.
  if (isNew) database.run(withItsTextSearch(schema))
  database.run('PRAGMA foreign_keys = ON')
  return database
}

/** Opens the directory in the browser's memory, under the name `directory`. */
export function openSqlJsDirectory(open: OpenSqlJs): Directory {
  const database = prepare(open('directory'), directorySchema)
  return createDirectory(drizzle(database), () => database.close(), hashOfSecret)
}

/** Opens ledgers in the browser's memory, each under its person's id. */
export function openSqlJsLedgers(open: OpenSqlJs): LedgerStore {
  const ledgers = new Map<number, ReturnType<typeof createLedger>>()

  const openLedger = (userId: number) => {
    const opened = open(String(userId))
    const database = prepare(opened, ledgerSchema)
    const db = drizzle(withItsCommands(database))
    if (opened.isNew) reserveIds(db, userId)
    return createLedger(db, () => database.close())
  }

  const remove = (userId: number) => {
    ledgers.get(userId)?.close()
    ledgers.delete(userId)
  }

  return {
    open({ personId: userId }) {
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
