import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { nameOfUnfinished, removeUnfinished } from '../ledger-names.ts'
import { isStoreBusy } from './is-store-unavailable.ts'
import { encryptFile, openFile } from './key-file.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** Encrypts a copy, and finds it whole. */
function encryptCopy(copy: string, key: Uint8Array): void {
  const plain = openFile(copy)
  try {
    encryptFile(plain, key)
  } finally {
    plain.close()
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
  /** Called with the plain file once it has no name any more. */
  readonly onReplaced?: (plain: SqliteFile) => void
}

/**
 * Replaces a plain database by an encrypted one. Killed at any step, the file under its name is the whole plain one or
 * the whole encrypted one. Returns false, having changed nothing, if another process has it open.
 */
export function encryptInPlace(path: string, key: Uint8Array, { keepName, onReplaced }: Replacing): boolean {
  const copy = nameOfUnfinished(path)
  const file = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    if (!takeAlone(file)) return false
    file.prepare('VACUUM INTO ?').run(copy)
    chmodSync(copy, 0o600)
    encryptCopy(copy, key)
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
