import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { ledgerMigrations } from '../../store/ledger/migrations.generated.ts'
import { ledgerPath, openLedgerFiles } from '../../store/ledger-files.ts'
import { migrate } from '../../store/sqlite/migrate.ts'
import { openSqlite } from '../../store/sqlite/open-sqlite.ts'
import { startServerProcess } from '../../test/server-process.ts'
import { makeTestClient } from '../../test/test-client.ts'
import { isWhole, keptSumFaultsOf, makeReleaseFolder, releases, rowCounts, schemaOf, sumsOf } from './release-folder.ts'
import { makeSeeded } from './seeded.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ledgersWith = (people: readonly number[]) => people.map((personId) => ledgerPath(folder, personId))

function openAll(people: readonly number[]): void {
  openDirectory(folder).close()
  const ledgers = openLedgerFiles(folder)
  for (const personId of people) ledgers.open(personId)
  ledgers.close()
}

describe.each(releases())('a folder of release %s', (release) => {
  it('opens in this release with the same sums', () => {
    const people = makeReleaseFolder(release, folder)
    const before = ledgersWith(people).map(sumsOf)
    openAll(people)
    expect(ledgersWith(people).map(sumsOf)).toEqual(before)
    expect(ledgersWith(people).flatMap(keptSumFaultsOf)).toEqual([])
    expect([join(folder, 'directory.sqlite'), ...ledgersWith(people)].map(isWhole)).not.toContain(false)
  })

  it('keeps every row, and ends with the schema that a new folder has', () => {
    const people = makeReleaseFolder(release, folder)
    const paths = [join(folder, 'directory.sqlite'), ...ledgersWith(people)]
    const before = paths.map(rowCounts)
    openAll(people)
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
    expect(schemaOf(join(folder, 'directory.sqlite'))).toEqual(schemaOf(join(fresh, 'directory.sqlite')))
    for (const path of ledgersWith(people)) expect(schemaOf(path)).toEqual(schemaOf(ledgerPath(fresh, 1)))
  })

  it('goes on after every step at which an upgrade was cut off', () => {
    const [personId = 0] = makeReleaseFolder(release, folder)
    const path = ledgerPath(folder, personId)
    const before = sumsOf(path)
    for (let steps = 1; steps <= ledgerMigrations.length; steps += 1) {
      rmSync(folder, { recursive: true, force: true })
      makeReleaseFolder(release, folder)
      const file = new Sqlite(path)
      const known = file.prepare('SELECT count(*) AS steps FROM schema_migration').get()
      // What a release knows that lies between the two.
      if (known && typeof known === 'object' && 'steps' in known && Number(known.steps) <= steps)
        migrate(file, ledgerMigrations.slice(0, steps))
      file.close()
      openSqlite(path, ledgerMigrations).close()
      expect([isWhole(path), sumsOf(path)]).toEqual([true, before])
    }
  })

  it('opens after an upgrade that was killed at any moment, and people sign in as before (seed 7)', async () => {
    const people = makeReleaseFolder(release, folder)
    const before = ledgersWith(people).map(sumsOf)
    const seeded = makeSeeded(7)
    for (let kill = 0; kill < 2; kill += 1) {
      const { child, ended } = startServerProcess({ EVENKEEL_DATA: folder })
      await new Promise((resolve) => setTimeout(resolve, seeded.between(200, 1_500)))
      child.kill('SIGKILL')
      await ended
    }
    const server = startServerProcess({ EVENKEEL_DATA: folder })
    const client = makeTestClient(await server.origin)
    await client.call('session', {})
    await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, email: 'demo@evenkeel.example' })
    for (const call of ['dashboard', 'nextSteps', 'exploreGoals'] as const) await client.call(call, {})
    expect((await client.call('transactions', { body: {} })).total).toBeGreaterThan(100)
    server.child.kill('SIGTERM')
    await server.ended
    openAll(people)
    expect(ledgersWith(people).map(sumsOf)).toEqual(before)
  })
})
