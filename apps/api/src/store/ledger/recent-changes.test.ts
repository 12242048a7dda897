import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, countsInTotals } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawn } from '../../../testing/test-host.ts'
import { testOwner } from '../../../testing/ledger-of.ts'
import { type LedgerFiles, openLedgerFiles } from '../ledger-files.ts'
import { insertAccount } from './accounts.ts'
import { categorySums } from './category-sums.ts'
import type { SumGrouping } from './read-category-sums.ts'
import { deleteEntries, insertEntry, type StoredEntry, updateEntry } from './entries.ts'
import { insertEntries } from './entries-in-bulk.ts'
import type { EntryFilter } from './entry-filter.ts'
import { entryPage } from './entry-page.ts'
import { entryGroups, groupsOfDay } from './entry-sums.ts'
import type { Ledger, LedgerTransaction } from './ledger.ts'
import type { PageOrder } from './page-order.ts'
import { account, entry } from './schema.ts'
import { updateEntries } from './several-entries.ts'
import { idOfText } from './text-places.ts'
import { wholeWords } from './whole-words.ts'

let folder: string
let [ours, theirs]: LedgerFiles[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-changes-'))
  ;[ours, theirs] = [openLedgerFiles(folder), openLedgerFiles(folder)]
})
afterAll(() => {
  ours?.close()
  theirs?.close()
  rmSync(folder, { recursive: true, force: true })
})

const row = fc.record({
  date: fc.integer({ min: 0, max: 100 }).map((offset) => addDays('2025-11-10', offset)),
  valueCents: fc.integer({ min: -90, max: 90 }),
  categoryId: fc.constantFrom(4, 6, 24),
  place: fc.nat({ max: 2 }),
  description: fc.constantFrom(
    'Greenleaf Market',
    'GREENLEAF#21 Café',
    'Nori 55',
    'Über 2go',
    'Greek 551',
    'Café GREEN',
  ),
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  isHidden: fc.boolean(),
  tags: fc.constantFrom('', '', '\nWork\n', '\nFSA\nWork\n'),
})
const pick = fc.nat({ max: 60 })
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('insert' as const), row }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('update' as const), pick, row }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('file' as const), rows: fc.array(row, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('several' as const), pick, row }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('many' as const), row, count: fc.integer({ min: 25, max: 80 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hideAccount' as const), isHidden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('toDebt' as const), isDebt: fc.boolean() }) },
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never
const step = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  /** Who makes them: this process, another, or one that looks and then fails. */
  by: fc.constantFrom('us' as const, 'us' as const, 'us' as const, 'them' as const, 'nobody' as const),
  isSeen: fc.boolean(),
})

let accountIds: (number | null)[] = []
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never
const toInsert = ({ place, ...values }: Row) => ({
  ...values,
  fullDescription: values.description,
  normalizedDescription: 'x',
  categorySource: 'none' as const,
  origin: 'file' as const,
  accountId: accountIds[place] ?? null,
})

function play(tx: LedgerTransaction, next: Change): void {
  const rows = tx.select({ id: entry.id }).from(entry).all()
  const picked = 'pick' in next ? rows[next.pick % Math.max(1, rows.length)]?.id : undefined
  const ofAccount = sql`id = ${accountIds[1]}`
  if (next.do === 'insert') insertEntry(tx, toInsert(next.row))
  if (next.do === 'many') for (let time = 0; time < next.count; time += 1) insertEntry(tx, toInsert(next.row))
  if (next.do === 'file') {
    const own = next.rows.map((one) => ({ ...toInsert(one), providerId: null }))
    insertEntries(tx, { currency: 'USD', accountId: accountIds[1] ?? null, origin: 'file', bankFileId: null }, own)
  }
  if (next.do === 'hideAccount') tx.update(account).set({ isHiddenFromTotals: next.isHidden }).where(ofAccount).run()
  if (next.do === 'toDebt')
    tx.update(account)
      .set({ categoryName: next.isDebt ? 'Credit Card' : 'Cash' })
      .where(ofAccount)
      .run()
  if (picked === undefined) return
  if (next.do === 'update') updateEntry(tx, picked, toInsert(next.row))
  if (next.do === 'delete') deleteEntries(tx, [picked])
  if (next.do === 'several') updateEntries(tx, [picked], toInsert(next.row))
}

