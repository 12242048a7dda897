import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { nameOfUnfinished, removeUnfinished } from '../ledger-names.ts'
import { isStoreBusy } from './is-store-unavailable.ts'
import { encryptFile, type FileKey, openFile, openWithKey } from './key-file.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** Encrypts a copy, and finds it whole. */
function encryptCopy(copy: string, key: FileKey, former: FileKey | undefined): void {
  const file = openFile(copy, former)
  try {
    encryptFile(file, key)
  } finally {
    file.close()
  }
  const keyed = openFile(copy, key, true)
  try {
    if (keyed.pragma('quick_check', { simple: true }) !== 'ok') throw new Error('An encrypted file is not whole')
  } finally {
    keyed.close()
  }
  const handle = openSync(copy, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Takes the whole file for this connection alone, with its log in it. False if another process has it open. */
function takeAlone(file: SqliteFile): boolean {
  try {
    file.pragma('locking_mode = EXCLUSIVE')
    if (file.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') return false
    file.exec('BEGIN EXCLUSIVE; COMMIT')
    return true
  } catch (error) {
    if (isStoreBusy(error)) return false
    throw error
  }
}

interface Replacing {
  /** Syncs the file's name to disk. */
  readonly keepName: (path: string) => void
  /** What the file is encrypted with until then; undefined for a plain one. */
  readonly former?: FileKey | undefined
  /** Called with the former file once it has no name any more. */
  readonly onReplaced?: (former: SqliteFile) => void
}

/**
 * Replaces a database by one that is encrypted with this key. Killed at any step, the file under its name is the whole former one or
 * the whole new one. Returns false, having changed nothing, if another process has it open.
 */
export function encryptInPlace(path: string, key: FileKey, { keepName, former, onReplaced }: Replacing): boolean {
  const copy = nameOfUnfinished(path)
  const file = openWithKey(() => new Sqlite(path, { fileMustExist: true, timeout: 0 }), former)
  try {
    if (!takeAlone(file)) return false
    file.prepare('VACUUM INTO ?').run(copy)
    chmodSync(copy, 0o600)
    encryptCopy(copy, key, former)
    renameSync(copy, path)
    keepName(path)
    onReplaced?.(file)
  } finally {
    file.close()
    rmSync(copy, { force: true })
  }
  removeUnfinished(path)
  return true
}
