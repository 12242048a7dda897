import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOwner } from '../../testing/ledger-of.ts'
import { openDirectory } from './directory/open-directory.ts'
import { ledgerPath, openLedgerFiles } from './ledger-files.ts'

const dayMs = 86_400_000

let folder: string
let personId: number
let now: number
const open: { close(): void }[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-generations-'))
  now = Date.parse('2026-11-20T12:00:00Z')
  const directory = openDirectory(folder)
  const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
  const names = { companyId: company.id, firstName: 'Ada', lastName: 'Test', acceptedTerms: null, createdAt: 0 }
  personId = (await directory.people.create({ ...names, email: 'ada@example.test' }))?.id ?? 0
  directory.close()
})
afterEach(() => {
  for (const one of open.splice(0)) one.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A process with the folder open. */
function startProcess() {
  const parts = { directory: openDirectory(folder), ledgers: openLedgerFiles(folder, { now: () => now }) }
  open.push(parts.ledgers, parts.directory)
  return {
    async run(purpose: 'read' | 'write') {
      const ledger = parts.ledgers.open(await findOwner(parts, personId), purpose)
      if (purpose === 'read') return ledger.transact((tx) => tx.all('SELECT 1 FROM category_memory'), 'read').length
      ledger.transact((tx) =>
        tx.run(
          "INSERT INTO category_memory (normalized_description, category_id) SELECT 'word ' || count(*), 1 FROM category_memory",
        ),
      )
      return 0
    },
  }
}

const read = (path: string, query: string) => {
  const file = new Sqlite(path, { readonly: true })
  try {
    return file.prepare<[], { generation: number; stamp: string }>(query).get()
  } finally {
    file.close()
  }
}
const inLedger = () => read(ledgerPath(folder, personId), 'SELECT generation, stamp FROM ledger_mark')
const inDirectory = () => read(join(folder, 'directory.sqlite'), 'SELECT generation, stamp FROM person_ledger')

/** Sets the directory back to what it was before the last generation, as if its process had been killed in between. */
function cut(before: ReturnType<typeof inDirectory>): void {
  const file = new Sqlite(join(folder, 'directory.sqlite'))
  file.prepare('UPDATE person_ledger SET generation = ?, stamp = ?').run(before?.generation, before?.stamp)
  file.close()
}

describe('a ledger’s generation', () => {
  it('begins with the first write of a UTC day, in two processes alike, and reads begin none', async () => {
    const processes = [startProcess(), startProcess()]
    for (let day = 1; day <= 3; day += 1) {
      for (const one of processes) for (let time = 0; time < 3; time += 1) await one.run('write')
      expect([inLedger()?.generation, inDirectory()]).toEqual([day, inLedger()])
      now += dayMs
      for (const one of processes) await one.run('read')
      expect(inLedger()?.generation).toBe(day)
    }
  })

  it('is followed by the directory at the next opening, where a process ended in between', async () => {
    await startProcess().run('write')
    const before = inDirectory()
    now += dayMs
    await startProcess().run('write')
    cut(before)
    expect(await startProcess().run('read')).toBe(2)
    expect(inDirectory()).toEqual(inLedger())
  })

  it('does not run away from a directory that is behind, where another process has the ledger open', async () => {
    const other = startProcess()
    await other.run('write')
    const before = inDirectory()
    now += dayMs
    await startProcess().run('write')
    cut(before)
    for (let day = 0; day < 3; day += 1) {
      now += dayMs
      await other.run('write')
    }
    expect(inDirectory()).toEqual(inLedger())
    expect(await startProcess().run('read')).toBe(5)
  })

  it('does not begin with a write that fails', async () => {
    const one = startProcess()
    await one.run('write')
    now += dayMs
    const parts = { directory: openDirectory(folder), ledgers: openLedgerFiles(folder, { now: () => now }) }
    open.push(parts.ledgers, parts.directory)
    const owner = await findOwner(parts, personId)
    const fail = () =>
      parts.ledgers.open(owner).transact(() => {
        throw new Error('on purpose')
      })
    expect(fail).toThrow('on purpose')
    expect([inLedger()?.generation, inDirectory()?.generation]).toEqual([1, 1])
  })
})
