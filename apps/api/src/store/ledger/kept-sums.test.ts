import { addDays, countsInTotals } from '@evenkeel/engine'
import { asc, desc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryLedgers } from '../../../testing/memory-store.ts'
import type { LedgerStore } from '../ledger-store.ts'
import { insertAccount } from './accounts.ts'
import { CategoryId } from './category-catalog.ts'
import { categorySums } from './category-sums.ts'
import { deleteEntries, type EntryToInsert, insertEntry, type StoredEntry, updateEntry } from './entries.ts'
import { insertEntries } from './entries-in-bulk.ts'
import type { EntryFilter } from './entry-filter.ts'
import { entryPage } from './entry-page.ts'
import type { PageOrder } from './page-order.ts'
import { shownColumns, toShownFields, toShownEntry } from './entry-row.ts'
import { entryGroups } from './entry-sums.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'
import type { LedgerTransaction } from './ledger.ts'
import { ledgerMigrations } from './migrations.generated.ts'
import { account, entry } from './schema.ts'
import { testOwner } from '../../../testing/ledger-of.ts'

let store: LedgerStore
beforeAll(() => {
  store = openMemoryLedgers()
})
afterAll(() => store.close())

/** Four months around a turn of the year, so that stretches start and end in each of them. */
const day = fc.integer({ min: 0, max: 120 }).map((offset) => addDays('2025-11-10', offset))
const cents = fc.integer({ min: -900, max: 900 })
const category = fc.constantFrom(CategoryId.INCOME, CategoryId.TRANSFER, CategoryId.UNCATEGORIZED, 4, 6)
/** One of two accounts, or none; the second is hidden from totals. */
const place = fc.constantFrom(0, 1, 2)
const words = fc.constantFrom('apple', 'Banana', 'cherry')

const row = fc.record({
  date: day,
  valueCents: cents,
  categoryId: category,
  place,
  description: words,
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
  origin: fc.constantFrom('manual' as const, 'file' as const, 'connection' as const),
  isHidden: fc.nat({ max: 5 }).map((number) => number === 0),
})
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never

const pick = fc.nat({ max: 40 })
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('insert' as const), row }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('file' as const), place, rows: fc.array(row, { maxLength: 12 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('update' as const), pick, row }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
)
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

const filter: fc.Arbitrary<EntryFilter> = fc.record(
  {
    from: day,
    to: day,
    categoryIds: fc.uniqueArray(category),
    excludeManual: fc.boolean(),
    accountIds: fc.uniqueArray(fc.nat({ max: 9 })),
    excludeMoneyInOf: fc.uniqueArray(category),
    excludeMoneyOutOf: fc.uniqueArray(category),
  },
  { requiredKeys: [] },
)

let people = 0
let accountIds: (number | null)[] = []

const toAccountId = (placeOfRow: number) => accountIds[placeOfRow] ?? null

function toInsert({ place: placeOfRow, ...values }: Row): EntryToInsert {
  const texts = { fullDescription: values.description, normalizedDescription: values.description }
  return { ...values, ...texts, categorySource: 'none', accountId: toAccountId(placeOfRow) }
}

function play(tx: LedgerTransaction, next: Move): void {
  const rows = tx.select({ id: entry.id }).from(entry).all()
  const picked = 'pick' in next ? rows[next.pick % Math.max(1, rows.length)]?.id : undefined
  if (next.do === 'insert') insertEntry(tx, toInsert(next.row))
  else if (next.do === 'file') {
    const own = next.rows.map((one) => ({ ...toInsert(one), providerId: null }))
    insertEntries(tx, { currency: 'USD', accountId: toAccountId(next.place), origin: 'file', bankFileId: null }, own)
  } else if (picked !== undefined && next.do === 'update') updateEntry(tx, picked, toInsert(next.row))
  else if (picked !== undefined) deleteEntries(tx, [picked])
}

