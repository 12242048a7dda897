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

/** Opens a file that must exist as it is: plain without a key. */
export function openFile(path: string, key?: Uint8Array, readonly = false): SqliteFile {
  const file = new Sqlite(path, { readonly, fileMustExist: true })
  if (key) useKey(file, key)
  return file
}
