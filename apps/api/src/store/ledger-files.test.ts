// Proves: ASVS-5.3.2
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Ledger } from './ledger/ledger.ts'
import { ledgerPath, openLedgerFiles } from './ledger-files.ts'
import type { LedgerStore } from './ledger-store.ts'
import { testOwner } from '../../testing/ledger-of.ts'

const addCategoryMemory = (ledger: Ledger, text: string) =>
  ledger.transact((tx) =>
    tx.run(sql`INSERT INTO category_memory (normalized_description, category_id) VALUES (${text}, 1)`),
  )

const ids = (ledger: Ledger) =>
  ledger.transact((tx) => tx.all<{ id: number }>(sql`SELECT id FROM category_memory ORDER BY id`)).map((row) => row.id)

describe('ledgers as files', () => {
  let folder: string
  let store: LedgerStore
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-ledgers-'))
    store = openLedgerFiles(folder, { openLedgers: 3 })
  })
  afterEach(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are spread over a hundred folders', () => {
    expect(ledgerPath('/data', 7)).toBe('/data/ledgers/07/7.sqlite')
    expect(ledgerPath('/data', 1234)).toBe('/data/ledgers/34/1234.sqlite')
  })

  it('hold a separate range of ids for each person, after reopening too', () => {
    for (const text of ['a', 'b']) addCategoryMemory(store.open(testOwner(7)), text)
    addCategoryMemory(store.open(testOwner(8)), 'a')
    store.close()
    addCategoryMemory(store.open(testOwner(7)), 'c')
    expect(ids(store.open(testOwner(7)))).toEqual([7_000_000_001, 7_000_000_002, 7_000_000_003])
    expect(ids(store.open(testOwner(8)))).toEqual([8_000_000_001])
  })

  it('are kept open while in use, and the least recently used one is closed', () => {
    const [one, two] = [store.open(testOwner(1)), store.open(testOwner(2))]
    store.open(testOwner(3))
    store.open(testOwner(1))
    store.open(testOwner(4))
    expect(store.open(testOwner(1))).toBe(one)
    expect(() => ids(two)).toThrow('not open')
    expect(ids(store.open(testOwner(2)))).toEqual([])
  })

  it('are removed together with SQLite’s files next to them', () => {
    addCategoryMemory(store.open(testOwner(5)), 'a')
    store.remove(5)
    for (const suffix of ['', '-wal', '-shm']) expect(existsSync(ledgerPath(folder, 5) + suffix)).toBe(false)
    expect(ids(store.open(testOwner(5)))).toEqual([])
  })

  it('are not written to once another process has removed them', () => {
    addCategoryMemory(store.open(testOwner(5)), 'a')
    const other = openLedgerFiles(folder, { openLedgers: 3 })
    addCategoryMemory(other.open(testOwner(5)), 'b')
    other.remove(5)
    addCategoryMemory(store.open(testOwner(5)), 'c')
    expect(ids(other.open(testOwner(5)))).toEqual([5_000_000_001])
    other.close()
  })

  it('roll a use case back completely when it throws', () => {
    const work = () =>
      store.open(testOwner(6)).transact((tx) => {
        tx.run(sql`INSERT INTO category_memory (normalized_description, category_id) VALUES ('x', 1)`)
        throw new Error('changed my mind')
      })
    expect(work).toThrow('changed my mind')
    expect(ids(store.open(testOwner(6)))).toEqual([])
  })
})
