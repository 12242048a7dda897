import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Ledger } from './ledger/ledger.ts'
import { ledgerPath, openLedgerFiles } from './ledger-files.ts'
import type { LedgerStore } from './ledger-store.ts'

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
    store = openLedgerFiles(folder, 3)
  })
  afterEach(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lie in a hundred folders', () => {
    expect(ledgerPath('/data', 7)).toBe('/data/ledgers/07/7.sqlite')
    expect(ledgerPath('/data', 1234)).toBe('/data/ledgers/34/1234.sqlite')
  })

  it('give each person ids of their own, after reopening too', () => {
    for (const text of ['a', 'b']) addCategoryMemory(store.open(7), text)
    addCategoryMemory(store.open(8), 'a')
    store.close()
    addCategoryMemory(store.open(7), 'c')
    expect(ids(store.open(7))).toEqual([7_000_000_001, 7_000_000_002, 7_000_000_003])
    expect(ids(store.open(8))).toEqual([8_000_000_001])
  })

  it('are kept open while in use, and the one used longest ago is closed', () => {
    const [one, two] = [store.open(1), store.open(2)]
    store.open(3)
    store.open(1)
    store.open(4)
    expect(store.open(1)).toBe(one)
    expect(() => ids(two)).toThrow('not open')
    expect(ids(store.open(2))).toEqual([])
  })

  it('are gone when removed, with everything beside them', () => {
    addCategoryMemory(store.open(5), 'a')
    store.remove(5)
    for (const suffix of ['', '-wal', '-shm']) expect(existsSync(ledgerPath(folder, 5) + suffix)).toBe(false)
    expect(ids(store.open(5))).toEqual([])
  })

  it('are not written to once another process has removed them', () => {
    addCategoryMemory(store.open(5), 'a')
    const other = openLedgerFiles(folder, 3)
    addCategoryMemory(other.open(5), 'b')
    other.remove(5)
    addCategoryMemory(store.open(5), 'c')
    expect(ids(other.open(5))).toEqual([5_000_000_001])
    other.close()
  })

  it('take a use case back as a whole when it throws', () => {
    const work = () =>
      store.open(6).transact((tx) => {
        tx.run(sql`INSERT INTO category_memory (normalized_description, category_id) VALUES ('x', 1)`)
        throw new Error('changed my mind')
      })
    expect(work).toThrow('changed my mind')
    expect(ids(store.open(6))).toEqual([])
  })
})
