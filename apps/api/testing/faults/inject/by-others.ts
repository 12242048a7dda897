import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ledgerPath } from '../../../src/store/ledger-files.ts'
import type { Fault } from './fault.ts'

/** Holds the write locks of databases as another program would. */
function lock(paths: readonly string[]): () => Promise<void> {
  const others = paths.map((path) => new Sqlite(path, { timeout: 60_000 }))
  for (const other of others) other.exec('BEGIN IMMEDIATE')
  return async () => {
    for (const other of others) {
      other.exec('ROLLBACK')
      other.close()
    }
  }
}

/** Another program locks every ledger. */
export const lockedLedgers: Fault = {
  name: 'locked ledgers',
  refusesWrites: false,
  settings: {},
  begin: async ({ dataFolder, personIds }) => lock(personIds.map((id) => ledgerPath(dataFolder, id))),
}

/** Another program locks the directory. */
export const lockedDirectory: Fault = {
  name: 'locked directory',
  refusesWrites: false,
  settings: {},
  begin: async ({ dataFolder }) => lock([join(dataFolder, 'directory.sqlite')]),
}

const mebibyte = Buffer.alloc(2 ** 20)

/** Takes up all free space, to the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = mebibyte.length; size >= 1;) {
      try {
        writeSync(file, mebibyte, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Mounts a file system of some megabytes in memory at the folder; null if this user may not mount. */
export function mountSmallDisk(folder: string): (() => void) | null {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' })
  return status === 0 ? () => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }) : null
}

/**
 * Another file takes the rest of the disk that the databases are on. Only for a separate small disk. Writes for which a
 * log has room left are still accepted.
 */
export const filledDisk: Fault = {
  name: 'full disk (mount)',
  refusesWrites: false,
  settings: {},
  async begin({ dataFolder }) {
    const ballast = join(dataFolder, 'ballast')
    fill(ballast)
    return async () => rmSync(ballast, { force: true })
  },
}