/** Each search, and what it finds of an entry whose words it has or has not. */
const searches: readonly [EntryFilter, (one: StoredEntry, hasWords: boolean) => boolean][] = [
  [{ words: ['greenleaf'] }, (_, hasWords) => hasWords],
  [{ words: ['gre', 'cafe'], from: '2025-12-01' }, ({ date }, hasWords) => hasWords && date >= '2025-12-01'],
  [
    { words: ['55'], amount: { fromCents: 55, toCents: 60 }, isEither: true },
    ({ valueCents }, hasWords) => hasWords || (Math.abs(valueCents) >= 55 && Math.abs(valueCents) <= 60),
  ],
  [{ amount: { fromCents: 30, toCents: null }, moneyIn: false }, ({ valueCents }) => valueCents <= -30],
  [{ tags: ['Work'], isHidden: true }, ({ tags, isHidden }) => isHidden && tags.includes('\nWork\n')],
]

const orders: readonly PageOrder[] = [
  { by: 'date', direction: 'DESC' },
  { by: 'date', direction: 'ASC' },
  { by: 'value', direction: 'DESC' },
  { by: 'category', categoryId: 4 },
  { by: 'account', accountId: null },
]

const inOrder = (order: PageOrder) => (one: StoredEntry, other: StoredEntry) => {
  const sign = 'direction' in order && order.direction === 'ASC' ? 1 : -1
  const [a, b] = order.by === 'value' ? [one.valueCents, other.valueCents] : [one.date, other.date]
  return sign * (a < b ? -1 : a > b ? 1 : one.id - other.id)
}

const isInRun = (order: PageOrder) => (one: StoredEntry) =>
  order.by === 'category' ? one.categoryId === 4 : order.by !== 'account' || one.accountId === null

/** The cents and the number of some entries, or of groups. */
const total = (rows: readonly { readonly valueCents: number; readonly entries?: number }[]) => [
  rows.reduce((sum, { valueCents }) => sum + valueCents, 0),
  rows.reduce((sum, { entries = 1 }) => sum + entries, 0),
]

function checkSearches(tx: LedgerTransaction, rows: readonly StoredEntry[]): void {
  for (const [filter, isFound] of searches) {
    const words = filter.words?.map((word) => `${word}*`).join(' ')
    const ids =
      words === undefined
        ? []
        : tx.values<[number]>(sql`select ${idOfText} from entry_text where entry_text match ${words}`)
    const withWords = new Set(ids.map(([id]) => id))
    const found = rows.filter((one) => isFound(one, withWords.has(one.id)))
    for (const isIn of [0, 1]) {
      const groups = entryGroups(tx, filter).filter(({ isMoneyIn, isHidden }) => isMoneyIn === isIn && isHidden === 0)
      expect(total(groups)).toEqual(total(found.filter((one) => Number(one.valueCents > 0) === isIn && !one.isHidden)))
    }
    for (const order of orders) {
      const list = found.filter(isInRun(order)).toSorted(inOrder(order))
      const page = entryPage(tx, { filter, order }, { limit: 4, offset: 1, length: list.length })
      expect(page.map(({ id }) => id)).toEqual(list.slice(1, 5).map(({ id }) => id))
    }
    const [newest] = found.toSorted(inOrder({ by: 'date', direction: 'DESC' }))
    if (newest)
      expect(total(groupsOfDay(tx, filter, newest.date))).toEqual(
        total(found.filter(({ date }) => date === newest.date)),
      )
  }
}

function checkWholeWords(tx: LedgerTransaction): void {
  const idsOf = (match: string) =>
    tx.values<[number]>(sql`select rowid from entry_text where entry_text match ${match}`).map(([id]) => id)
  for (const beginnings of [['gre'], ['green', 'c'], ['5'], ['nori', '55'], ['u']]) {
    const match = wholeWords(tx, beginnings)
    const found = match === null || match === '' ? [] : idsOf(match)
    if (match !== null)
      expect([beginnings, found]).toEqual([beginnings, idsOf(beginnings.map((word) => `${word}*`).join(' '))])
  }
}

const groupings: readonly SumGrouping[] = ['month and category', 'category', 'month and kind']

