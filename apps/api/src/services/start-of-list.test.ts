// Proves: TXN-04, TXN-05
import type { TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { addDays, textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderOfx1 } from '../bank-files/fixtures/render-statement.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawn } from '../../testing/test-host.ts'
import { importFile } from '../../testing/scenes/test-import.ts'
import { categoryId, newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/**
 * More rows than are looked at one by one; every third of the common shop, every fortieth of one with an accent, and of those
 * long ago many of one shop.
 */
const shopOf = (row: number) =>
  row > 700 && row % 4 === 0
    ? 'Harbor Fuel'
    : row % 40 === 7
      ? 'Café Luna'
      : row % 3 === 0
        ? 'GREENLEAF#21 MARKET'
        : row % 3 === 1
          ? 'Nori Sushi'
          : 'Corner Store'

async function personWithRows(): Promise<TestPerson> {
  const person = await newPerson(app)
  const rows = Array.from({ length: 1_300 }, (_, row) => ({
    date: addDays('2026-11-19', -Math.floor(row / 4)),
    cents: row % 10 === 0 ? 150_000 + row : -500 - ((row * 37) % 9_000),
    text: shopOf(row),
    id: `${row}`,
  }))
  await importFile(person, renderOfx1(rows, 0))
  return person
}

interface Row {
  readonly id: number
  readonly date: string
  readonly value: number
  readonly description: string
  readonly counts: boolean
  readonly words: readonly string[]
}

/** Every row of a person, as the table has it. */
const rowsOf = (person: TestPerson): Row[] =>
  person.onLedger(
    (ledger) =>
      ledger
        .values(
          sql`select id, date, value_cents, is_hidden = 0 and category_id <> ${categoryId('Transfer')}, description, description || ' ' || full_description || ' ' || note || ' ' || tags from entry`,
        )
        .map(([id, date, value, counts, description, text]) => ({
          id: Number(id),
          date: String(date),
          value: Number(value),
          description: String(description).toLowerCase(),
          counts: counts === 1,
          words: textWords(String(text)),
        })),
    'read',
  )

const hasAll = (row: Row, wanted: readonly string[]) =>
  wanted.every((beginning) => row.words.some((word) => word.startsWith(beginning)))

type Found = (row: Row) => boolean
const searches: readonly [TransactionQuery, Found][] = [
  [{ search: 'greenleaf' }, (row) => hasAll(row, ['greenleaf'])],
  [{ search: 'mark gre' }, (row) => hasAll(row, ['mark', 'gre'])],
  [{ search: 'cafe' }, (row) => hasAll(row, ['cafe'])],
  [{ search: 'eenleaf' }, () => false],
  [{ search: 'harbor' }, (row) => hasAll(row, ['harbor'])],
  [{ search: 'harbor nori' }, () => false],
  [{ search: 'known' }, (row) => hasAll(row, ['known'])],
  [
    { search: 'nori', startDate: '2025-12-24', endDate: '2026-11-10' },
    (row) => hasAll(row, ['nori']) && row.date >= '2025-12-24' && row.date <= '2026-11-10',
  ],
  [
    { search: 'nori', startDate: '2026-11-01', endDate: '2026-11-30' },
    (row) => hasAll(row, ['nori']) && row.date >= '2026-11-01' && row.date <= '2026-11-30',
  ],
  [{ search: '>20', kind: 'out' }, (row) => row.value < -2_000],
]
const orderings = (['date', 'value', 'description'] as const).flatMap((fieldName) =>
  (['ASC', 'DESC'] as const).map((sortDirection) => ({ fieldName, sortDirection })),
)

const cents = (dollars: number) => Math.round(dollars * 100)
const netOf = (rows: readonly Row[]) => rows.reduce((sum, { counts, value }) => sum + (counts ? value : 0), 0)

function inOrder(rows: readonly Row[], { fieldName, sortDirection }: (typeof orderings)[number]) {
  const sign = sortDirection === 'ASC' ? 1 : -1
  return rows.toSorted(
    (one, other) =>
      sign * (one[fieldName] < other[fieldName] ? -1 : one[fieldName] > other[fieldName] ? 1 : one.id - other.id),
  )
}

/** Compares each search, before and after it is counted, with the rows. Returns how many were answered before. */
async function look({ client, ...person }: TestPerson): Promise<number> {
  const rows = rowsOf({ client, ...person })
  let uncounted = 0
  for (const [index, [query, isFound]] of searches.entries()) {
    for (const ordering of [orderings[0], orderings[1], orderings[(index % 4) + 2]]) {
      if (ordering === undefined) continue
      const body = { ...query, ordering, pageSize: 50 }
      const soon = await client.call('transactions', { body: { ...body, mayCountLater: true } })
      const whole = await client.call('transactions', { body })
      uncounted += Number(soon.isUncounted ?? false)
      const start = { page: 1, pageSize: 50, total: 51, lastPage: 2 }
      const isUncounted = { isUncounted: true, total: 51, paging: start, totals: soon.totals }
      expect([query, soon]).toEqual([query, { ...whole, ...(soon.isUncounted && isUncounted) }])
      const found = inOrder(rows.filter(isFound), ordering)
      expect(found.length > 50 || !soon.isUncounted).toBe(true)
      expect([query, whole.total, cents(whole.totals.net)]).toEqual([query, found.length, netOf(found)])
      const ids = whole.items.map(({ userTransactionId }) => userTransactionId)
      expect([query, ordering, ids]).toEqual([query, ordering, found.slice(0, 50).map(({ id }) => id)])
    }
  }
  return uncounted
}

const pick = fc.nat({ max: 1_299 })
const move = fc.oneof(
  fc.record({ do: fc.constant('note' as const), pick, note: fc.constantFrom('Known to me', 'Ünknown', '') }),
  fc.record({ do: fc.constant('tag' as const), pick, tag: fc.constantFrom('Known', 'Green Leaf') }),
  fc.record({ do: fc.constant('rename' as const), pick, name: fc.constantFrom('Greenleaf', 'Nori & Co', 'Knöwn') }),
  fc.record({ do: fc.constant('hide' as const), pick }),
  fc.record({ do: fc.constant('many' as const), search: fc.constantFrom('greenleaf', 'nori', 'store') }),
  fc.record({ do: fc.constant('undo' as const) }),
)
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

async function play(person: TestPerson, changes: (number | null)[], next: Move): Promise<void> {
  const rows = rowsOf(person)
  const transactionId = rows['pick' in next ? next.pick % rows.length : 0]?.id ?? 0
  const several = (select: object, change: object) =>
    person.change('changeTransactions', { body: { select, change } }).then((id) => void changes.push(id))
  const one = { transactionIds: [transactionId] }
  if (next.do === 'note') await several(one, { note: next.note })
  if (next.do === 'tag') await several(one, { addTags: [next.tag] })
  if (next.do === 'rename')
    await person.change('updateTransaction', { body: { userTransactionId: transactionId, description: next.name } })
  if (next.do === 'hide') await several(one, { isHidden: true })
  if (next.do === 'many') await several({ query: { search: next.search } }, { categoryId: categoryId('Shopping') })
  if (next.do === 'undo') await person.undo(changes.pop() ?? null)
}

it('the first page of a long search is the one of the counted list, which is what every row says, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 6 }), async (moves) => {
      const person = await personWithRows()
      // Nothing was counted before, so that the common words are walked to.
      expect(await look(person)).toBeGreaterThan(3)
      const changes: (number | null)[] = []
      for (const next of moves) {
        if (next.do === 'undo' && (changes.at(-1) ?? null) === null) continue
        await play(person, changes, next)
        await look(person)
      }
    }),
    { numRuns: drawn(3), endOnFailure: true },
  )
})

