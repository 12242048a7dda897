import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReleaseFolder, releases, readSums } from '../../testing/faults/release-folder.ts'
import { openLedger, findOwner } from '../../testing/ledger-of.ts'
import { directoryMigrations } from './directory/migrations.generated.ts'
import { openDirectory } from './directory/open-directory.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import { ledgerPath, openLedgerFiles } from './ledger-files.ts'
import { readMark } from './ledger-mark.ts'
import type { LedgerState } from './ledger-owner.ts'
import { askFile, openSqlite } from './sqlite/open-sqlite.ts'

/** What another process does between a look at the directory and the next step. */
let meanwhile: (() => void) | undefined
vi.mock(import('./ledger-register.ts'), async (original) => {
  const { ledgerRegister } = await original()
  return {
    ledgerRegister: (dataFolder, keyring) => {
      const register = ledgerRegister(dataFolder, keyring)
      const find: typeof register.find = (owner) => {
        const found = register.find(owner)
        const act = meanwhile
        meanwhile = undefined
        act?.()
        return found
      }
      return { ...register, find }
    },
  }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-beginnings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a query directly on a database file, without the store. */
function byHand<Row>(name: string, query: string, ...values: readonly (string | number)[]): readonly Row[] {
  const file = new Sqlite(join(folder, name))
  try {
    return askFile(file)<Row>(query, ...values)
  } finally {
    file.close()
  }
}

const readState = (personId: number) =>
  byHand<{ state: LedgerState }>('directory.sqlite', 'SELECT state FROM person_ledger WHERE person_id = ?', personId)[0]
    ?.state
const setState = (personId: number, state: LedgerState) =>
  byHand('directory.sqlite', 'UPDATE person_ledger SET state = ? WHERE person_id = ?', state, personId)

async function addPerson(email: string, role: 0 | 1 = 0): Promise<number> {
  const directory = openDirectory(folder)
  const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
  const names = { companyId: company.id, firstName: 'Ada', lastName: 'Test', acceptedTerms: null, createdAt: 0 }
  const person = await directory.people.create({ ...names, email, role })
  directory.close()
  return person?.id ?? 0
}

/** Opens a person's ledger like a freshly started server, notes a word in it, and returns all words. */
async function openAndNote(personId: number, word: string): Promise<string[]> {
  const parts = { directory: openDirectory(folder), ledgers: openLedgerFiles(folder) }
  try {
    const ledger = await openLedger(parts, personId)
    ledger.transact((tx) =>
      tx.run(`INSERT INTO category_memory (normalized_description, category_id) VALUES ('${word}', 1)`),
    )
    return ledger
      .transact((tx) =>
        tx.all<{ word: string }>('SELECT normalized_description AS word FROM category_memory ORDER BY id'),
      )
      .map((row) => row.word)
  } finally {
    parts.ledgers.close()
    parts.directory.close()
  }
}

const listFiles = (personId: number) => readdirSync(dirname(ledgerPath(folder, personId)))
const notTheirs = { reason: 'not-theirs', status: 503 }

describe('the first opening of a ledger', () => {
  let personId: number
  let path: string
  beforeEach(async () => {
    personId = await addPerson('ada@example.test')
    path = ledgerPath(folder, personId)
  })

  it('marks it, and then records in the directory that it exists', async () => {
    expect([readState(personId), existsSync(path)]).toEqual(['new', false])
    await openAndNote(personId, 'one')
    expect([readState(personId), listFiles(personId)]).toEqual(['there', [`${personId}.sqlite`]])
    const [mark] = byHand<{ stamp: string }>(path.slice(folder.length), 'SELECT * FROM ledger_mark')
    const random = expect.stringMatching(/^[\da-f]{32}$/)
    expect(mark).toEqual({
      one: 1,
      person_id: personId,
      ledger_id: random,
      directory_id: random,
      generation: 1,
      stamp: random,
      previous_stamp: '',
      marked_on: new Date().toISOString().slice(0, 10),
    })
    const [entry] = byHand('directory.sqlite', 'SELECT stamp, generation FROM person_ledger')
    expect(entry).toEqual({ stamp: mark?.stamp, generation: 1 })
  })

  it.each<readonly [string, () => void]>([
    ['while it was made', () => writeFileSync(`${path}.making-0123456789ab`, 'half of one')],
    ['before the directory was told', () => setState(personId, 'new')],
    ['before its second name was taken away', () => linkSync(path, `${path}.making-0123456789ab`)],
  ])('resumes where it was cut off %s, and loses nothing', async (when, cutOff) => {
    const isMade = when !== 'while it was made'
    if (isMade) await openAndNote(personId, 'one')
    else mkdirSync(dirname(path), { recursive: true })
    cutOff()
    if (when.startsWith('before its')) setState(personId, 'new')
    expect(await openAndNote(personId, 'two')).toEqual(isMade ? ['one', 'two'] : ['two'])
    expect(readState(personId)).toBe('there')
    // A second name left next to the ledger does no harm; half-made files are removed.
    expect(listFiles(personId).filter((name) => !isMade && name !== `${personId}.sqlite`)).toEqual([])
  })

  it('uses the ledger that another process created after the directory still called it new', async () => {
    const owner = await withDirectory((directory) => findOwner({ directory }, personId))
    meanwhile = () => {
      const other = openLedgerFiles(folder)
      other.open(owner)
      other.close()
    }
    expect(await openAndNote(personId, 'one')).toEqual(['one'])
    expect([readState(personId), listFiles(personId)]).toEqual(['there', [`${personId}.sqlite`]])
  })

  it('creates one ledger even when four processes start at once', async () => {
    const owner = await withDirectory((directory) => findOwner({ directory }, personId))
    const code = `import { openLedgerFiles } from ${JSON.stringify(join(import.meta.dirname, 'ledger-files.ts'))}
      import { retryWhileBusy } from ${JSON.stringify(join(import.meta.dirname, '../http/retry-while-busy.ts'))}
      const store = openLedgerFiles(${JSON.stringify(folder)})
      const note = () => store.open(${JSON.stringify(owner)}).transact((tx) => tx.run("INSERT INTO category_memory (normalized_description, category_id) VALUES ('" + process.pid + "', 1)"))
      await retryWhileBusy({ pause: (wait) => new Promise((go) => setTimeout(go, wait)) }, note)
      store.close()`
    const args = [
      '--conditions=evenkeel-source',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      code,
    ]
    const ended = Array.from(
      { length: 4 },
      () => new Promise((resolve) => spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', resolve)),
    )
    expect(await Promise.all(ended)).toEqual([0, 0, 0, 0])
    expect(await openAndNote(personId, 'last')).toHaveLength(5)
    expect([readState(personId), listFiles(personId)]).toEqual(['there', [`${personId}.sqlite`]])
  })

  it('never overwrites an existing file, no matter what it contains', async () => {
    const other = await addPerson('bob@example.test')
    await openAndNote(other, 'of Bob')
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(ledgerPath(folder, other), path)
    await expect(openAndNote(personId, 'one')).rejects.toMatchObject(notTheirs)
    truncateSync(path)
    await expect(openAndNote(personId, 'one')).rejects.toMatchObject(notTheirs)
    expect(readState(personId)).toBe('new')
  })

  it('creates no ledger for planners and staff', async () => {
    const planner = await addPerson('pat@example.test', 1)
    expect(readState(planner)).toBe('never')
    await expect(openAndNote(planner, 'one')).rejects.toThrow('somebody who has none')
  })
})

const withDirectory = async <T>(work: (directory: ReturnType<typeof openDirectory>) => Promise<T>): Promise<T> => {
  const directory = openDirectory(folder)
  try {
    return await work(directory)
  } finally {
    directory.close()
  }
}

describe('an older directory next to newer ledgers', () => {
  it('never assigns a person id that another person’s ledger already uses', async () => {
    await addPerson('ada@example.test')
    const directory = openDirectory(folder)
    directory.close()
    copyFileSync(join(folder, 'directory.sqlite'), join(folder, 'older'))
    const hidden = await addPerson('noor@example.test')
    await openAndNote(hidden, 'Noor’s')
    for (const suffix of ['-wal', '-shm']) rmSync(join(folder, `directory.sqlite${suffix}`), { force: true })
    copyFileSync(join(folder, 'older'), join(folder, 'directory.sqlite'))
    const next = await addPerson('zoe@example.test')
    expect(next).toBe(hidden + 1_001)
    expect(await openAndNote(next, 'Zoe’s')).toEqual(['Zoe’s'])
  })
})

describe.each(releases())('the ledgers of release %s get their marks', (release) => {
  const isMarked = (personId: number) =>
    readMark((query, ...values) => byHand(ledgerPath('', personId), query, ...values)) !== undefined

  it('after every step at which marking was cut off, with nothing lost', async () => {
    const [personId = 0] = createReleaseFolder(release, folder)
    const before = readSums(ledgerPath(folder, personId))
    const steps: readonly (readonly [LedgerState, () => void])[] = [
      // The directory has its new table, and no process has looked for ledgers yet.
      ['unlooked', () => openSqlite(join(folder, 'directory.sqlite'), directoryMigrations).close()],
      ['unmarked', () => openDirectory(folder).close()],
      ['unmarked', () => openSqlite(ledgerPath(folder, personId), ledgerMigrations).close()],
    ]
    for (let cut = 1; cut <= steps.length; cut += 1) {
      rmSync(folder, { recursive: true, force: true })
      createReleaseFolder(release, folder)
      for (const [, step] of steps.slice(0, cut)) step()
      expect([readState(personId), isMarked(personId)]).toEqual([steps[cut - 1]?.[0], false])
      await openAndNote(personId, 'after')
      expect([readState(personId), isMarked(personId), readSums(ledgerPath(folder, personId))]).toEqual([
        'there',
        true,
        before,
      ])
    }
    // Marked, but the directory was not updated.
    setState(personId, 'unmarked')
    await openAndNote(personId, 'after all')
    expect([readState(personId), readSums(ledgerPath(folder, personId))]).toEqual(['there', before])
  })

  it('also if SQLite counts ids as a floating-point number, as it does once a person has begun to link a bank', async () => {
    const [personId = 0] = createReleaseFolder(release, folder)
    const next = "UPDATE sqlite_sequence SET seq = seq + 1.0 WHERE name = 'account' RETURNING typeof(seq) AS kept"
    expect(byHand(ledgerPath('', personId), next)).toEqual([{ kept: 'real' }])
    await openAndNote(personId, 'x')
    expect([readState(personId), isMarked(personId)]).toEqual(['there', true])
  })

  it('only once: a ledger lost in between is refused, and so is another person’s in its place', async () => {
    const [first = 0, second = 0] = createReleaseFolder(release, folder)
    openDirectory(folder).close()
    copyFileSync(ledgerPath(folder, second), ledgerPath(folder, first))
    await expect(openAndNote(first, 'x')).rejects.toMatchObject(notTheirs)
    rmSync(ledgerPath(folder, first))
    await expect(openAndNote(first, 'x')).rejects.toMatchObject({ reason: 'missing' })
    expect([readState(first), existsSync(ledgerPath(folder, first))]).toEqual(['unmarked', false])
  })

  it('and a person without one gets a new ledger', async () => {
    const [personId = 0] = createReleaseFolder(release, folder)
    rmSync(ledgerPath(folder, personId))
    openDirectory(folder).close()
    expect(readState(personId)).toBe('new')
    expect(await openAndNote(personId, 'first')).toEqual(['first'])
  })
})
