import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../bank-files/fixtures/render-statement.ts'
import { keptSumFaults } from '../../testing/probes/kept-sums-check.ts'
import { drawn } from '../../testing/test-host.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { download, upload } from '../../testing/scenes/test-export.ts'
import { importFile } from '../../testing/scenes/test-import.ts'
import { categoryId, newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const pick = fc.nat({ max: 30 })
const date = fc.constantFrom('2026-09-01', '2026-09-30', '2026-10-01', '2026-10-15', '2026-11-20')
const value = fc.integer({ min: -500, max: 500 }).filter((dollars) => Math.abs(dollars) >= 2)
const category = fc.constantFrom('Groceries', 'Rent', 'Income', 'Uncategorized').map(categoryId)

const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('enter' as const), date, value, category, pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(fc.record({ date, value }), { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeImportBack' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('update' as const), pick, date, value, category }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('split' as const, 'hide' as const, 'show' as const, 'delete' as const),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hideAccount' as const), pick, isHidden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deleteAccount' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), pick }) },
)
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

/** Every kind of move once, since a random history may not contain all of them. */
const eachMove: Move[] = [
  { do: 'enter', date: '2026-10-15', value: -10, category: categoryId('Rent'), pick: 0 },
  { do: 'delete', pick: 0 },
  { do: 'enter', date: '2026-10-15', value: -20, category: categoryId('Groceries'), pick: 0 },
  { do: 'enter', date: '2026-10-15', value: -30, category: categoryId('Rent'), pick: 0 },
  {
    do: 'import',
    rows: [
      { date: '2026-09-30', value: -40 },
      { date: '2026-10-01', value: 50 },
    ],
  },
  { do: 'import', rows: [{ date: '2026-11-20', value: -60 }] },
  { do: 'takeImportBack', pick: 0 },
  { do: 'hide', pick: 0 },
  { do: 'show', pick: 0 },
  { do: 'update', pick: 0, date: '2026-09-01', value: -25, category: categoryId('Income') },
  { do: 'split', pick: 0 },
  { do: 'hideAccount', pick: 0, isHidden: true },
  { do: 'undo', pick: 0 },
  { do: 'deleteAccount', pick: 0 },
]

/** One person's history: the ids of its changes, to be undone, and its imported files. */
interface Life {
  readonly person: TestPerson
  readonly changes: (number | null)[]
  readonly files: number[]
  moved: number
}

const chosen = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % Math.max(1, items.length)]

/** Makes a call that may be refused: what refuses it is covered by other tests. */
async function attempt(
  { person, changes }: Life,
  name: Parameters<TestPerson['change']>[0],
  body: object,
): Promise<void> {
  const { status, headers } = await person.client.send(name, { body })
  expect([200, 400, 404]).toContain(status)
  const change = headers.get('Evenkeel-Change')
  if (change !== null) changes.push(Number(change))
}

async function step(life: Life, next: Move): Promise<void> {
  const { person, changes, files } = life
  life.moved += 1
  const accounts = (await person.client.call('accounts', { body: {} })).map(({ userAccountId }) => userAccountId)
  const { items } = await person.client.call('transactions', {
    body: { pageSize: 500, ordering: { fieldName: 'date', sortDirection: 'ASC' } },
  })
  if (next.do === 'enter') {
    const userAccountId = chosen([undefined, ...accounts], next.pick)
    return attempt(life, 'createTransaction', {
      date: next.date,
      value: next.value,
      categoryId: next.category,
      description: `Row ${life.moved}`,
      ...(userAccountId && { userAccountId }),
    })
  }
  if (next.do === 'import') {
    const rows = next.rows.map((row, index) => ({
      date: row.date,
      cents: row.value * 100,
      text: `Shop ${index}`,
      id: `${life.moved}-${index}`,
    }))
    const { preview } = await importFile(person, renderOfx1(rows, 100))
    return void files.push(preview.bankFileId)
  }
  if (next.do === 'takeImportBack') return attempt(life, 'undoBankFile', { bankFileId: chosen(files, next.pick) ?? 1 })
  if (next.do === 'undo') return void (await person.undo(chosen(changes, next.pick) ?? null))
  if (next.do === 'hideAccount')
    return attempt(life, 'updateAccount', {
      userAccountId: chosen(accounts, next.pick) ?? 1,
      isHiddenFromCFBS: next.isHidden,
    })
  if (next.do === 'deleteAccount')
    return attempt(life, 'deleteAccount', { userAccountId: chosen(accounts, next.pick) ?? 1 })
  const fitting = items.filter(({ hidden, isManual }) =>
    next.do === 'show' ? hidden : next.do !== 'delete' || isManual,
  )
  const row = chosen(fitting, next.pick)
  if (!row) return
  const { userTransactionId, value: whole } = row
  if (next.do === 'update')
    return attempt(life, 'updateTransaction', {
      userTransactionId,
      date: next.date,
      value: next.value,
      categoryId: next.category,
    })
  if (next.do === 'delete') return attempt(life, 'deleteTransaction', { userTransactionId })
  if (next.do !== 'split')
    return attempt(life, 'setTransactionVisibility', { transactionId: userTransactionId, isHidden: next.do === 'hide' })
  const part = Math.sign(whole)
  const splits = [{ category: categoryId('Shopping'), value: part }]
  return attempt(life, 'splitTransaction', {
    sourceTransactionId: userTransactionId,
    sourceTransaction: { category: categoryId('Groceries'), value: whole - part },
    splits,
  })
}

