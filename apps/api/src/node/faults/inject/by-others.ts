import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ledgerPath } from '../../../store/ledger-files.ts'
import type { Fault } from './fault.ts'

/** Holds the write locks of databases as another program would. */
function lock(paths: readonly string[]): () => Promise<void> {
  const others = paths.map((path) => new Sqlite(path, { timeout: 5_000 }))
  for (const other of others) other.exec('BEGIN IMMEDIATE')
  return async () => {
    for (const other of others) {
      other.exec('ROLLBACK')
      other.close()
    }
  }
}

/** Another program has every ledger locked. */
export const lockedLedgers: Fault = {
  name: 'locked ledgers',
  refusesWrites: false,
  settings: {},
  begin: async ({ dataFolder, personIds }) => lock(personIds.map((id) => ledgerPath(dataFolder, id))),
}

/** Another program has the directory locked. */
export const lockedDirectory: Fault = {
  name: 'locked directory',
  refusesWrites: false,
  settings: {},
  begin: async ({ dataFolder }) => lock([join(dataFolder, 'directory.sqlite')]),
}

const MEBIBYTE = Buffer.alloc(2 ** 20)

/** Takes up what is free, to the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = MEBIBYTE.length; size >= 1;) {
      try {
        writeSync(file, MEBIBYTE, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

/** A file system of some megabytes in memory at the folder; null where this user may not mount one. */
export function mountSmallDisk(folder: string): (() => void) | null {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' })
  return status === 0 ? () => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }) : null
}

/**
 * Somebody else's file has taken the rest of the disk that the databases are on. For a small disk of its own only. Writes for
 * which a log has room left are still taken.
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
