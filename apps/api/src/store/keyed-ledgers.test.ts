// Proves: ASVS-11.3.3, ASVS-14.2.4
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BundledProgram } from '../../testing/bundle-server.ts'
import { bundleEncrypting, isKilledAt } from '../../testing/faults/kill-at.ts'
import { createReleaseFolder, readSums, releases } from '../../testing/faults/release-folder.ts'
import { findOwner } from '../../testing/ledger-of.ts'
import { backUp } from '../../tools/backup/back-up.ts'
import { backUpKeys } from '../../tools/backup/back-up-keys.ts'
import { restore } from '../../tools/backup/restore.ts'
import { openDirectory } from './directory/open-directory.ts'
import { newMasterKey, readMasterKeys } from './keyring/key-wrapper.ts'
import { type Keyring, openKeyring } from './keyring/keyring.ts'
import { ledgerPath, openLedgerFiles } from './ledger-files.ts'
import { openFile } from './sqlite/key-file.ts'

const masterKey = newMasterKey('2026a')
const word = 'canary of a ledger'

let folder: string
let dataFolder: string
let keyring: Keyring
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-keyed-'))
  dataFolder = join(folder, 'data')
  keyring = openKeyring(join(folder, 'keys/keyring.sqlite'), readMasterKeys(masterKey))
})
afterEach(() => {
  keyring.close()
  rmSync(folder, { recursive: true, force: true })
})

async function addPeople(...emails: readonly string[]): Promise<number[]> {
  const directory = openDirectory(dataFolder)
  const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
  const names = { companyId: company.id, firstName: 'Ada', lastName: 'Test', acceptedTerms: null, createdAt: 0 }
  const ids: number[] = []
  for (const email of emails) ids.push((await directory.people.create({ ...names, email }))?.id ?? 0)
  directory.close()
  return ids
}

/** Opens a person's ledger like a server, notes a word in it, and returns how many there are. */
async function note(
  personId: number,
  options: { readonly keyring?: Keyring } = { keyring },
  keysOfDirectory = options.keyring,
): Promise<number> {
  const directory = openDirectory(dataFolder, { keyring: keysOfDirectory })
  const parts = { directory, ledgers: openLedgerFiles(dataFolder, options) }
  try {
    const ledger = parts.ledgers.open(await findOwner(parts, personId))
    return ledger.transact((tx) => {
      tx.run(
        `INSERT INTO category_memory (normalized_description, category_id) SELECT '${word} ' || count(*), 1 FROM category_memory WHERE normalized_description LIKE '${word}%'`,
      )
      return tx.all(`SELECT 1 FROM category_memory WHERE normalized_description LIKE '${word}%'`).length
    })
  } finally {
    parts.ledgers.close()
    parts.directory.close()
  }
}

const findLedgerId = async (personId: number) => {
  const directory = openDirectory(dataFolder, { keyring })
  const owner = await findOwner({ directory }, personId)
  directory.close()
  return owner.ledgerId
}

/** Returns the files below a folder that hold the word, as text or UTF-16. */
const leaks = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))
    })