/** Whether a filter includes an entry, by its definition alone. */
const isTaken = (one: StoredEntry, { from, to, ...wanted }: EntryFilter) =>
  (!from || one.date >= from) &&
  (!to || one.date <= to) &&
  (!wanted.accountIds || (one.accountId !== null && wanted.accountIds.includes(one.accountId))) &&
  (!wanted.categoryIds || wanted.categoryIds.includes(one.categoryId)) &&
  !(wanted.excludeManual && one.origin === 'manual') &&
  !(wanted.excludeMoneyInOf?.includes(one.categoryId) && one.valueCents > 0) &&
  !(wanted.excludeMoneyOutOf?.includes(one.categoryId) && one.valueCents <= 0)

/** Adds sums up by key, each of three amounts. */
function sumsBy<Sum>(
  sums: readonly Sum[],
  keyOf: (sum: Sum) => string,
  amountsOf: (sum: Sum) => number[],
): Record<string, number[]> {
  const groups = Map.groupBy(sums, keyOf)
  return Object.fromEntries(
    [...groups]
      .toSorted()
      .map(([key, group]) => [
        key,
        group.map(amountsOf).reduce((one, other) => one.map((amount, index) => amount + (other[index] ?? 0))),
      ]),
  )
}

const toFlags = ({ categoryId }: { readonly categoryId: number }) => (categoryId > 3 ? 'budgetable' : categoryId)

function checkSums(tx: LedgerTransaction, entries: readonly StoredEntry[], asked: EntryFilter): void {
  const taken = entries.filter((one) => isTaken(one, asked))
  const counted = taken.filter(({ isHidden, currency, accountId }) =>
    countsInTotals({ isHidden, currency, isHiddenFromCFBS: accountId !== null && accountId === accountIds[2] }),
  )
  const amountsOfEntry = ({ valueCents }: StoredEntry) => [Math.max(0, valueCents), Math.max(0, -valueCents), 1]
  const month = ({ date }: StoredEntry) => date.slice(0, 7)
  const keys = {
    'month and category': [
      (sum: StoredEntry) => `${month(sum)} ${sum.categoryId}`,
      ({ period, categoryId }: { period: string; categoryId: number }) => `${period} ${categoryId}`,
    ],
    category: [(sum: StoredEntry) => `${sum.categoryId}`, ({ categoryId }: { categoryId: number }) => `${categoryId}`],
    'month and kind': [
      (sum: StoredEntry) => `${month(sum)} ${toFlags(sum)}`,
      (sum: { period: string; categoryId: number }) => `${sum.period} ${toFlags(sum)}`,
    ],
  } as const
  for (const grouping of ['month and category', 'category', 'month and kind'] as const) {
    const [keyOfEntry, keyOfSum] = keys[grouping]
    const sums = categorySums(tx, asked, grouping)
    expect(new Set(sums.map(keyOfSum)).size).toBe(sums.length)
    expect(sumsBy(sums, keyOfSum, ({ inCents, outCents, count }) => [inCents, outCents, count])).toEqual(
      sumsBy(counted, keyOfEntry, amountsOfEntry),
    )
  }
  const groupKey = (
    one: { accountId: number | null; categoryId: number; currency: string; isHidden: boolean | number },
    isMoneyIn: number,
  ) => [one.accountId ?? 0, one.categoryId, one.currency, Number(one.isHidden), isMoneyIn].join(' ')
  const groups = entryGroups(tx, asked)
  expect(groups).toEqual(
    groups.toSorted(
      (one, other) =>
        one.accountId - other.accountId ||
        one.categoryId - other.categoryId ||
        (one.currency < other.currency ? -1 : Number(one.currency > other.currency)) ||
        one.isHidden - other.isHidden ||
        one.isMoneyIn - other.isMoneyIn,
    ),
  )
  expect(
    sumsBy(
      groups,
      (group) => groupKey(group, group.isMoneyIn),
      ({ valueCents, entries: count }) => [valueCents, count],
    ),
  ).toEqual(
    sumsBy(
      taken,
      (one) => groupKey(one, Number(one.valueCents > 0)),
      ({ valueCents }) => [valueCents, 1],
    ),
  )
}

