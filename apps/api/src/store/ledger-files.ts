import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { signedOut } from '../errors.ts'
import { isAnybody } from './is-anybody.ts'
import { type Ledger, makeLedger, reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import type { LedgerStore } from './ledger-store.ts'
import { drizzleSqlite, sqliteDriver } from './sqlite/drizzle-sqlite.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** Open files cost memory (about half a megabyte each): the ledgers used longest ago are closed beyond this many. */
const OPEN_LEDGERS = 200

/** `ledgers/07/7.sqlite`: the last two digits spread people evenly over a hundred folders. */
export function ledgerPath(dataFolder: string, userId: number): string {
  return join(dataFolder, 'ledgers', String(userId).padStart(2, '0').slice(-2), `${userId}.sqlite`)
}

function openLedgerFile(path: string, userId: number): Ledger {
  const file = openSqlite(path, ledgerMigrations)
  const db = drizzleSqlite(file)
  reserveIds(db, userId)
  return makeLedger(db, () => file.close(), sqliteDriver(file))
}

interface OpenLedger {
  readonly ledger: Ledger
  readonly path: string
  /** Which file of the disk it is, whatever has its name by now. */
  readonly inode: number | undefined
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

function removeFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

/** Ledgers as SQLite files under the data folder, the most recently used kept open. */
export interface LedgerFiles extends LedgerStore {
  /** How many are open now. */
  openCount(): number
}

/** Opens the store of ledgers of a data folder, which other processes may have open too. */
export function openLedgerFiles(dataFolder: string, openLedgers = OPEN_LEDGERS): LedgerFiles {
  /** In the order of their last use. */
  const open = new Map<number, OpenLedger>()

  const close = (userId: number) => {
    open.get(userId)?.ledger.close()
    open.delete(userId)
  }

  const openFile = (userId: number): OpenLedger => {
    const path = ledgerPath(dataFolder, userId)
    const isNew = inodeOf(path) === undefined
    const ledger = openLedgerFile(path, userId)
    // What was under way while somebody left must not begin their ledger anew. Asked once it is there: who is still known then
    // has yet to be removed from the directory, and the ledger is removed after that.
    if (isNew && !isAnybody(dataFolder, userId)) {
      ledger.close()
      removeFiles(path)
      throw signedOut()
    }
    return { ledger, path, inode: inodeOf(path) }
  }

  /** The open ledger, unless another process has removed its file: what is written to that would be nowhere. */
  const stillOpen = (userId: number, purpose: 'read' | 'write'): OpenLedger | undefined => {
    const known = open.get(userId)
    if (purpose === 'read') return known
    if (known && known.inode !== inodeOf(known.path)) close(userId)
    return open.get(userId)
  }

  const closeOldest = () => {
    const [oldest] = open.keys()
    if (oldest !== undefined && open.size > openLedgers) close(oldest)
  }

  return {
    open(userId, purpose = 'write') {
      const opened = stillOpen(userId, purpose) ?? openFile(userId)
      open.delete(userId)
      open.set(userId, opened)
      closeOldest()
      return opened.ledger
    },
    remove(userId) {
      close(userId)
      removeFiles(ledgerPath(dataFolder, userId))
    },
    openCount: () => open.size,
    close() {
      for (const userId of [...open.keys()]) close(userId)
    },
  }
}