function checkSums(tx: LedgerTransaction, rows: readonly StoredEntry[]): void {
  const hidden = new Set(
    tx
      .select()
      .from(account)
      .all()
      .flatMap((one) => (one.isHiddenFromTotals ? [one.id] : [])),
  )
  const debts = new Set(
    tx
      .select()
      .from(account)
      .all()
      .flatMap((one) => (one.categoryName === 'Credit Card' ? [one.id] : [])),
  )
  for (const [from, to] of [
    ['2025-11-01', '2026-02-28'],
    ['2025-12-01', '2026-01-20'],
    [undefined, undefined],
  ] as const) {
    const counted = rows.filter(
      ({ date, isHidden, currency, accountId }) =>
        (from === undefined || date >= from) &&
        (to === undefined || date <= to) &&
        countsInTotals({ isHidden, currency, isHiddenFromCFBS: hidden.has(accountId ?? 0) }),
    )
    const plus = (taken: readonly StoredEntry[]) =>
      taken.reduce((sum, { valueCents }) => sum + Math.max(0, valueCents), 0)
    const minus = (taken: readonly StoredEntry[]) =>
      taken.reduce((sum, { valueCents }) => sum + Math.max(0, -valueCents), 0)
    const ofDebts = counted.filter(({ accountId }) => debts.has(accountId ?? 0))
    for (const grouping of groupings) {
      const sums = categorySums(tx, { from, to }, grouping)
      const all = sums.reduce(
        ([inCents, outCents, inOfDebt, outOfDebt, count], sum) => [
          (inCents ?? 0) + sum.inCents,
          (outCents ?? 0) + sum.outCents,
          (inOfDebt ?? 0) + sum.debtInCents,
          (outOfDebt ?? 0) + sum.debtOutCents,
          (count ?? 0) + sum.count,
        ],
        [0, 0, 0, 0, 0],
      )
      expect([grouping, ...all]).toEqual([
        grouping,
        plus(counted),
        minus(counted),
        plus(ofDebts),
        minus(ofDebts),
        counted.length,
      ])
    }
    const byMonth = Map.groupBy(counted, ({ date, categoryId }) => `${date.slice(0, 7)} ${categoryId}`)
    const net = categorySums(tx, { from, to }).map(
      ({ period, categoryId, inCents, outCents }) => [`${period} ${categoryId}`, inCents - outCents] as const,
    )
    expect(Object.fromEntries(net)).toEqual(
      Object.fromEntries([...byMonth].map(([key, same]) => [key, plus(same) - minus(same)])),
    )
  }
}

function look(tx: LedgerTransaction): void {
  const rows = tx.select().from(entry).all()
  checkSearches(tx, rows)
  checkWholeWords(tx)
  checkSums(tx, rows)
}

/** Runs work that fails at its end. */
function takenBack(ledger: Ledger, work: (tx: LedgerTransaction) => void): void {
  expect(() => ledger.transact(work)).toThrow(RangeError)
}

let people = 0

it('searches, their pages, and the sums of months equal what every row says, after each of any changes, whoever makes them', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), (steps) => {
      people += 1
      const [ledger, other] = [ours, theirs].map((files) => files?.open(testOwner(people)))
      if (!ledger || !other) throw new Error('The ledger is not open')
      ledger.transact((tx) => {
        const fields = { categoryName: 'Cash', typeName: 'Checking', balanceCents: 0, origin: 'file' } as const
        accountIds = [
          null,
          insertAccount(tx, { name: 'One', ...fields }).id,
          insertAccount(tx, { name: 'Two', ...fields }).id,
        ]
      })
      for (const { changes, by, isSeen } of steps) {
        const work = (tx: LedgerTransaction) => {
          for (const next of changes) {
            play(tx, next)
            if (by !== 'them') look(tx)
          }
          if (by === 'nobody') throw new RangeError('Taken back')
        }
        if (by === 'nobody') takenBack(ledger, work)
        else (by === 'us' ? ledger : other).transact(work)
        if (isSeen) ledger.transact(look, 'read')
      }
      ledger.transact(look, 'read')
    }),
    { numRuns: drawn(12), endOnFailure: true },
  )
})

it('what was found before a change was taken back is not taken for what is there after another change', () => {
  people += 1
  const ledger = ours?.open(testOwner(people))
  if (!ledger) throw new Error('The ledger is not open')
  accountIds = [null, null, null]
  const market = {
    date: '2025-12-01',
    categoryId: 6,
    place: 0,
    description: 'Greenleaf Market',
    currency: 'USD',
  } as const
  const add = (valueCents: number) => (tx: LedgerTransaction) => {
    insertEntry(tx, toInsert({ ...market, valueCents, isHidden: false, tags: '' }))
    look(tx)
  }
  ledger.transact(add(-10))
  takenBack(ledger, (tx) => {
    add(-20)(tx)
    throw new RangeError('Taken back')
  })
  ledger.transact(add(-40))
  const found = ledger.transact((tx) => entryGroups(tx, { words: ['greenleaf'] }), 'read')
  expect(total(found)).toEqual([-50, 2])
})
