import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOfSecret } from '../../src/identity/keys.ts'
import { createDirectory, type Directory } from '../../src/store/directory/directory.ts'
import { directoryMigrations } from '../../src/store/directory/migrations.generated.ts'
import { drizzleSqlite } from '../../src/store/sqlite/drizzle-sqlite.ts'
import { migrate } from '../../src/store/sqlite/migrate.ts'
import type { CompanyFile } from './company-file.ts'
import type { DirectoryRow, EdgeDatabase } from './edge-database.ts'
import { openEdgeMirror } from './edge-mirror.ts'

const file: CompanyFile = {
  code: 'tidewater',
  name: 'Tidewater',
  assignments: [{ employee: 'EVE@one.example', planner: 'pat@one.example' }],
  advisers: [{ role: 'planner', firstName: 'New', lastName: 'Planner', email: 'new@one.example' }],
}

const auditSign = (text: string) => hashOfSecret(`test ${text}`)

let real: Sqlite.Database
let directory: Directory
let edge: EdgeDatabase
beforeEach(() => {
  real = new Sqlite(':memory:')
  migrate(real, directoryMigrations)
  real.pragma('foreign_keys = ON')
  directory = createDirectory(drizzleSqlite(real), () => real.close(), auditSign)
  edge = {
    query: async (queries) => queries.map((query) => real.prepare<[], DirectoryRow>(query).all()),
    run: async (statements) => real.transaction(() => statements.forEach((statement) => real.exec(statement)))(),
    close: () => {},
  }
})
afterEach(() => directory.close())

const names = { firstName: 'Eve', lastName: "O'Hara", passwordHash: 'x', acceptedTerms: null, createdAt: 1 }

async function begin() {
  const other = await directory.companies.save({ code: 'other', name: 'Other', createdAt: 1 })
  const eve = await directory.people.create({ ...names, companyId: other.id, email: 'eve@one.example' })
  const pat = await directory.people.create({ ...names, companyId: other.id, email: 'pat@one.example', role: 1 })
  if (!eve || !pat) throw new Error('Nobody was added')
  for (const at of [1, 2]) await directory.audit.add({ at, actorId: eve.id, personId: eve.id, event: 'signed-in' })
  return { eve, pat, mirror: await openEdgeMirror(edge, file, auditSign) }
}

/** Writes what a file may lead to: a new company, a new planner, an assignment with its line in the audit log. */
async function write(into: Directory, eveId: number, patId: number) {
  const saved = await into.companies.save({ code: 'tidewater', name: "What? It's; 'quoted'", createdAt: 3 })
  await into.people.create({ ...names, companyId: saved.id, email: 'new@one.example', role: 1 })
  await into.planners.reassign(eveId, patId, 3)
  await into.audit.add({ at: 3, actorId: patId, personId: eveId, event: 'planner-assigned' })
}

const tables = ['company', 'person', 'planner_assignment', 'audit']
const rowsIn = (database: Sqlite.Database) =>
  tables.map((table) => database.prepare(`select * from ${table} order by rowid`).all())

it('what was decided in memory is written as if it had been done in D1', async () => {
  const { eve, pat, mirror } = await begin()
  await write(mirror.directory, eve.id, pat.id)
  const before = rowsIn(real)
  await edge.run(mirror.written())
  const after = rowsIn(real)
  expect(after).not.toEqual(before)
  real.exec(
    'delete from planner_assignment; delete from audit where position = 3; delete from person where id = 3; delete from company where id = 2',
  )
  expect(rowsIn(real)).toEqual(before)
  real.exec("update sqlite_sequence set seq = seq - 1 where name <> 'roster_entry'")
  await write(directory, eve.id, pat.id)
  expect(rowsIn(real)).toEqual(after)
  expect(await directory.audit.firstFault(eve.id)).toBeNull()
})

it.each([
  [
    'somebody registered',
    async ({ companyId }: { readonly companyId: number; readonly id: number }) =>
      void (await directory.people.create({ ...names, companyId, email: 'late@one.example' })),
  ],
  [
    'another company came',
    async () => void (await directory.companies.save({ code: 'late', name: 'Late', createdAt: 2 })),
  ],
  [
    'somebody named in it signed in',
    async ({ id }: { readonly companyId: number; readonly id: number }) =>
      directory.audit.add({ at: 2, actorId: id, personId: id, event: 'signed-in' }),
  ],
])('nothing is written if %s meanwhile', async (_what, meanwhile) => {
  const { eve, pat, mirror } = await begin()
  await write(mirror.directory, eve.id, pat.id)
  await meanwhile(eve)
  const before = rowsIn(real)
  await expect(edge.run(mirror.written())).rejects.toThrow('NOT NULL')
  expect(rowsIn(real)).toEqual(before)
})

it('is refused if the directory is of another release, and writes nothing if nothing changed', async () => {
  const { mirror } = await begin()
  expect(mirror.written()).toEqual([])
  real.exec("insert into schema_migration (name) values ('9999_later')")
  await expect(openEdgeMirror(edge, file, auditSign)).rejects.toThrow('of another release')
})
