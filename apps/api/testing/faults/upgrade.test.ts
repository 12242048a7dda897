import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { legalDocuments } from '../../src/content/legal-documents.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { ledgerMigrations } from '../../src/store/ledger/migrations.generated.ts'
import { ledgerPath, openLedgerFiles } from '../../src/store/ledger-files.ts'
import { migrate } from '../../src/store/sqlite/migrate.ts'
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts'
import { openLedger } from '../ledger-of.ts'
import { startServerProcess } from '../server-process.ts'
import { createTestClient } from '../test-client.ts'
import {
  isWhole,
  findKeptSumFaults,
  createReleaseFolder,
  releases,
  rowCounts,
  readSchema,
  readSums,
} from './release-folder.ts'
import { createSeeded } from './seeded.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ledgersWith = (people: readonly number[]) => people.map((personId) => ledgerPath(folder, personId))

async function openAll(people: readonly number[]): Promise<void> {
  const directory = openDirectory(folder)
  const ledgers = openLedgerFiles(folder)
  for (const personId of people) await openLedger({ directory, ledgers }, personId)
  ledgers.close()
  directory.close()
}

describe.each(releases())('a folder of release %s', (release) => {
  it('opens in this release with the same sums', async () => {
    const people = createReleaseFolder(release, folder)
    const before = ledgersWith(people).map((path) => readSums(path))
    await openAll(people)
    expect(ledgersWith(people).map((path) => readSums(path))).toEqual(before)
    expect(ledgersWith(people).flatMap(findKeptSumFaults)).toEqual([])
    expect([join(folder, 'directory.sqlite'), ...ledgersWith(people)].map(isWhole)).not.toContain(false)
  })

  it('keeps every row, and ends with the schema of a new folder', async () => {
    const people = createReleaseFolder(release, folder)
    const paths = [join(folder, 'directory.sqlite'), ...ledgersWith(people)]
    const before = paths.map(rowCounts)
    await openAll(people)
    const lost = paths.flatMap((path, index) => {
      const after = rowCounts(path)
      return [...(before[index] ?? [])]
        .filter(([table, rows]) => (after.get(table) ?? 0) < rows)
        .map(([table]) => `${path}: ${table}`)
    })
    expect(lost).toEqual([])
    const fresh = join(folder, 'fresh')
    openDirectory(fresh).close()
    openSqlite(ledgerPath(fresh, 1), ledgerMigrations).close()
    expect(readSchema(join(folder, 'directory.sqlite'))).toEqual(readSchema(join(fresh, 'directory.sqlite')))
    for (const path of ledgersWith(people)) expect(readSchema(path)).toEqual(readSchema(ledgerPath(fresh, 1)))
  })

  it('resumes after every step at which an upgrade was cut off', () => {
    const [personId = 0] = createReleaseFolder(release, folder)
    const path = ledgerPath(folder, personId)
    const before = readSums(path)
    for (let steps = 1; steps <= ledgerMigrations.length; steps += 1) {
      rmSync(folder, { recursive: true, force: true })
      createReleaseFolder(release, folder)
      const file = new Sqlite(path)
      const known = file.prepare('SELECT count(*) AS steps FROM schema_migration').get()
      // The migrations known to a release between the two.
      if (known && typeof known === 'object' && 'steps' in known && Number(known.steps) <= steps)
        migrate(file, ledgerMigrations.slice(0, steps))
      file.close()
      openSqlite(path, ledgerMigrations).close()
      expect([isWhole(path), readSums(path)]).toEqual([true, before])
    }
  })

  it('opens after an upgrade that was killed at any moment, and people sign in as before (seed 7)', async () => {
    const people = createReleaseFolder(release, folder)
    const before = ledgersWith(people).map((path) => readSums(path))
    const seeded = createSeeded(7)
    for (let kill = 0; kill < 2; kill += 1) {
      const { child, ended } = startServerProcess({ EVENKEEL_DATA: folder })
      await new Promise((resolve) => setTimeout(resolve, seeded.between(200, 1_500)))
      child.kill('SIGKILL')
      await ended
    }
    const server = startServerProcess({ EVENKEEL_DATA: folder })
    const client = createTestClient(await server.origin)
    await client.call('session', {})
    await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, email: 'demo@evenkeel.example' })
    // The release asked for terms that have since changed, which nothing else may pass.
    await expect(client.call('dashboard', {})).rejects.toThrow('dashboard answered 403')
    await client.call('acceptTermsOfUse', { body: { version: legalDocuments['terms-of-use'].version } })
    for (const call of ['dashboard', 'nextSteps', 'exploreGoals'] as const) await client.call(call, {})
    expect((await client.call('transactions', { body: {} })).total).toBeGreaterThan(100)
    server.child.kill('SIGTERM')
    await server.ended
    await openAll(people)
    expect(ledgersWith(people).map((path) => readSums(path))).toEqual(before)
  })
})
