import type { SeveralChange } from '@evenkeel/api-client/contract/transactions'
import type { RuleForm } from '@evenkeel/api-client/contract/rules'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawn, isInWorkerd } from '../../testing/test-host.ts'
import { insertEntry } from '../store/ledger/entries.ts'
import { insertEntries } from '../store/ledger/entries-in-bulk.ts'
import { readChangeRows } from '../store/ledger/journal.ts'
import { keptSumFaults } from '../../testing/probes/kept-sums-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const texts = ['Willow Books', 'Greenleaf Market', 'Café Nori'] as const
const row = fc.record({
  date: fc.constantFrom('2026-09-30', '2026-10-01', '2026-11-20'),
  valueCents: fc.integer({ min: -5_000, max: 5_000 }).filter((cents) => cents !== 0),
  categoryId: fc.constantFrom(2, 3, 6, 8),
  categorySource: fc.constantFrom('person' as const, 'provider' as const, 'none' as const),
  text: fc.constantFrom(...texts),
  isOfAccount: fc.boolean(),
  origin: fc.constantFrom('manual' as const, 'file' as const, 'connection' as const),
  isHidden: fc.boolean(),
  isPending: fc.boolean(),
  note: fc.constantFrom('', 'Gift for Robin'),
  tags: fc.constantFrom('', '\nFSA\n', '\nFSA\nWork\n'),
  /** What else the row is: one side of a transfer with the row before it, or a part of that. */
  tie: fc.constantFrom('none' as const, 'none' as const, 'pair' as const, 'part' as const),
})
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never

/** Writes rows with their ties; returns their ids. */
async function fill(person: TestPerson, rows: readonly Row[]): Promise<number[]> {
  const { userAccountId } = await person.addAccount()
  return person.onLedger((ledger) => {
    const ids: number[] = []
    for (const [place, { text, isOfAccount, tie, ...fields }] of rows.entries()) {
      const id = insertEntry(ledger, {
        ...fields,
        description: text,
        fullDescription: `${text} ${place}`,
        normalizedDescription: text.toLowerCase(),
        accountId: isOfAccount ? userAccountId : null,
      })
      const last = ids.at(-1)
      if (tie === 'part' && last) ledger.run(sql`update entry set source_entry_id = ${ids[0]} where id = ${id}`)
      if (tie === 'pair' && last) {
        ledger.run(sql`update entry set transfer_pair_id = ${last} where id = ${id}`)
        ledger.run(sql`update entry set transfer_pair_id = ${id} where id = ${last}`)
      }
      ids.push(id)
    }
    return ids
  })
}

const change: fc.Arbitrary<SeveralChange> = fc
  .record(
    {
      categoryId: fc.constantFrom(2, 6, 7),
      isHidden: fc.boolean(),
      note: fc.constantFrom('', 'Paid back'),
      addTags: fc.constantFrom<string[]>(['fsa'], ['Trip', 'Work']),
      removeTags: fc.constantFrom<string[]>(['FSA'], ['none']),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0)

const journalOf = (person: TestPerson, changeIds: readonly (number | null)[]) =>
  changeIds
    .flatMap((id) => person.onLedger((ledger) => readChangeRows(ledger, id ?? 0)))
    .toSorted((one, other) => one.rowId - other.rowId)

/** The words that the search finds, each with the entries that have it. */
const words = ['willow', 'greenleaf', 'cafe', 'gift', 'paid', 'fsa', 'trip', 'work', 'every', 'study']
const searched = (person: TestPerson) =>
  person.onLedger((ledger) =>
    words.map((word) =>
      ledger.all(sql`select rowid from entry_text where entry_text match ${`${word}*`} order by rowid`),
    ),
  )
const everything = (person: TestPerson) => ({ data: person.exportAll(), search: searched(person) })

it('many rows changed at once become what they become one by one, in sums, search, journal, and undo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 14 }), change, fc.nat(), async (rows, wanted, seed) => {
      const person = await newPerson(app)
      const ids = (await fill(person, rows)).filter((_, place) => (seed >> (place % 20)) % 2 === 0 || place === 0)
      const before = everything(person)
      const at = (transactionIds: number[]) =>
        person.change('changeTransactions', { body: { select: { transactionIds }, change: wanted } })
      const atOnce = await at(ids)
      const [changed, journal] = [everything(person), journalOf(person, [atOnce])]
      expect(person.onLedger(keptSumFaults)).toEqual([])
      expect(atOnce === null ? 200 : await person.undo(atOnce)).toBe(200)
      expect(everything(person)).toEqual(before)
      const single: (number | null)[] = []
      for (const id of ids) single.push(await at([id]))
      expect(everything(person)).toEqual(changed)
      expect(
        journalOf(
          person,
          single.filter((id) => id !== null),
        ),
      ).toEqual(journal)
      for (const id of single.filter((one) => one !== null).toReversed()) expect(await person.undo(id)).toBe(200)
      expect(everything(person)).toEqual(before)
    }),
    { numRuns: drawn(12) },
  )
})

