import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directoryMigrations, directorySchema } from '../directory/migrations.generated.ts'
import { ledgerMigrations, ledgerSchema } from '../ledger/migrations.generated.ts'
import { type Migration, migrate } from './migrate.ts'
import { openSqlite } from './open-sqlite.ts'

const first: Migration = {
  name: '0000_first',
  sql: 'CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;',
}
const second: Migration = {
  name: '0001_second',
  sql: "ALTER TABLE fruit ADD COLUMN color TEXT;\n--> statement-breakpoint\nINSERT INTO fruit (name) VALUES ('pear');",
}

describe('migrations', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-migrate-'))
    path = join(folder, 'deep/inside/file.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are applied in order, once', () => {
    openSqlite(path, [first]).close()
    for (let opening = 0; opening < 2; opening += 1) {
      const file = openSqlite(path, [first, second])
      expect(file.prepare('SELECT name, color FROM fruit').all()).toEqual([{ name: 'pear', color: null }])
      file.close()
    }
  })

  it('resume where one failed, and leave nothing of the failed one', () => {
    const broken: Migration = { name: '0001_second', sql: `${second.sql}\nINSERT INTO nowhere VALUES (1);` }
    expect(() => openSqlite(path, [first, broken])).toThrow('nowhere')
    const file = openSqlite(path, [first, second])
    expect(file.prepare('SELECT count(*) AS fruits FROM fruit').get()).toEqual({ fruits: 1 })
    file.close()
  })

  it('of a newer release are refused and left untouched', () => {
    openSqlite(path, [first, second]).close()
    expect(() => openSqlite(path, [first])).toThrow('newer release')
  })

  it('may rebuild a table that others refer to, and must leave every foreign key valid', () => {
    const tree: Migration = {
      name: '0001_tree',
      sql: "CREATE TABLE tree (fruit_id INTEGER NOT NULL REFERENCES fruit(id)) STRICT; INSERT INTO fruit VALUES (1, 'fig'); INSERT INTO tree VALUES (1);",
    }
    const rebuild: Migration = {
      name: '0002_rebuild',
      sql: 'CREATE TABLE new_fruit (id INTEGER PRIMARY KEY, name TEXT) STRICT; INSERT INTO new_fruit SELECT * FROM fruit; DROP TABLE fruit; ALTER TABLE new_fruit RENAME TO fruit;',
    }
    const file = openSqlite(path, [first, tree, rebuild])
    expect(() => file.exec('INSERT INTO tree VALUES (99)')).toThrow('FOREIGN KEY')
    file.close()
    const careless: Migration = { name: '0003_careless', sql: 'DELETE FROM fruit;' }
    expect(() => openSqlite(path, [first, tree, rebuild, careless])).toThrow('breaks a foreign key')
  })

  it('are found done if a second opener got there first', () => {
    const one = openSqlite(path, [])
    const other = openSqlite(path, [])
    migrate(one, [first, second])
    migrate(other, [first, second])
    expect(other.prepare('SELECT count(*) AS fruits FROM fruit').get()).toEqual({ fruits: 1 })
    one.close()
    other.close()
  })
})

/** Returns all objects of a database and the rows that it begins with, without names that are drawn at random. */
function readWhole(file: ReturnType<typeof openSqlite>) {
  const objects = file.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all()
  const tables = file
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name")
    .pluck()
    .all()
    .filter((name) => !name.startsWith('sqlite_'))
  const rows = tables.map((name) => [name, file.prepare<[], object>(`SELECT * FROM "${name}" ORDER BY 1`).all()])
  const fixed = JSON.stringify(rows)
    .replaceAll(/[\da-f]{32}/g, 'drawn')
    .replaceAll(/\d+-\d+-\d+ \d+:\d+:\d+/g, 'now')
  return { objects, rows: JSON.parse(fixed) }
}

describe.each([
  ['directory', directoryMigrations, directorySchema],
  ['ledger', ledgerMigrations, ledgerSchema],
])('the schema of a %s', (kind, migrations, whole) => {
  it('is the same for a new database, which is made at once, as step by step', () => {
    const byStep = openSqlite(':memory:', migrations)
    const atOnce = openSqlite(':memory:', migrations, { whole })
    const made = readWhole(atOnce)
    expect(made.objects.length).toBeGreaterThan(50)
    expect(made).toEqual(readWhole(byStep))
    byStep.close()
    atOnce.close()
  })

  it('makes every table STRICT', () => {
    const file = openSqlite(':memory:', migrations)
    const tables = file
      .prepare<[], { name: string; strict: number }>(
        "SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%'",
      )
      .all()
    file.close()
    expect(tables.length).toBeGreaterThan(5)
    expect(tables.filter((table) => table.strict !== 1)).toEqual([])
  })

  it('is built from the committed .sql files, word for word', () => {
    const folder = join(import.meta.dirname, '../../../drizzle', kind)
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const committed = files.map((name) => ({
      name: name.replace(/\.sql$/, ''),
      sql: readFileSync(join(folder, name), 'utf8'),
    }))
    expect(migrations).toEqual(committed)
  })

  it('syncs each commit to disk, never blocks readers, and enforces foreign keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-pragma-'))
    const file = openSqlite(join(folder, 'x.sqlite'), migrations)
    const pragma = (name: string) => file.pragma(name, { simple: true })
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys'), pragma('busy_timeout')]).toEqual([
      'wal',
      2,
      1,
      100,
    ])
    file.close()
    rmSync(folder, { recursive: true })
  })
})

/** Starts another writer, which begins to create the file and holds its lock for `milliseconds`. */
function writingElsewhere(path: string, milliseconds: number): Promise<Worker> {
  const code = `
    const { parentPort, workerData: [path, milliseconds] } = require('node:worker_threads')
    const file = new (require('better-sqlite3'))(path)
    file.exec('CREATE TABLE IF NOT EXISTS seed (id INTEGER); BEGIN IMMEDIATE; INSERT INTO seed VALUES (1)')
    parentPort.postMessage('begun')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    file.exec('COMMIT')
    file.close()`
  const worker = new Worker(code, { eval: true, workerData: [path, milliseconds] })
  return new Promise((resolve, reject) => void worker.once('message', () => resolve(worker)).once('error', reject))
}

describe('opening the same file', () => {
  it('waits for another process that is creating it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-both-'))
    const worker = await writingElsewhere(join(folder, 'x.sqlite'), 200)
    const ended = once(worker, 'exit')
    const file = openSqlite(join(folder, 'x.sqlite'), [first])
    expect(file.prepare('SELECT id FROM seed').pluck().all()).toEqual([1])
    file.close()
    await ended
    rmSync(folder, { recursive: true })
  })

  it('is refused with a message if the file is no database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-broken-'))
    expect(() => openSqlite(folder, [first])).toThrow(Sqlite.SqliteError)
    rmSync(folder, { recursive: true })
  })
})
