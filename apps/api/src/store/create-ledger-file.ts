import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import { writeMark } from './ledger-mark.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import { nameOfUnfinished, removeUnfinished } from './ledger-names.ts'
import { drizzleSqlite } from './sqlite/drizzle-sqlite.ts'
import { askFile, openSqlite } from './sqlite/open-sqlite.ts'

/**
 * Removes a ledger's database file, SQLite's `-wal` and `-shm` files, and half-made files that a killed process left
 * behind.
 */
export function removeLedgerFiles(path: string): void {
  // Recursive, because a folder may have its name.
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true, recursive: true })
  removeUnfinished(path)
}

/** What a new ledger begins with. */
interface NewLedger {
  /** The UTC day. */
  readonly today: string
  /** What it is encrypted with; undefined for a plain file. */
  readonly key: Uint8Array | undefined
}

/** Creates a complete, marked ledger under a temporary name. Once closed, SQLite keeps no further files next to it. */
function createMarked(path: string, owner: LedgerOwner, { today, key }: NewLedger): void {
  const file = openSqlite(path, ledgerMigrations, { key })
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
