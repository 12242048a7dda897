// Proves: ASVS-11.3.3, ASVS-14.2.4
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BundledProgram } from '../../../testing/bundle-server.ts'
import { bundleEncrypting, isKilledAt } from '../../../testing/faults/kill-at.ts'
import { createReleaseFolder, releases } from '../../../testing/faults/release-folder.ts'
import { openAuditBooks } from '../../../tools/audit/audit-books.ts'
import { backUp } from '../../../tools/backup/back-up.ts'
import { restore } from '../../../tools/backup/restore.ts'
import { openFolder } from '../../../tools/ledgers/folder.ts'
import { isDemoInFolder } from '../../hosts/node/demo-in-folder.ts'
import { findKeyring } from '../../hosts/node/keyring-place.ts'
import { newMasterKey, readMasterKeys } from '../keyring/key-wrapper.ts'
import { directoryKeyName, type Keyring, openKeyring } from '../keyring/keyring.ts'
import { type FileKey, openFile } from '../sqlite/key-file.ts'
import { directoryPath, openDirectoryAsItIs } from './directory-file.ts'
import { openDirectory } from './open-directory.ts'

const masterKey = newMasterKey('2026a')
const word = 'canary-of-a-name'
const email = `${word}@example.test`

let folder: string
let dataFolder: string
let keyringPath: string
let keyring: Keyring
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-directory-'))
  dataFolder = join(folder, 'data')
  keyringPath = join(folder, 'keys/keyring.sqlite')
  keyring = openKeyring(keyringPath, readMasterKeys(masterKey))
})
afterEach(() => {
  keyring.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (keys: Keyring | undefined = keyring) => openDirectory(dataFolder, { keyring: keys })

async function addPerson(directory: ReturnType<typeof openDirectory>, who = email): Promise<number> {
  const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
  const names = { companyId: company.id, firstName: word, lastName: word, acceptedTerms: null, createdAt: 0 }
  return (await directory.people.create({ ...names, email: who }))?.id ?? 0
}

/** Makes a directory of a release without keys, with one person in it. */
async function createPlain(): Promise<void> {
  const directory = openDirectory(dataFolder)
  await addPerson(directory)
  directory.close()
}

const isPlain = () => readFileSync(directoryPath(dataFolder)).subarray(0, 6).toString() === 'SQLite'

/** Returns whether the person is in the directory, opened like a server does. */
async function isThere(who = email): Promise<boolean> {
  const directory = open()
  const person = await directory.people.byEmail(who)
  directory.close()
  return person !== undefined
}

/** Returns the files below the folder that hold the word, as text or UTF-16. */
const leaks = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => [word, Buffer.from(word, 'utf16le')].some((text) => readFileSync(path).includes(text)))

describe('a directory with a keyring', () => {
  it('shows no name on the disk, open or closed, in a backup, or after a restore', async () => {
    const directory = open()
    await addPerson(directory)
    expect([existsSync(`${directoryPath(dataFolder)}-wal`), leaks()]).toEqual([true, []])
    const backupFolder = join(folder, 'backup')
    await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: Date.now(), keyring })
    directory.close()
    expect(leaks()).toEqual([])
    rmSync(dataFolder, { recursive: true })
    await restore({ backupFolder, dataFolder, keyring, now: Date.now() })
    expect([leaks(), isPlain(), readdirSync(dataFolder)]).toEqual([[], false, ['directory.sqlite']])
    expect(await isThere()).toBe(true)
  })

  it('is in a backup with another key than its own, which is destroyed after 35 days', async () => {
    const directory = open()
    await addPerson(directory)
    directory.close()
    const backupFolder = join(folder, 'backup')
    const { directoryKey = '' } = await backUp({
      dataFolder,
      targetFolder: backupFolder,
      version: '1',
      now: 0,
      keyring,
    })
    const copy = join(backupFolder, 'directory.sqlite')
    const read = (key: FileKey | undefined) => {
      const file = openFile(copy, key, true)
      try {
        return file.prepare('SELECT email FROM person').pluck().all()
      } finally {
        file.close()
      }
    }
    expect(() => read(keyring.find(directoryKeyName))).toThrow('not a database')
    expect(read(keyring.find(directoryKey))).toEqual([email])
    keyring.endBackups(35 * 86_400_000)
    expect(keyring.find(directoryKey)).toBeUndefined()
    expect(await isThere()).toBe(true)
  })

  it('is opened by the commands of operators too', async () => {
    const directory = open()
    const personId = await addPerson(directory)
    await addPerson(directory, 'demo@evenkeel.example')
    directory.close()
    const ledgers = openFolder(dataFolder, keyring)
    expect(ledgers.one(email).personId).toBe(personId)
    ledgers.directory.close()
    const audit = openAuditBooks(dataFolder, keyring, 0)
    expect([...audit.books.lines]).toEqual([])
    audit.close()
    expect(isDemoInFolder({ dataFolder, keyringPath, masterKeys: masterKey })).toBe(true)
  })

  it('is not opened, and no key is made, if its key or the keyring is not there', async () => {
    const directory = open()
    await addPerson(directory)
    directory.close()
    const before = readFileSync(directoryPath(dataFolder))
    const otherPath = join(folder, 'other/keyring.sqlite')
    const other = openKeyring(otherPath, readMasterKeys(masterKey))
    expect(() => open(other)).toThrow('is encrypted with a key that is not in the keyring')
    expect([...other.status()]).toEqual([])
    other.close()
    expect(() => findKeyring({ dataFolder, keyringPath: join(folder, 'gone.sqlite') })).toThrow(
      `The databases in '${dataFolder}' are encrypted, and there is no keyring`,
    )
    expect(readFileSync(directoryPath(dataFolder)).equals(before)).toBe(true)
  })

  it('is called damaged, and not another’s, if it is no database', async () => {
    await createPlain()
    copyFileSync(import.meta.filename, directoryPath(dataFolder))
    expect(() => open()).toThrow('not a database')
  })
})

