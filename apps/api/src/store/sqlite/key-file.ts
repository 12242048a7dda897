import { closeSync, openSync, readSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { SqliteFile } from './sqlite-file.ts'

/** Authenticates each page, and costs least: docs/decisions/key-per-person.md. */
const cipher = 'aegis'

const rawKey = (key: Uint8Array) => `raw:${Buffer.from(key).toString('hex')}`

/** Opens a file's encryption; called before any other statement. A wrong key is noticed by the first of those. */
export function useKey(file: SqliteFile, key: Uint8Array): void {
  file.pragma(`cipher = '${cipher}'`)
  file.pragma(`key = '${rawKey(key)}'`)
}

/** Encrypts a plain file that no other process has open, and that has no write-ahead log. */
export function encryptFile(file: SqliteFile, key: Uint8Array): void {
  file.pragma(`cipher = '${cipher}'`)
  file.pragma(`rekey = '${rawKey(key)}'`)
}

/** Rewrites an encrypted file as a plain one; without a journal, which would hold its pages. */
export function decryptFile(file: SqliteFile): void {
  file.pragma('journal_mode = MEMORY')
  file.pragma("rekey = ''")
}

const plainHead = Buffer.from('SQLite format 3\0')
/** What every database has after its head: the cipher leaves these bytes as they are, and a damaged file rarely has them. Source: https://sqlite.org/fileformat2.html */
const fractions = { at: 21, bytes: Buffer.from([64, 32, 32]) }

/** Whether a file that no process has open is an encrypted database. One whose beginning is damaged is not taken for one. */
export function isEncryptedFile(path: string): boolean {
  const head = Buffer.alloc(fractions.at + fractions.bytes.length)
  const handle = openSync(path, 'r')
  try {
    if (readSync(handle, head) < head.length) return false
    return head.subarray(fractions.at).equals(fractions.bytes) && !head.subarray(0, plainHead.length).equals(plainHead)
  } finally {
    closeSync(handle)
  }
}

/** Opens a file that must exist as it is: plain without a key. */
export function openFile(path: string, key?: Uint8Array, readonly = false): SqliteFile {
  const file = new Sqlite(path, { readonly, fileMustExist: true })
  if (key) useKey(file, key)
  return file
}
