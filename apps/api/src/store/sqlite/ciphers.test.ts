// Proves: ASVS-11.3.1, ASVS-11.3.3
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSeeded } from '../../../testing/faults/seeded.ts'
import { ciphers } from './ciphers.ts'
import { encryptInPlace } from './encrypt-in-place.ts'
import { decryptFile, type FileKey, isEncryptedFile, isInItsCipher, openFile } from './key-file.ts'
import { openSqlite } from './open-sqlite.ts'

const word = 'canary of a file'
const schema = [{ name: '0000_words', sql: 'CREATE TABLE said (word TEXT NOT NULL) STRICT;' }]

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-cipher-'))
  path = join(folder, 'x.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes 500 words, as an open ledger does. */
function write(key: FileKey | undefined): void {
  const file = openSqlite(path, schema, { key })
  const insert = file.prepare('INSERT INTO said VALUES (?)')
  for (let number = 0; number < 500; number += 1) insert.run(`${word} ${number}`)
  expect(key && readFileSync(`${path}-wal`).includes(word)).toBe(key && false)
  file.close()
}

const count = (key: FileKey | undefined, at = path) => {
  const file = openFile(at, key, true)
  try {
    return file.prepare('SELECT count(*) FROM said WHERE word LIKE ?').pluck().get(`${word}%`)
  } finally {
    file.close()
  }
}

describe.each(ciphers)('a database in %s', (cipher) => {
  const key = { bytes: randomBytes(32), cipher }

  it('shows no word of it, opens with its key alone, and is known for encrypted', () => {
    write(key)
    const bytes = readFileSync(path)
    expect([bytes.includes(word), bytes.includes(Buffer.from(word, 'utf16le')), isEncryptedFile(path)]).toEqual([
      false,
      false,
      true,
    ])
    expect(count(key)).toBe(500)
    expect(() => count({ bytes: randomBytes(32), cipher })).toThrow(/not a database/)
    expect(() => count(undefined)).toThrow(/not a database/)
  })

  it('is opened whichever cipher is set, and turned into that one at any time', () => {
    write(key)
    const [other = cipher] = ciphers.filter((one) => one !== cipher)
    const next = { ...key, cipher: other }
    expect([count(next), isInItsCipher(path, next)]).toEqual([500, false])
    expect(encryptInPlace(path, { bytes: randomBytes(32), cipher: other }, { keepName: () => {}, former: key })).toBe(
      true,
    )
    expect(() => count(next)).toThrow(/not a database/)
  })

  it('is turned into the other cipher with the same key', () => {
    write(key)
    const [other = cipher] = ciphers.filter((one) => one !== cipher)
    const next = { ...key, cipher: other }
    encryptInPlace(path, next, { keepName: () => {}, former: key })
    expect([isInItsCipher(path, next), isInItsCipher(path, key), count(key)]).toEqual([true, false, 500])
  })

  it('is turned into a plain one, and back', () => {
    write(key)
    const file = openFile(path, key)
    file.pragma('journal_mode = DELETE')
    decryptFile(file)
    file.close()
    expect([count(undefined), isEncryptedFile(path)]).toEqual([500, false])
    encryptInPlace(path, key, { keepName: () => {} })
    expect([count(key), isEncryptedFile(path)]).toEqual([500, true])
  })

  it('notices each of 100 changed bytes', () => {
    write(key)
    const kept = join(folder, 'kept')
    copyFileSync(path, kept)
    const seeded = createSeeded(5)
    const bytes = readFileSync(path)
    let noticed = 0
    for (let tries = 0; tries < 100; tries += 1) {
      copyFileSync(kept, path)
      // What is not read again, a reserved byte of a header, changes nothing that is shown.
      const at = seeded.between(100, statSync(path).size - 1)
      const handle = openSync(path, 'r+')
      writeSync(handle, Buffer.from([(bytes[at] ?? 0) ^ 0x40]), 0, 1, at)
      closeSync(handle)
      try {
        const file = openFile(path, key, true)
        if (file.pragma('integrity_check', { simple: true }) !== 'ok') noticed += 1
        file.close()
      } catch {
        noticed += 1
      }
    }
    expect(noticed).toBe(100)
  })
})

it('a plain database, a damaged one, and any other file are not taken for encrypted', () => {
  write(undefined)
  expect(isEncryptedFile(path)).toBe(false)
  writeFileSync(path, 'no page of SQLite '.repeat(400))
  expect(isEncryptedFile(path)).toBe(false)
  writeFileSync(path, Buffer.alloc(8_192))
  expect(isEncryptedFile(path)).toBe(false)
})
