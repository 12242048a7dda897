import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openMemoryLedgers } from '../../../testing/memory-store.ts'
import { type EntryToInsert, insertEntry, type StoredEntry, updateEntry } from './entries.ts'
import { entryPage } from './entry-page.ts'
import type { PageOrder } from './page-order.ts'
import { entryGroups } from './entry-sums.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'
import { testOwner } from '../../../testing/ledger-of.ts'

/** Many rows, of which many have equal sort keys. */
const rowCount = 1_200
const pageLength = 10

const toRow = (index: number): EntryToInsert => ({
  date: `2026-0${1 + (index % 7)}-1${index % 3}`,
  valueCents: (index % 11) * 100 - 300,
  categoryId: 6 + (index % 2),
  categorySource: 'provider',
  description: ['Café', 'market', 'Market', 'STATION'][index % 4] ?? '',
  fullDescription: `Row ${index}`,
  normalizedDescription: 'row',
  origin: 'file',
})

const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
const sortValue = (row: StoredEntry, order: PageOrder) => {
  if (order.by === 'value') return row.valueCents
  return order.by === 'description' ? folded(row.description) : row.date
}

/** Returns the whole list by plain sorting. */
function sortedList(rows: readonly StoredEntry[], order: PageOrder): StoredEntry[] {
  const sign = 'direction' in order && order.direction === 'ASC' ? 1 : -1
  return rows
    .filter((row) => order.by !== 'category' || row.categoryId === order.categoryId)
    .toSorted((one, other) => {
      const [a, b] = [sortValue(one, order), sortValue(other, order)]
      return sign * (a < b ? -1 : a > b ? 1 : one.id - other.id)
    })
}

const anyOrder: fc.Arbitrary<PageOrder> = fc.constantFrom<PageOrder[]>(
  { by: 'date', direction: 'ASC' },
  { by: 'date', direction: 'DESC' },
  { by: 'description', direction: 'ASC' },
  { by: 'description', direction: 'DESC' },
  { by: 'value', direction: 'ASC' },
  { by: 'value', direction: 'DESC' },
  { by: 'category', categoryId: 6 },
)

const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      order: anyOrder,
      page: fc.integer({ min: 0, max: rowCount / pageLength }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('turn' as const), by: fc.integer({ min: -2, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      row: fc.nat(rowCount - 1),
      value: fc.integer({ min: -500, max: 500 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change and fail' as const),
      row: fc.nat(rowCount - 1),
      value: fc.integer({ min: -500, max: 500 }),
    }),
  },
)

describe('a page of a list', () => {
  it('holds the correct rows, wherever the walk to it began and after any change', () => {
    const ledgers = openMemoryLedgers()
    const ledger = ledgers.open(testOwner(1))
    const rows: StoredEntry[] = []
    ledger.transact((tx) => {
      for (let index = 0; index < rowCount; index += 1) insertEntry(tx, toRow(index))
      rows.push(...tx.select().from(entry).orderBy(entry.id).all())
    })
    const change = (tx: LedgerTransaction, at: number, valueCents: number) =>
      updateEntry(tx, rows[at]?.id ?? 0, { valueCents })
    let [order, page]: [PageOrder, number] = [{ by: 'date', direction: 'DESC' }, 60]

    const looksRight = () => {
      const list = sortedList(rows, order)
      const stretch = { limit: pageLength, offset: page * pageLength, length: list.length }
      const found = ledger.transact((tx) => entryPage(tx, { filter: {}, order }, stretch), 'read')
      expect(found.map(({ id }) => id)).toEqual(
        list.slice(page * pageLength, page * pageLength + pageLength).map(({ id }) => id),
      )
      expect(found.map(({ valueCents }) => valueCents)).toEqual(
        list.slice(page * pageLength, page * pageLength + pageLength).map(({ valueCents }) => valueCents),
      )
    }

    const fail = (at: number, valueCents: number) => {
      const failing = (tx: LedgerTransaction) => {
        change(tx, at, valueCents)
        entryPage(
          tx,
          { filter: {}, order },
          { limit: pageLength, offset: page * pageLength, length: sortedList(rows, order).length },
        )
        throw new Error('on purpose')
      }
      expect(() => ledger.transact(failing)).toThrow('on purpose')
    }

    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 4, maxLength: 14 }), (steps) => {
        for (const step of steps) {
          if (step.do === 'look') [order, page] = [step.order, step.page]
          if (step.do === 'turn') page = Math.max(0, page + step.by)
          if (step.do === 'change') {
            ledger.transact((tx) => change(tx, step.row, step.value))
            const row = rows[step.row]
            if (row) rows[step.row] = { ...row, valueCents: step.value }
          }
          if (step.do === 'change and fail') fail(step.row, step.value)
          looksRight()
        }
      }),
      { numRuns: 60 },
    )
    ledgers.close()
  })

  it.each([
    ['few', ['row', '11'], /row 11/i],
    ['half of all', ['market'], /market/i],
    ['all', ['row'], /row/i],
  ])('holds the correct rows of a search that finds %s, which has the correct sums', (_, words, text) => {
    const ledgers = openMemoryLedgers()
    ledgers.open(testOwner(1)).transact((tx) => {
      for (let index = 0; index < rowCount; index += 1) insertEntry(tx, toRow(index))
      const rows = tx.select().from(entry).orderBy(entry.id).all()
      const filter = { words, amount: { fromCents: 0, toCents: 1_000 } }
      const wanted = rows.filter(
        ({ description, fullDescription, valueCents }) =>
          text.test(`${description} ${fullDescription}`) && Math.abs(valueCents) <= 1_000,
      )
      expect(wanted.length).toBeGreaterThan(2 * pageLength)
      const sums = entryGroups(tx, filter).map(({ categoryId, isMoneyIn, valueCents, entries }) => {
        const same = wanted.filter((row) => row.categoryId === categoryId && Number(row.valueCents > 0) === isMoneyIn)
        return [valueCents, entries, same.reduce((sum, row) => sum + row.valueCents, 0), same.length]
      })
      expect(sums).toHaveLength(4)
      for (const [cents, entries, wantedCents, count] of sums) expect([cents, entries]).toEqual([wantedCents, count])
      for (const order of fc.sample(anyOrder, { numRuns: 12, seed: 3 })) {
        const list = sortedList(wanted, order)
        for (let offset = 0; offset < list.length; offset += pageLength) {
          const page = entryPage(tx, { filter, order }, { limit: pageLength, offset, length: list.length })
          expect(page.map(({ id }) => id)).toEqual(list.slice(offset, offset + pageLength).map(({ id }) => id))
        }
      }
    })
    ledgers.close()
  })
})