const rule: fc.Arbitrary<RuleForm> = fc
  .record(
    {
      categoryId: fc.constantFrom(6, 7),
      payeeName: fc.constantFrom('Every Day', 'Willow Books'),
      tags: fc.constantFrom<string[]>(['Study'], ['fsa']),
      isHidden: fc.constant(true),
      split: fc.constant<NonNullable<RuleForm['split']>>([{ categoryId: 8, percent: 25 }]),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0)
  .chain((fields) => fc.constantFrom<RuleForm>({ ...fields, text: 'willow' }, { ...fields, amountFrom: 0 }))

it('a rule changes as many past rows as its preview says, keeps sums and search, and its undo and redo are exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 14 }), rule, async (rows, wanted) => {
      const person = await newPerson(app)
      await fill(person, rows)
      const before = everything(person)
      const { changes } = await person.client.call('previewRule', { body: { rule: wanted } })
      const changeId = await person.change('createRule', { body: { rule: wanted, appliesToPast: true } })
      const whole = journalOf(person, [changeId]).filter(({ table, before: was }) => table === 'entry' && was !== null)
      expect(whole).toHaveLength(changes)
      const after = everything(person)
      expect(person.onLedger(keptSumFaults)).toEqual([])
      const undoId = await person.change('undoChange', { params: { changeId }, body: {} })
      expect(everything(person)).toEqual(before)
      expect(person.onLedger(keptSumFaults)).toEqual([])
      expect(await person.undo(undoId)).toBe(200)
      expect(everything(person)).toEqual(after)
    }),
    { numRuns: drawn(12) },
  )
})

it('undo of many rows is refused if one of them was changed since in a column that the change did not touch', async () => {
  const person = await newPerson(app)
  const one = await person.addRow()
  const other = await person.addRow({ value: -20 })
  const ids = [one.userTransactionId, other.userTransactionId]
  const changeId = await person.change('changeTransactions', {
    body: { select: { transactionIds: ids }, change: { isHidden: true } },
  })
  await person.change('updateTransaction', { body: { userTransactionId: ids[1], description: 'Other' } })
  const now = everything(person)
  expect(await person.undo(changeId)).toBe(400)
  expect(everything(person)).toEqual(now)
})

it('the lines of a change hold its columns before it and the whole rows after it, so none is doubled', async () => {
  const person = await newPerson(app)
  const ids = await fill(
    person,
    fc.sample(row, 250).map((one) => ({ ...one, isHidden: false })),
  )
  const changeId = await person.change('changeTransactions', {
    body: { select: { transactionIds: ids }, change: { isHidden: true } },
  })
  const lines = person.onLedger((ledger) =>
    ledger.all<{ before: string }>(sql`select before from change_row where change_id = ${changeId} order by position`),
  )
  expect(lines.map(({ before }) => before.slice(0, 25))).toEqual(Array(3).fill('{"of":[["id","is_hidden"]'))
})

/** More than an index is kept up for entry by entry. */
const veryMany = 5_100
const statement = `Date,Description,Amount\n${Array.from({ length: veryMany }, (_, place) => `2026-${String(1 + (place % 9)).padStart(2, '0')}-11,Shop ${place},-${1 + (place % 70)}.00`).join('\n')}\n`

/** The indexes of the entries, and what SQLite finds wrong in the file. Durable Objects do not let it be asked. */
const indexesOf = (person: TestPerson) =>
  person.onLedger((ledger) => ({
    indexes: ledger.all(
      sql`select name, sql from sqlite_schema where type = 'index' and tbl_name = 'entry' order by name`,
    ),
    faults: isInWorkerd ? [] : ledger.all(sql`pragma integrity_check`),
    sums: keptSumFaults(ledger),
  }))

it('an import, a change, its undo, and the end of very many rows leave every index as it was, and whole', async () => {
  const person = await newPerson(app)
  const fresh = indexesOf(person)
  const { bankFileId, accounts } = await person.client.call('previewBankFile', {
    body: { file: new File([statement], 'statement.csv') },
  })
  const chosen = accounts.map(({ key }) => ({ key, userAccountId: null, name: 'Many' }))
  const { created } = await person.client.call('commitBankFile', { body: { bankFileId, accounts: chosen } })
  expect([created, indexesOf(person)]).toEqual([veryMany, fresh])
  const imported = everything(person)
  const all = { select: { query: {} }, change: { categoryId: 8 } }
  const changeId = await person.change('changeTransactions', { body: all })
  expect((await person.client.call('transactions', { body: { categoryIds: [8] } })).total).toBe(veryMany)
  expect(indexesOf(person)).toEqual(fresh)
  expect(await person.undo(changeId)).toBe(200)
  expect([everything(person), indexesOf(person)]).toEqual([imported, fresh])
  await person.client.call('undoBankFile', { body: { bankFileId } })
  expect([await person.client.call('transactions', { body: {} }), indexesOf(person)]).toMatchObject([
    { total: 0 },
    fresh,
  ])
}, 60_000)

it('an index that refuses what is there twice stays while very many rows come', async () => {
  const person = await newPerson(app)
  const { userAccountId } = await person.addAccount()
  const shared = { currency: 'USD', accountId: userAccountId, origin: 'connection', bankFileId: null } as const
  const rows = Array.from({ length: veryMany }, (_, place) => ({
    date: '2026-09-30',
    valueCents: -100,
    categoryId: 3,
    categorySource: 'none' as const,
    description: `Shop ${place}`,
    fullDescription: '',
    normalizedDescription: 'shop',
    providerId: `bank-${Math.min(place, veryMany - 2)}`,
  }))
  const before = everything(person)
  expect(() => person.onLedger((ledger) => insertEntries(ledger, shared, rows))).toThrow('Failed to run the query')
  expect(everything(person)).toEqual(before)
})