const orders: readonly PageOrder[] = [
  { by: 'date', direction: 'ASC' },
  { by: 'date', direction: 'DESC' },
  { by: 'value', direction: 'ASC' },
  { by: 'value', direction: 'DESC' },
  { by: 'description', direction: 'ASC' },
  { by: 'description', direction: 'DESC' },
  { by: 'category', categoryId: 4 },
  { by: 'account', accountId: null },
]

function inOrder(order: PageOrder): (one: StoredEntry, other: StoredEntry) => number {
  const sign = 'direction' in order && order.direction === 'ASC' ? 1 : -1
  const keyOf = ({ date, valueCents, description }: StoredEntry) =>
    order.by === 'value' ? valueCents : order.by === 'description' ? description.toLowerCase() : date
  return (one, other) =>
    sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))) || sign * (one.id - other.id)
}

function checkPages(tx: LedgerTransaction, entries: readonly StoredEntry[], asked: EntryFilter, limit: number): void {
  for (const order of orders) {
    const isInRun = (one: StoredEntry) =>
      order.by === 'category'
        ? one.categoryId === order.categoryId
        : order.by === 'account'
          ? one.accountId === order.accountId
          : true
    const list = entries.filter((one) => isTaken(one, asked) && isInRun(one)).toSorted(inOrder(order))
    for (let offset = 0; offset <= list.length; offset += limit) {
      expect(list.slice(offset, offset + limit).map(toShownFields)).toMatchObject(
        entryPage(tx, { filter: asked, order }, { limit, offset, length: list.length }),
      )
    }
  }
}

