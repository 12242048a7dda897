import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLedgerFiles, type LedgerFiles } from '../ledger-files.ts'
import type { Ledger, LedgerTransaction } from './ledger.ts'
import { readOnly } from './ledger.ts'
import { toJson } from '../../http/answer.ts'
import { remembered } from './remembered.ts'
import { testOwner } from '../../../testing/ledger-of.ts'

let folder: string
let [ours, theirs]: LedgerFiles[] = []
let ledger: Ledger
let other: Ledger
let reads: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-remembered-'))
  ;[ours, theirs] = [openLedgerFiles(folder), openLedgerFiles(folder)]
  ;[ledger, other] = [ours.open(testOwner(7)), theirs.open(testOwner(7))]
  reads = 0
})
afterEach(() => {
  ours?.close()
  theirs?.close()
  rmSync(folder, { recursive: true, force: true })
})

const names = remembered(
  (prefix: string) => prefix,
  (db: LedgerTransaction, prefix) => {
    reads += 1
    return db
      .all<{ name: string }>(sql`select name from account where name like ${`${prefix}%`} order by name`)
      .map(({ name }) => name)
  },
)
const add = (db: LedgerTransaction, name: string) =>
  db.run(
    sql`insert into account (name, category_name, type_name, balance_cents, origin) values (${name}, 'Cash', 'Checking', 0, 'manual')`,
  )
const look = (prefix = '') => ledger.transact((db) => names(db, prefix), 'read')

describe('a remembered read', () => {
  it('is not repeated while nothing changes, for each shape separately', () => {
    ledger.transact((db) => add(db, 'Anna'))
    expect([look(), look(), look('B'), look('B')]).toEqual([['Anna'], ['Anna'], [], []])
    expect(reads).toBe(2)
  })

  it('is repeated after a change from this process, from another, and within one transaction', () => {
    expect(look()).toEqual([])
    ledger.transact((db) => {
      expect(names(db, '')).toEqual([])
      add(db, 'Anna')
      expect(names(db, '')).toEqual(['Anna'])
    })
    expect(look()).toEqual(['Anna'])
    other.transact((db) => add(db, 'Berta'))
    expect(look()).toEqual(['Anna', 'Berta'])
  })

  it('is forgotten when its transaction is rolled back, even if it was read inside it', () => {
    const failing = () =>
      ledger.transact((db) => {
        add(db, 'Nobody')
        expect(names(db, '')).toEqual(['Nobody'])
        throw new Error('on purpose')
      })
    expect(failing).toThrow('on purpose')
    expect(look()).toEqual([])
    expect(readOnly(ledger, (db) => (add(db, 'Nobody'), names(db, '')))).toEqual(['Nobody'])
    expect(look()).toEqual([])
  })

  it("stays as of a transaction's first query, while another process writes", () => {
    ledger.transact((db) => {
      expect(names(db, '')).toEqual([])
      other.transact((elsewhere) => add(elsewhere, 'Anna'))
      expect(names(db, 'A')).toEqual([])
    }, 'read')
    expect([look(), look('A')]).toEqual([['Anna'], ['Anna']])
  })

  it('is kept for a limited number of shapes, the most recently used', () => {
    for (let shape = 0; shape < 16; shape += 1) look(String(shape))
    look('0')
    look('new')
    expect(reads).toBe(17)
    look('0')
    expect(reads).toBe(17)
    look('1')
    expect(reads).toBe(18)
  })

  it('is written as JSON once, until the ledger changes', () => {
    const written = () => ledger.transact((db) => toJson(names(db, 'a')))
    const toText = (json: ReturnType<typeof toJson>) =>
      typeof json === 'string' ? json : new TextDecoder().decode(json)
    ledger.transact((db) => add(db, 'ada'))
    const first = written()
    expect(toText(first)).toBe('["ada"]')
    expect(written()).toBe(first)
    other.transact((db) => add(db, 'alma'))
    expect(toText(written())).toBe('["ada","alma"]')
    expect(toJson(['ada'])).toBe('["ada"]')
  })
})
