import { closeSync, openSync, readSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { type Cipher, ciphers } from './ciphers.ts'
import { isNoDatabase } from './is-store-unavailable.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** What a file is opened with. */
export interface FileKey {
  readonly bytes: Uint8Array
  /** How a file is encrypted that has no encryption yet. A file that has one is opened with either. */
  readonly cipher: Cipher
}

const rawKey = ({ bytes }: FileKey) => `raw:${Buffer.from(bytes).toString('hex')}`

/** Opens a file with a key in one cipher. @throws SQLITE_NOTADB where it has another key or cipher, or none. */
function openIn(cipher: Cipher, open: () => SqliteFile, key: FileKey): SqliteFile {
  const file = open()
  try {
    file.pragma(`cipher = '${cipher}'`)
    file.pragma(`key = '${rawKey(key)}'`)
    file.pragma('schema_version')
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/**
 * Opens a file with a key, in the key's cipher or, if it was encrypted before another was chosen, in that one; without a key as it is.
 * @throws SQLITE_NOTADB for a file that is encrypted with another key, or plain.
 */
export function openWithKey(open: () => SqliteFile, key: FileKey | undefined): SqliteFile {
  if (!key) return open()
  try {
    return openIn(key.cipher, open, key)
  } catch (error) {
    if (!isNoDatabase(error)) throw error
    for (const other of ciphers) {
      if (other === key.cipher) continue
      try {
        return openIn(other, open, key)
      } catch {
        // Neither: then the first error says what is wrong.
      }
    }
    throw error
  }
}

/** Whether a file opens with a key in the key's own cipher. */
export function isInItsCipher(path: string, key: FileKey): boolean {
  try {
    openIn(key.cipher, () => new Sqlite(path, { readonly: true, fileMustExist: true }), key).close()
    return true
  } catch (error) {
    if (isNoDatabase(error)) return false
    throw error
  }
}

/** Encrypts a file that no other process has open, and that has no write-ahead log: a plain one, or one with another key. */
export function encryptFile(file: SqliteFile, key: FileKey): void {
  file.pragma(`cipher = '${key.cipher}'`)
  file.pragma(`rekey = '${rawKey(key)}'`)
}

/** Rewrites an encrypted file as a plain one; without a journal, which would hold its pages. */
export function decryptFile(file: SqliteFile): void {
  file.pragma('journal_mode = MEMORY')
  file.pragma("rekey = ''")
}

const plainHead = Buffer.from('SQLite format 3\0')
const pageBytes = 4_096
/** Of 256 values nearly all are in an encrypted page, and not two thirds in a plain one. */
const valuesOfEncrypted = 240

/**
 * Whether a file that no process has open is an encrypted database: its first page looks random. One whose beginning is overwritten is
 * not taken for one.
 */
export function isEncryptedFile(path: string): boolean {
  const page = Buffer.alloc(pageBytes)
  const handle = openSync(path, 'r')
  try {
    if (readSync(handle, page) < page.length || page.subarray(0, plainHead.length).equals(plainHead)) return false
    return new Set(page).size >= valuesOfEncrypted
  } finally {
    closeSync(handle)
  }
}

/** Opens a file that must exist as it is: plain without a key. */
export const openFile = (path: string, key?: FileKey, readonly = false): SqliteFile =>
  openWithKey(() => new Sqlite(path, { readonly, fileMustExist: true }), key)

/**
 * Returns whether a file opens with this key, or as a plain one without. It asks SQLite: a process that reads the bytes of a
 * database that it has open loses its locks.
 */
export function opensWith(path: string, key: FileKey | undefined): boolean {
  let file: SqliteFile | undefined
  try {
    file = openFile(path, key, true)
    file.pragma('schema_version')
    return true
  } catch (error) {
    if (isNoDatabase(error)) return false
    throw error
  } finally {
    file?.close()
  }
}
