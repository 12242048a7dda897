import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../../src/hosts/node/create-folder.ts'
import { encryptFile, type FileKey, openFile } from '../../src/store/sqlite/key-file.ts'
import { at, DamagedFile } from './backup-files.ts'

/** Puts the copy into one file: with a write-ahead log each reader would create two more next to it. */
function settle(path: string): void {
  const copy = openFile(path)
  try {
    copy.pragma('journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

/**
 * Copies one database as of one moment, while others continue writing to it, with SQLite's backup. An encrypted one is
 * copied by SQLite's VACUUM, and its copy has the same key.
 *
 * @throws DamagedFile if the database is damaged, BackupError if the copy cannot be written.
 */
export async function copyDatabase(from: string, to: string, written: string[], key?: FileKey): Promise<void> {
  await at(dirname(to), () => createFolder(dirname(to)))
  // Readable by this user only, even if the folder is open to others.
  await at(to, () => writeFileSync(to, '', { mode: 0o600, flag: 'wx' }))
  written.push(to)
  const source = await at(from, () => openFile(from, key, true))
  try {
    await at(from, () => source.pragma('schema_version'))
    await at<unknown>(to, () => (key ? source.prepare('VACUUM INTO ?').run(to) : source.backup(to)))
  } finally {
    source.close()
  }
  if (!key) await at(to, () => settle(to))
}

/** Encrypts a copy, which has another key or none, without a journal: that would hold pages with the former key. */
export async function encryptCopy(copy: string, key: FileKey, former?: FileKey): Promise<void> {
  await at(copy, () => {
    const file = openFile(copy, former)
    try {
      file.pragma('journal_mode = MEMORY')
      encryptFile(file, key)
    } finally {
      file.close()
    }
  })
}

/**
 * Checks that a copy is undamaged: pages are copied unchanged, and a restore would refuse a damaged one and the whole
 * backup with it.
 */
export async function insistOnWholeCopy(copy: string, from: string, key?: FileKey): Promise<void> {
  await at(from, () => {
    const file = openFile(copy, key, true)
    try {
      const found = file.pragma('integrity_check', { simple: true })
      if (found !== 'ok') throw new DamagedFile(`'${from}' is damaged. Bring it back from an older backup.`)
    } finally {
      file.close()
    }
  })
}