it('a shop of long ago is found before it is counted, and a row by its new day', async () => {
  const person = await personWithRows()
  const { client } = person
  const newest = async () => {
    const page = await client.call('transactions', { body: { search: 'harbor', mayCountLater: true, pageSize: 50 } })
    return [page.isUncounted, page.items[0]?.date.slice(0, 10), page.items.length]
  }
  expect(await newest()).toEqual([true, '2026-05-27', 50])
  const byHand = { description: 'Harbor Fuel', value: -20, date: '2025-12-24' }
  const { userTransactionId } = await person.addRow(byHand)
  expect(await newest()).toEqual([true, '2026-05-27', 50])
  await client.call('updateTransaction', { body: { userTransactionId, date: '2026-11-01' } })
  expect(await newest()).toEqual([true, '2026-11-01', 50])
})

it('a word of thousands of rows is shown by its names before it is counted, and looked for in a category of fewer rows', async () => {
  const person = await newPerson(app)
  const { client } = person
  const rows = Array.from({ length: 3_600 }, (_, row) => ({
    date: addDays('2026-11-19', -Math.floor(row / 4)),
    cents: -500 - row,
    text: row % 3 === 0 ? 'Corner Store' : row % 3 === 1 ? 'Nori Sushi' : 'Asian House Nori',
    id: `${row}`,
  }))
  await importFile(person, renderOfx1(rows, 0))
  const pages = async (query: TransactionQuery) => {
    const soon = await client.call('transactions', { body: { ...query, pageSize: 50, mayCountLater: true } })
    return [soon, await client.call('transactions', { body: { ...query, pageSize: 50 } })] as const
  }
  const byName = (sortDirection: 'ASC' | 'DESC') => ({ fieldName: 'description' as const, sortDirection })
  const [first, counted] = await pages({ search: 'nori', ordering: byName('DESC') })
  expect([first.isUncounted, first.items[0]?.description, counted.total]).toEqual([true, 'Nori Sushi', 2_400])
  expect(first.items).toEqual(counted.items)
  const shopping = categoryId('Shopping')
  const moveTo = async (select: object) => {
    await person.change('changeTransactions', { body: { select, change: { categoryId: shopping } } })
    const [soon, whole] = await pages({ search: 'nori', categoryIds: [shopping], ordering: byName('ASC') })
    expect([soon.isUncounted, soon.items]).toEqual([undefined, whole.items])
    return whole.items.map(({ userTransactionId }) => userTransactionId)
  }
  expect(await moveTo({ query: { search: 'corner' } })).toEqual([])
  const one = first.items[0]?.userTransactionId ?? 0
  expect(await moveTo({ transactionIds: [one] })).toEqual([one])
})