describe('kept sums and pages', () => {
  it('equal what reading every row returns, after any change to the rows and for any filter', () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 5, maxLength: 30, size: 'max' }),
        fc.array(filter, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 7 }),
        (moves, filters, limit) => {
          people += 1
          store.open(testOwner(people)).transact((tx) => {
            const [first, second] = ['First', 'Second'].map(
              (name) =>
                insertAccount(tx, { name, categoryName: 'Cash', typeName: 'Checking', balanceCents: 0, origin: 'file' })
                  .id,
            )
            accountIds = [null, first ?? null, second ?? null]
            tx.update(account)
              .set({ isHiddenFromTotals: true })
              .where(sql`id = ${second}`)
              .run()
            for (const next of moves) play(tx, next)
            expect(keptSumFaults(tx)).toEqual([])
            const entries = tx.select().from(entry).orderBy(asc(entry.id)).all()
            const named = filters.map((asked) => ({
              ...asked,
              ...(asked.accountIds && {
                accountIds: asked.accountIds.map((number) => accountIds[1 + (number % 2)] ?? 0),
              }),
            }))
            for (const asked of [{}, ...named]) {
              checkSums(tx, entries, asked)
              checkPages(tx, entries, asked, limit)
            }
          })
          store.remove(people)
        },
      ),
      { numRuns: 120 },
    )
  })

  it('convert a row like drizzle does', () => {
    store.open(testOwner(1)).transact((tx) => {
      const { id: accountId } = insertAccount(tx, {
        name: 'Mine',
        categoryName: 'Cash',
        typeName: 'Checking',
        balanceCents: 0,
        origin: 'file',
      })
      const texts = { description: 'Café 7-Eleven', fullDescription: 'CAFÉ', normalizedDescription: 'café' }
      const whole = {
        date: '2026-01-31',
        valueCents: -5,
        categoryId: 4,
        categorySource: 'person',
        origin: 'connection',
        ...texts,
      } as const
      const id = insertEntry(tx, {
        ...whole,
        accountId,
        isHidden: true,
        isPending: true,
        providerId: 'p',
        providerDescription: 'bank',
      })
      insertEntry(tx, { ...whole, sourceEntryId: id, currency: 'EUR' })
      updateEntry(tx, id, { transferPairId: 9 })
      const all = () => tx.select(shownColumns).from(entry).orderBy(desc(entry.id))
      expect(all().prepare().values({}).map(toShownEntry)).toEqual(all().all())
      expect(all().all()).toHaveLength(2)
    })
  })

  it('return the run of ids of a bulk insert', () => {
    store.open(testOwner(3)).transact((tx) => {
      const one = {
        ...toInsert({
          date: '2026-01-31',
          valueCents: -5,
          categoryId: 4,
          place: 0,
          description: 'apple',
          currency: 'USD',
          origin: 'file',
          isHidden: false,
        }),
        providerId: null,
      }
      const shared = { currency: 'USD', accountId: null, origin: 'file', bankFileId: null } as const
      const first = insertEntry(tx, one)
      expect(insertEntries(tx, shared, [])).toBeNull()
      expect(
        insertEntries(
          tx,
          shared,
          Array.from({ length: 451 }, () => one),
        ),
      ).toEqual({ table: 'entry', firstId: first + 1, lastId: first + 451 })
      expect(tx.select({ id: entry.id }).from(entry).all()).toHaveLength(452)
      expect(keptSumFaults(tx)).toEqual([])
    })
  })

  it('of days are there for the rows of a ledger from before they were kept', () => {
    store.open(testOwner(3)).transact((tx) => {
      const of = {
        name: 'Checking',
        categoryName: 'Cash',
        typeName: 'Checking',
        balanceCents: 0,
        origin: 'file',
      } as const
      const [one, other] = [insertAccount(tx, of).id, insertAccount(tx, of).id]
      const texts = { description: 'Shop', fullDescription: 'Shop', normalizedDescription: 'shop' }
      for (let index = 0; index < 40; index += 1)
        insertEntry(tx, {
          ...texts,
          accountId: [one, other, null][index % 3],
          date: addDays('2026-01-30', index % 7),
          valueCents: index - 20,
          currency: index % 5 === 0 ? 'EUR' : 'USD',
          categoryId: CategoryId.UNCATEGORIZED,
          categorySource: 'none',
          origin: 'file',
        })
      for (const trigger of ['insert', 'delete', 'update'])
        tx.run(sql.raw(`drop trigger entry_day_sum_after_${trigger}`))
      tx.run(sql`drop table entry_day_sum`)
      const migration = ledgerMigrations.find(({ name }) => name === '0029_day_sums')?.sql ?? ''
      for (const statement of migration.split('--> statement-breakpoint')) tx.run(sql.raw(statement))
      expect(keptSumFaults(tx)).toEqual([])
      expect(tx.all(sql`select count(*) as days from entry_day_sum`)).not.toEqual([{ days: 0 }])
    })
  })

  it('a fault in them is detected', () => {
    store.open(testOwner(2)).transact((tx) => {
      insertEntry(
        tx,
        toInsert({
          date: '2026-01-31',
          valueCents: -5,
          categoryId: 4,
          place: 0,
          description: 'apple',
          currency: 'USD',
          origin: 'file',
          isHidden: false,
        }),
      )
      expect(keptSumFaults(tx)).toEqual([])
      tx.run(sql`update entry_month_sum set value_cents = -4`)
      expect(keptSumFaults(tx)).toEqual(['the kept sums of the months differ from the entries'])
      tx.run(sql`insert into entry_day_sum values (1, 'USD', '2026-01-31', 1, 0)`)
      tx.run(sql`insert into entry_day_sum values (1, 'USD', '2026-02-01', 1, 1)`)
      tx.run(sql`update entry_sum set entries = 0`)
      tx.run(sql`insert into entries_in_bulk values (1)`)
      expect(keptSumFaults(tx)).toHaveLength(5)
    })
  })
})
