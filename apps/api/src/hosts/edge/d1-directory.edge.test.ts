import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directoryMigrations } from '../../store/directory/migrations.generated.ts'
import type { Migration } from '../../store/sqlite/migrate.ts'
import { openTestWorld } from '../../../testing/edge/workerd.ts'
import { migrateD1, openD1Directory } from './d1-directory.ts'
import type { D1Database } from './platform.ts'

const first: Migration = {
  name: '0000_first',
  sql: 'CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;',
}
const second: Migration = {
  name: '0001_second',
  sql: "ALTER TABLE fruit ADD COLUMN color TEXT;\n--> statement-breakpoint\nINSERT INTO fruit (name) VALUES ('pear; or; fig');\nCREATE TRIGGER ripe AFTER INSERT ON fruit BEGIN UPDATE fruit SET color = 'red' WHERE id = new.id; END;",
}

describe('the migrations of the directory in D1', () => {
  let folder: string
  let db: D1Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-d1-'))
    db = (await openTestWorld(folder)).database
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const fruits = async () => (await db.prepare('SELECT name, color FROM fruit').all()).results

  it('are applied in order, once, also by many Workers that start at the same moment', async () => {
    await migrateD1(db, [first])
    await Promise.all(Array.from({ length: 5 }, () => migrateD1(db, [first, second])))
    expect(await fruits()).toEqual([{ name: 'pear; or; fig', color: null }])
    await db.prepare("INSERT INTO fruit (name) VALUES ('plum')").run()
    expect(await fruits()).toContainEqual({ name: 'plum', color: 'red' })
  })

  it('leave nothing of one that fails, and go on there with the next release', async () => {
    const broken: Migration = { name: '0001_second', sql: `${second.sql}\nINSERT INTO nowhere VALUES (1);` }
    await expect(migrateD1(db, [first, broken])).rejects.toThrow('nowhere')
    await migrateD1(db, [first, second])
    expect(await fruits()).toHaveLength(1)
  })

  it('of a newer release are not touched', async () => {
    await migrateD1(db, [first, second])
    await expect(migrateD1(db, [first])).rejects.toThrow('newer release')
  })

  it('are the same as on a machine, and the directory works on them', async () => {
    await migrateD1(db)
    const { results } = await db.prepare('SELECT name FROM schema_migration ORDER BY name').all<{ name: string }>()
    expect(results.map(({ name }) => name)).toEqual(directoryMigrations.map(({ name }) => name))
    const directory = openD1Directory(db)
    const company = await directory.companies.save({ code: 'larkfield', name: 'Larkfield', createdAt: 1 })
    expect(await directory.companies.byId(company.id)).toEqual(company)
    await directory.ping()
  })
})
