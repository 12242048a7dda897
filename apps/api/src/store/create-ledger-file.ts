import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations, ledgerSchema } from './ledger/migrations.generated.ts'
import { writeMark } from './ledger-mark.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import { nameOfUnfinished, removeUnfinished } from './ledger-names.ts'
import { drizzleSqlite } from './sqlite/drizzle-sqlite.ts'
import type { FileKey } from './sqlite/key-file.ts'
import { askFile, openSqlite } from './sqlite/open-sqlite.ts'

/**
 * Removes a ledger's database file and all that lies next to it under its name: SQLite's `-wal` and `-shm` files, half-made
 * files of a killed process, and ledgers that an operator replaced and kept.
 */
export function removeLedgerFiles(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    // Recursive, because a folder may have its name.
    if (name.startsWith(basename(path))) rmSync(join(folder, name), { force: true, recursive: true })
}

/** What a new ledger begins with. */
interface NewLedger {
  /** The UTC day. */
  readonly today: string
  /** What it is encrypted with; undefined for a plain file. */
  readonly key: FileKey | undefined
}

/** Creates a complete, marked ledger under a temporary name. Once closed, SQLite keeps no further files next to it. */
function createMarked(path: string, owner: LedgerOwner, { today, key }: NewLedger): void {
  const file = openSqlite(path, ledgerMigrations, { key, whole: ledgerSchema })
  try {
    reserveIds(drizzleSqlite(file), owner.personId)
    writeMark(askFile(file), owner, today)
    file.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    file.close()
  }
}

/**
 * Creates a person's ledger. It is complete and marked before it gets its final name, and an existing file is never
 * overwritten. A process killed halfway leaves either no ledger or the complete one. When several processes do this at
 * once, the first wins and the others use its ledger.
 */
export function createLedgerFile(path: string, owner: LedgerOwner, made: NewLedger): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const making = nameOfUnfinished(path)
  try {
    createMarked(making, owner, made)
    linkSync(making, path)
  } catch (error) {
    // Another process won. It may have removed our file at any moment, even while SQLite was writing to it.
    if (!existsSync(path)) throw error
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(making + suffix, { force: true })
  }
  removeUnfinished(path)
}
