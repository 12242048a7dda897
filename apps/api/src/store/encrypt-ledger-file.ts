import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { keepLedgerName, nameOfUnfinished, removeUnfinished } from './ledger-names.ts'
import { isStoreBusy } from './sqlite/is-store-unavailable.ts'
import { encryptFile, useKey } from './sqlite/key-file.ts'
import type { SqliteFile } from './sqlite/sqlite-file.ts'

/** Encrypts a copy, and finds it whole. */
function encryptCopy(copy: string, key: Uint8Array): void {
  const plain = new Sqlite(copy)
  try {
    encryptFile(plain, key)
  } finally {
    plain.close()
  }
  const keyed = new Sqlite(copy, { readonly: true })
  try {
    useKey(keyed, key)
    if (keyed.pragma('quick_check', { simple: true }) !== 'ok') throw new Error('An encrypted ledger is not whole')
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

/**
 * Has the replaced file refused by each process that opened it before and waits for its lock: it has no name any more, and its log
 * would be taken for that of the one in its place. Without a journal, which has the ledger's name too.
 */
function spoil(file: SqliteFile): void {
  file.pragma('journal_mode = MEMORY')
  file.exec("UPDATE ledger_mark SET ledger_id = 'replaced'")
}

/**
 * Replaces a plain ledger by an encrypted one. Killed at any step, the file under the ledger's name is the whole plain
 * one or the whole encrypted one. Returns false, having changed nothing, if another process has it open.
 */
export function encryptLedgerFile(path: string, key: Uint8Array): boolean {
  const copy = nameOfUnfinished(path)
  const file = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    if (!takeAlone(file)) return false
    file.prepare('VACUUM INTO ?').run(copy)
    chmodSync(copy, 0o600)
    encryptCopy(copy, key)
    renameSync(copy, path)
    keepLedgerName(path)
    spoil(file)
  } finally {
    file.close()
    rmSync(copy, { force: true })
  }
  removeUnfinished(path)
  return true
}
