import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drizzleSqlite, sqliteDriver } from './drizzle-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'
import type { SqliteFile } from './sqlite-file.ts'

const fruit = sqliteTable('fruit', { id: integer('id').primaryKey(), name: text('name'), weight: integer('weight') })

let file: SqliteFile
beforeEach(() => {
  file = openSqlite(':memory:', [
    {
      name: '0000',
      sql: 'CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT, weight INTEGER) STRICT; CREATE INDEX by_name ON fruit (name);',
    },
  ])
})
afterEach(() => file.close())

describe('a database through drizzle', () => {
  it('hides bound values from the planner, and still uses its indexes', () => {
    const query = drizzleSqlite(file).select().from(fruit).where(eq(fruit.name, 'fig')).limit(3).toSQL()
    expect(query.sql).toMatch(/"name" = \+\? limit \+\?$/)
    expect(file.prepare(`explain query plan ${query.sql}`).all('fig', 3)).toMatchObject([
      { detail: 'SEARCH fruit USING INDEX by_name (name=?)' },
    ])
  })

  it('plans a query once that is asked again, in whatever form its rows are read', () => {
    const prepared = vi.spyOn(file, 'prepare')
    const db = drizzleSqlite(file)
    const ask = sql`select id, name from fruit where name = ${'fig'}`
    db.insert(fruit).values({ id: 1, name: 'fig' }).run()
    expect(db.all(ask)).toEqual([{ id: 1, name: 'fig' }])
    expect(db.values(ask)).toEqual([[1, 'fig']])
    expect(db.get(ask)).toEqual({ id: 1, name: 'fig' })
    db.insert(fruit).values({ id: 2, name: 'plum' }).run()
    expect(db.all(ask)).toEqual([{ id: 1, name: 'fig' }])
    expect(prepared).toHaveBeenCalledTimes(2)
  })

  it('sees a column that came after a query was planned', () => {
    const db = drizzleSqlite(file)
    const ask = sql`select * from fruit`
    db.insert(fruit).values({ id: 1, name: 'fig' }).run()
    expect(db.all(ask)).toEqual([{ id: 1, name: 'fig', weight: null }])
    file.exec('ALTER TABLE fruit ADD COLUMN color TEXT')
    expect(db.all(ask)).toEqual([{ id: 1, name: 'fig', weight: null, color: null }])
  })

  it('keeps no more queries than are likely to be asked again', () => {
    const db = drizzleSqlite(file)
    const prepared = vi.spyOn(file, 'prepare')
    for (let number = 0; number < 100; number += 1) db.all(sql.raw(`select ${number}`))
    expect(db.all(sql.raw('select 99 as "of late"'))).toEqual([{ 'of late': 99 }])
    expect(db.all(sql.raw('select 99'))).toEqual([{ '99': 99 }])
    expect(prepared).toHaveBeenCalledTimes(101)
    db.all(sql.raw('select 0'))
    expect(prepared).toHaveBeenCalledTimes(102)
  })

  it('stores and returns every value unchanged', () => {
    const db = drizzleSqlite(file)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((name) => !name.includes('\0')),
        fc.maxSafeInteger(),
        (name, weight) => {
          const { id } = db.insert(fruit).values({ name, weight }).returning().get()
          const [found] = db.select().from(fruit).where(eq(fruit.id, id)).all()
          expect(found).toEqual({ id, name, weight })
          expect(db.select().from(fruit).where(eq(fruit.name, name)).all()).toContainEqual(found)
          expect(db.select().from(fruit).where(eq(fruit.weight, weight)).all()).toContainEqual(found)
        },
      ),
    )
  })
})

describe('transactions on a file', () => {
  it('keep what was written, or nothing of it, and end either way', () => {
    const { transactions } = sqliteDriver(file)
    const insert = file.prepare('INSERT INTO fruit (name) VALUES (?)')
    expect(transactions(() => insert.run('fig').changes, 'write')).toBe(1)
    const failing = () =>
      transactions(() => {
        insert.run('rotten')
        throw new Error('on purpose')
      }, 'write')
    expect(failing).toThrow('on purpose')
    expect(file.inTransaction).toBe(false)
    expect(transactions(() => file.prepare('SELECT name FROM fruit').pluck().all(), 'read')).toEqual(['fig'])
  })

  it('report the cause of a failed commit, and leave the file ready for the next', () => {
    file.exec('CREATE TABLE basket (fruit_id INTEGER REFERENCES fruit(id) DEFERRABLE INITIALLY DEFERRED) STRICT')
    const driver = sqliteDriver(file)
    const before = driver.stamp()
    expect(() => driver.transactions(() => file.exec('INSERT INTO basket VALUES (99)'), 'write')).toThrow('FOREIGN KEY')
    expect(file.inTransaction).toBe(false)
    expect(driver.stamp()).not.toBe(before)
    expect(driver.transactions(() => file.prepare('SELECT count(*) FROM basket').pluck().get(), 'read')).toBe(0)
  })
})