describe('a ledger with a key of its own', () => {
  it('shows no word of it on the disk, open or closed, nor in a backup', async () => {
    const [personId = 0] = await addPeople('ada@example.test')
    const parts = { directory: openDirectory(dataFolder), ledgers: openLedgerFiles(dataFolder, { keyring }) }
    const ledger = parts.ledgers.open(await findOwner(parts, personId))
    ledger.transact((tx) =>
      tx.run(`INSERT INTO category_memory (normalized_description, category_id) VALUES ('${word}', 1)`),
    )
    expect([existsSync(`${ledgerPath(dataFolder, personId)}-wal`), leaks(folder)]).toEqual([true, []])
    const { left } = await backUp({ dataFolder, targetFolder: join(folder, 'backup'), version: '1', now: 0, keyring })
    expect([left, leaks(folder)]).toEqual([undefined, []])
    parts.ledgers.close()
    parts.directory.close()
    expect(leaks(folder)).toEqual([])
    expect(await note(personId)).toBe(2)
  })

  it('is refused with another’s key, without one, and in another’s place', async () => {
    const [ada = 0, bob = 0] = await addPeople('ada@example.test', 'bob@example.test')
    for (const personId of [ada, bob]) await note(personId)
    await expect(note(ada, {}, keyring)).rejects.toMatchObject({ reason: 'corrupt' })
    copyFileSync(ledgerPath(dataFolder, bob), ledgerPath(dataFolder, ada))
    await expect(note(ada)).rejects.toMatchObject({ reason: 'not-theirs' })
    expect(await note(bob)).toBe(2)
  })

  it('cannot be read from any backup once its person has left and two backups of the keys were made', async () => {
    const [ada = 0, bob = 0] = await addPeople('ada@example.test', 'bob@example.test')
    for (const personId of [ada, bob]) await note(personId)
    const backupFolder = join(folder, 'backup')
    await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: 0, keyring })
    const keys = join(folder, 'keys of backups')
    backUpKeys(keyring, keys, 0)
    const ledgerId = await findLedgerId(ada)
    const directory = openDirectory(dataFolder, { keyring })
    const ledgers = openLedgerFiles(dataFolder, { keyring })
    ledgers.remove(ada)
    await directory.people.remove(ada)
    ledgers.remove(ada)
    ledgers.close()
    directory.close()
    for (let night = 0; night < 2; night += 1) backUpKeys(keyring, keys, 0)
    for (const name of readdirSync(keys)) {
      const kept = openKeyring(join(keys, name), readMasterKeys(masterKey))
      expect([kept.find(ledgerId), kept.find(await findLedgerId(bob))]).toEqual([undefined, expect.anything()])
      kept.close()
    }
    rmSync(dataFolder, { recursive: true })
    expect(await restore({ backupFolder, dataFolder, keyring, now: Date.now() })).toMatchObject({ removed: 1 })
    const again = openDirectory(dataFolder, { keyring })
    expect(await again.people.byEmail('ada@example.test')).toBeUndefined()
    again.close()
    expect(existsSync(ledgerPath(dataFolder, ada))).toBe(false)
    expect(await note(bob)).toBe(2)
  })
})

describe.each(releases())('a ledger of release %s', (release) => {
  it('is encrypted when it is next opened, with the same sums', async () => {
    const people = createReleaseFolder(release, dataFolder)
    const before = people.map((personId) => readSums(ledgerPath(dataFolder, personId)))
    for (const personId of people) expect(await note(personId)).toBe(1)
    for (const personId of people) {
      const path = ledgerPath(dataFolder, personId)
      expect(readFileSync(path).subarray(0, 6).toString()).not.toBe('SQLite')
      expect(readdirSync(dirname(path)).filter((name) => name.includes('making'))).toEqual([])
    }
    const after: unknown[] = []
    for (const personId of people)
      after.push(readSums(ledgerPath(dataFolder, personId), keyring.find(await findLedgerId(personId))))
    expect(after).toEqual(before)
  })
})

describe('encrypting a ledger', () => {
  let encrypting: BundledProgram
  beforeAll(async () => {
    encrypting = await bundleEncrypting()
  })
  afterAll(() => encrypting.remove())

  it('leaves the whole plain one or the whole encrypted one, killed at any step', async () => {
    const [personId = 0] = await addPeople('ada@example.test')
    await note(personId, {})
    const path = ledgerPath(dataFolder, personId)
    const kept = join(folder, 'kept')
    copyFileSync(path, kept)
    const key = keyring.ensure(await findLedgerId(personId))
    const outcomes = new Set<string>()
    // Each step is its own process: here every third one.
    for (let step = 1, isKilled = true; isKilled; step += 3) {
      copyFileSync(kept, path)
      isKilled = isKilledAt(encrypting, step, 'ledger', path, Buffer.from(key.bytes).toString('hex'))
      const isPlain = readFileSync(path).subarray(0, 6).toString() === 'SQLite'
      outcomes.add(isPlain ? 'plain' : 'encrypted')
      const file = openFile(path, isPlain ? undefined : key, true)
      expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
      expect(
        file.prepare(`SELECT count(*) FROM category_memory WHERE normalized_description LIKE '${word}%'`).pluck().get(),
      ).toBe(1)
      file.close()
    }
    expect(outcomes).toEqual(new Set(['plain', 'encrypted']))
    expect(await note(personId)).toBe(2)
  })

  it('waits for another process that has it open, and both go on', async () => {
    const [personId = 0] = await addPeople('ada@example.test')
    await note(personId, {})
    const parts = { directory: openDirectory(dataFolder), ledgers: openLedgerFiles(dataFolder) }
    parts.ledgers.open(await findOwner(parts, personId)).transact((tx) => tx.all('SELECT 1'))
    expect(await note(personId)).toBe(2)
    expect(readFileSync(ledgerPath(dataFolder, personId)).subarray(0, 6).toString()).toBe('SQLite')
    parts.ledgers.close()
    parts.directory.close()
    expect(await note(personId)).toBe(3)
    expect(readFileSync(ledgerPath(dataFolder, personId)).subarray(0, 6).toString()).not.toBe('SQLite')
  })
})