describe('a plain directory of an earlier release', () => {
  let encrypting: BundledProgram
  beforeAll(async () => {
    encrypting = await bundleEncrypting()
  })
  afterAll(() => encrypting.remove())

  it.each(releases())('is encrypted at the next start, with all that was in it: %s', (release) => {
    createReleaseFolder(release, dataFolder)
    const rows = (keys: Keyring | undefined) => {
      const file = openDirectoryAsItIs(directoryPath(dataFolder), keys, true)
      const tables = file
        .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .pluck()
      const all = tables.all().map((name) => [name, file.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()])
      file.close()
      return all
    }
    openDirectory(dataFolder).close()
    const before = rows(undefined)
    open().close()
    expect([isPlain(), rows(keyring)]).toEqual([false, before])
  })

  it('is the whole plain one or the whole encrypted one, killed at any step, and the next start goes on', async () => {
    await createPlain()
    const kept = join(folder, 'kept')
    copyFileSync(directoryPath(dataFolder), kept)
    const outcomes = new Set<string>()
    // Each step is its own process: here every fifth one.
    for (let step = 1, isKilled = true; isKilled; step += 5) {
      for (const name of readdirSync(dataFolder)) rmSync(join(dataFolder, name), { recursive: true })
      rmSync(dirname(keyringPath), { recursive: true, force: true })
      copyFileSync(kept, directoryPath(dataFolder))
      isKilled = isKilledAt(encrypting, step, 'directory', dataFolder, keyringPath, masterKey)
      outcomes.add(isPlain() ? 'plain' : 'encrypted')
      const keys = openKeyring(keyringPath, readMasterKeys(masterKey))
      const directory = open(keys)
      expect(await directory.people.byEmail(email)).toMatchObject({ email })
      directory.close()
      keys.close()
      expect([isPlain(), readdirSync(dataFolder)]).toEqual([false, ['directory.sqlite']])
    }
    expect(outcomes).toEqual(new Set(['plain', 'encrypted']))
  })

  it('is encrypted by one of four processes that start at once, and all open it', async () => {
    await createPlain()
    const code = `const { directory } = await import(${JSON.stringify(encrypting.entry)}); directory(...process.argv.slice(1))`
    const start = () =>
      spawn(process.execPath, ['--input-type=module', '-e', code, dataFolder, keyringPath, masterKey], {
        stdio: 'inherit',
      })
    const ends = await Promise.all([start(), start(), start(), start()].map((process) => once(process, 'exit')))
    expect(ends).toEqual(ends.map(() => [0, null]))
    expect([isPlain(), leaks()]).toEqual([false, []])
    // Two that close at once may each leave the log to the other; who closes it next removes it.
    expect([await isThere(), readdirSync(dataFolder)]).toEqual([true, ['directory.sqlite']])
  })

  it('stays plain while a process of that release has it open, and both go on', async () => {
    const former = openDirectory(dataFolder)
    await addPerson(former)
    const directory = open()
    await addPerson(directory, 'bob@example.test')
    expect(await former.people.byEmail('bob@example.test')).toBeDefined()
    expect(isPlain()).toBe(true)
    directory.close()
    former.close()
    expect([await isThere(), await isThere('bob@example.test'), isPlain()]).toEqual([true, true, false])
  })
})
