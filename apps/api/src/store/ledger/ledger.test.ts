import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLedgerFiles } from '../ledger-files.ts'
import type { LedgerStore } from '../ledger-store.ts'
import { allAccounts, insertAccount } from './accounts.ts'
import { deleteEntries, type EntryToInsert, insertEntry, updateEntry } from './entries.ts'
import { createLedger, prepared, preparedFor } from './ledger.ts'
import { account, entry } from './schema.ts'
import { testOwner } from '../../../testing/ledger-of.ts'

let folder: string
let ledgers: LedgerStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-ledger-'))
  ledgers = openLedgerFiles(folder)
})
afterEach(() => {
  ledgers.close()
  rmSync(folder, { recursive: true, force: true })
})

const cash = { name: 'Cash', categoryName: 'Cash', typeName: 'Checking', balanceCents: 1, origin: 'manual' } as const
const row: EntryToInsert = {
  date: '2026-11-01',
  valueCents: -100,
  categoryId: 6,
  categorySource: 'none',
  description: 'x',
  fullDescription: 'x',
  normalizedDescription: 'x',
  origin: 'manual',
}

describe('a ledger', () => {
  it('keeps all of a use case or, if it throws, nothing', () => {
    const ledger = ledgers.open(testOwner(1))
    expect(() =>
      ledger.transact((tx) => {
        insertAccount(tx, cash)
        throw new Error('changed my mind')
      }),
    ).toThrow('changed my mind')
    expect(ledger.transact(allAccounts)).toEqual([])
  })

  it('refuses an asynchronous use case, and rolls it back', () => {
    const ledger = ledgers.open(testOwner(1))
    expect(() => ledger.transact(async (tx) => insertAccount(tx, cash))).toThrow(TypeError)
    expect(ledger.transact(allAccounts)).toEqual([])
  })

  it('no two people ever share an id', () => {
    const ids = [1, 2, 999].map((userId) =>
      ledgers.open(testOwner(userId)).transact((tx) => insertAccount(tx, cash).id),
    )
    expect(ids).toEqual([1_000_000_001, 2_000_000_001, 999_000_000_001])
  })

  it('ids continue after a restart, and are never reused', () => {
    const first = ledgers.open(testOwner(3)).transact((tx) => insertAccount(tx, cash).id)
    ledgers.open(testOwner(3)).transact((tx) => tx.run(sql`delete from account`))
    ledgers.close()
    ledgers = openLedgerFiles(folder)
    expect(ledgers.open(testOwner(3)).transact((tx) => insertAccount(tx, cash).id)).toBe(first + 1)
  })

  it('rejects an amount that a double could not hold exactly', () => {
    const insert = (balanceCents: number) =>
      ledgers.open(testOwner(1)).transact((tx) => insertAccount(tx, { ...cash, balanceCents }).balanceCents)
    expect(insert(9_000_000_000_000)).toBe(9_000_000_000_000)
    expect(() => insert(9_000_000_000_001)).toThrow(/CHECK constraint failed/)
    expect(() => insert(0.5)).toThrow(/cannot store REAL value/)
  })

  it('waits while another process writes to the same ledger', () => {
    const other = openLedgerFiles(folder)
    for (let turn = 0; turn < 5; turn += 1) {
      for (const store of [ledgers, other]) store.open(testOwner(4)).transact((tx) => insertAccount(tx, cash))
    }
    other.close()
    const ids = ledgers.open(testOwner(4)).transact((tx) => allAccounts(tx).map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => 4_000_000_001 + index))
  })

  it('closes the database it was opened on', () => {
    let closed = 0
    ledgers.open(testOwner(1)).transact((db) => createLedger(db, () => (closed += 1)).close())
    expect(closed).toBe(1)
  })
})

describe('a prepared query', () => {
  it('is built once for all ledgers, and reads each one’s own rows', () => {
    let built = 0
    const names = prepared((db) => {
      built += 1
      return db
        .select({ name: account.name })
        .from(account)
        .where(eq(account.id, sql.placeholder('id')))
        .prepare()
    })
    const joined = preparedFor(
      (shape: 'left' | 'inner') => shape,
      (db, shape) => {
        built += 1
        const from = db.select({ id: entry.id, of: account }).from(entry)
        const on = eq(account.id, entry.accountId)
        return shape === 'left' ? from.leftJoin(account, on).prepare() : from.innerJoin(account, on).prepare()
      },
    )
    for (const userId of [5, 6, 7]) {
      const ledger = ledgers.open(testOwner(userId))
      const { id } = ledger.transact((tx) => (insertEntry(tx, row), insertAccount(tx, { ...cash, name: `${userId}` })))
      const read = ledger.transact((tx) => [names(tx).get({ id }), joined(tx, 'left').all(), joined(tx, 'inner').all()])
      expect(read).toEqual([{ name: `${userId}` }, [{ id: userId * 1_000_000_000 + 1, of: null }], []])
    }
    expect(built).toBe(3)
    ledgers.close()
    ledgers = openLedgerFiles(folder)
    const again = ledgers.open(testOwner(6))
    expect(again.transact((tx) => names(tx).values({ id: 6_000_000_001 }))).toEqual([['6']])
    expect(built).toBe(3)
  })
})

describe('the kept sums', () => {
  it('follow every insert, change and delete', () => {
    const sums = () =>
      ledgers
        .open(testOwner(1))
        .transact((tx) =>
          tx.all<{ c: number; v: number; n: number }>(
            sql`select category_id c, value_cents v, entries n from entry_sum where entries > 0 order by 1`,
          ),
        )
    const id = ledgers.open(testOwner(1)).transact((tx) => {
      insertEntry(tx, row)
      return insertEntry(tx, { ...row, valueCents: -250 })
    })
    expect(sums()).toEqual([{ c: 6, v: -350, n: 2 }])
    ledgers.open(testOwner(1)).transact((tx) => updateEntry(tx, id, { categoryId: 8, valueCents: 40 }))
    expect(sums()).toEqual([
      { c: 6, v: -100, n: 1 },
      { c: 8, v: 40, n: 1 },
    ])
    ledgers.open(testOwner(1)).transact((tx) => deleteEntries(tx, [id]))
    expect(sums()).toEqual([{ c: 6, v: -100, n: 1 }])
  })
})
