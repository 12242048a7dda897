import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const makingSuffix = '.making'

/** Returns a new name for a file that is being made. */
export const nameOfUnfinished = (path: string): string => `${path}${makingSuffix}-${randomBytes(6).toString('hex')}`

/** Removes half-made files that a killed process left next to a file. */
export function removeUnfinished(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name.startsWith(`${basename(path)}${makingSuffix}`)) rmSync(join(folder, name), { force: true })
}

/** Syncs a file to disk, or a folder, so that new file names in it survive a power cut as file contents do. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Syncs the ledger's name to disk. Only after this may the directory record that the ledger exists. */
export function keepLedgerName(path: string): void {
  const folder = dirname(path)
  for (const kept of [folder, dirname(folder), dirname(dirname(folder))]) syncToDisk(kept)
}
