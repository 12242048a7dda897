import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLedgerFiles } from '../../src/store/ledger-files.ts'
import type { LedgerStore } from '../../src/store/ledger-store.ts'
import { checkHistory } from './check-history.ts'
import type { EnteredWrite, History } from './history.ts'
import { testOwner } from '../ledger-of.ts'

let folder: string
let store: LedgerStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-history-'))
  store = openLedgerFiles(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (statement: string) => store.open(testOwner(1)).transact((tx) => tx.run(sql.raw(statement)))

const add = (description: string, cents: number, sourceId: number | null = null) =>
  run(`INSERT INTO entry (date, value_cents, category_id, category_source, description, full_description, normalized_description, origin, source_entry_id)
    VALUES ('2026-11-20', ${cents}, 1, 'person', '${description}', '', '', 'manual', ${sourceId})`)

const problems = (history: Partial<History>) =>
  checkHistory(folder, { personId: 1, entered: [], imported: [], ...history })
const coffee = (values: Partial<EnteredWrite> = {}): EnteredWrite => ({
  description: 'Coffee',
  cents: -500,
  outcome: 'acknowledged',
  ...values,
})

describe('the history checker', () => {
  it('accepts what was answered once, with nothing of what was not', () => {
    add('Coffee', -500)
    expect(problems({ entered: [coffee(), coffee({ description: 'Tea', outcome: 'unanswered' })] })).toEqual([])
  })

  it('finds a lost write, a doubled one, one that was never sent, and one that should be gone', () => {
    for (const description of ['Coffee', 'Coffee', 'Cake', 'Gone']) add(description, -500)
    const entered = [coffee(), coffee({ description: 'Tea' }), coffee({ description: 'Gone', undone: 'acknowledged' })]
    expect(problems({ entered })).toEqual([
      'person 1: Coffee: its parts do not add up to it',
      'person 1: Tea: it was acknowledged and is lost',
      'person 1: Gone: it was taken back and is still there',
      'person 1: Cake: nobody sent it',
    ])
  })

  it('finds a split whose parts do not add up, and a lost one', () => {
    add('Coffee', -300)
    add('Coffee', -100, 1_000_000_001)
    add('Tea', -500)
    const split = { keptCents: -300, outcome: 'acknowledged' } as const
    expect(problems({ entered: [coffee({ split }), coffee({ description: 'Tea', split })] })).toEqual([
      'person 1: Coffee: its parts do not add up to it',
      'person 1: Tea: its acknowledged split is lost',
    ])
  })

  it('finds half an import', () => {
    add('Statement', -500)
    expect(problems({ imported: [{ description: 'Statement', rows: 2, outcome: 'unanswered' }] })).toEqual([
      'person 1: Statement: 1 of 2 rows are there',
    ])
  })

  it('finds sums that differ from the entries', () => {
    add('Coffee', -500)
    run('UPDATE entry_sum SET value_cents = value_cents + 1')
    expect(problems({ entered: [coffee()] })).toEqual(['person 1: the kept sums differ from the entries'])
  })
})