/** Returns the first page as the rows themselves have it: ids, values in cents, categories, and how many rows there are. */
const firstPageOfRows = ({ person }: Life) =>
  person.onLedger(
    (ledger) => ({
      rows: ledger.values(
        sql`select id, value_cents, category_id, is_hidden from entry order by date desc, id desc limit 10`,
      ),
      total: Number(ledger.values(sql`select count(*) from entry`)[0]?.[0]),
    }),
    'read',
  )

/** The same as the server answers it, which remembers it until something changes. */
async function firstPageAnswered({ person }: Life) {
  const { items, total } = await person.client.call('transactions', { body: {} })
  const rows = items.map((item) => [
    item.userTransactionId,
    Math.round(item.value * 100),
    item.categoryId,
    Number(item.hidden),
  ])
  return { rows, total }
}

/** A search and its totals, and the cash flow of two months, as the rows themselves have them. */
const searchOfRows = ({ person }: Life) =>
  person.onLedger((ledger) => {
    const counts = `is_hidden = 0 and category_id <> ${categoryId('Transfer')} and ifnull(account_id, 0) not in (select id from account where is_hidden_from_totals = 1)`
    const isFound = `(description like 'Row%' or full_description like 'Row%')`
    const months = ledger.values(
      sql.raw(
        `select substr(date, 1, 7), sum(value_cents) from entry where date between '2026-09-01' and '2026-10-31' and ${counts} group by 1`,
      ),
    )
    return {
      ids: ledger.values(sql.raw(`select id from entry where ${isFound} order by date desc, id desc limit 50`)).flat(),
      net: Number(
        ledger.values(sql.raw(`select total(value_cents) from entry where ${isFound} and ${counts}`))[0]?.[0],
      ),
      months: { '2026-09': 0, '2026-10': 0, ...Object.fromEntries(months) },
    }
  }, 'read')

/** The same as the server answers it. */
async function searchAnswered({ person }: Life) {
  const { items, totals } = await person.client.call('transactions', { body: { search: 'row', pageSize: 50 } })
  const months = await Promise.all(
    [9, 10].map((month) => person.client.call('cashFlowMonth', { body: { year: 2026, month } })),
  )
  const net = months.map(({ totalIncomes, totalExpenses }, index) => [
    `2026-${String(index + 9).padStart(2, '0')}`,
    Math.round((totalIncomes - totalExpenses) * 100),
  ])
  return {
    ids: items.map(({ userTransactionId }) => userTransactionId),
    net: Math.round(totals.net * 100),
    months: Object.fromEntries(net),
  }
}

describe('the kept sums', () => {
  it('equal the rows’ sums after every step of any history, and in an account that the data is imported into', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 25, size: 'max' }), async (moves) => {
        const life: Life = { person: await newPerson(app), changes: [], files: [], moved: 0 }
        for (const next of moves) {
          const before = life.changes.length
          await step(life, next)
          if (life.changes.length > before || next.do === 'import' || next.do === 'undo') seen.add(next.do)
          expect([next.do, life.person.onLedger(keptSumFaults, 'read')]).toEqual([next.do, []])
          expect([next.do, await firstPageAnswered(life)]).toEqual([next.do, firstPageOfRows(life)])
          expect([next.do, await searchAnswered(life)]).toEqual([next.do, searchOfRows(life)])
        }
        const other = await newPerson(app)
        expect((await upload(other.client, (await download(life.person.client)).bytes)).status).toBe(200)
        expect(other.onLedger(keptSumFaults)).toEqual([])
        const sumsOf = ({ client }: TestPerson) => client.call('cashFlow', { body: { pastMonthCount: 3 } })
        expect(await sumsOf(other)).toEqual(await sumsOf(life.person))
      }),
      { numRuns: drawn(10), endOnFailure: true, examples: [[eachMove]] },
    )
    expect([...seen].toSorted()).toEqual([
      'delete',
      'deleteAccount',
      'enter',
      'hide',
      'hideAccount',
      'import',
      'show',
      'split',
      'takeImportBack',
      'undo',
      'update',
    ])
  })
})
