import { describe, expect, it } from 'vitest'
import { findRecurring } from './find-recurring.ts'
import type { RecurringRow } from './recurring-types.ts'

const today = '2026-11-21'
let id = 0

const row = (date: string, cents: number, own: Partial<RecurringRow> = {}): RecurringRow => {
  id += 1
  const flow = cents > 0 ? 'income' : 'bill'
  return { id, date, valueCents: cents, payee: 'tidepool music', accountId: 1, flow, isEveryday: false, ...own }
}

/** Rows on a day of the months up to November 2026. */
const monthly = (months: readonly number[], day: number, cents: readonly number[], own: Partial<RecurringRow> = {}) =>
  months.map((month, index) =>
    row(
      `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      cents[index] ?? cents.at(-1) ?? 0,
      own,
    ),
  )

const one = (rows: readonly RecurringRow[], day = today) => {
  const found = findRecurring(rows, day)
  expect(found).toHaveLength(1)
  return found[0]
}

describe('findRecurring', () => {
  it('finds a subscription, its next date, and the price that went up', () => {
    const rows = monthly([6, 7, 8, 9, 10], 24, [-1_099, -1_099, -1_099, -1_099, -1_399])
    expect(one(rows)).toMatchObject({
      period: 'month',
      certainty: 'found',
      expectedCents: -1_399,
      range: { minCents: -1_399, maxCents: -1_399 },
      nextDate: '2026-11-24',
      changedPrice: { fromCents: -1_099, toCents: -1_399, since: '2026-10-24' },
      missedDate: null,
      doubledDate: null,
      rowIds: rows.map((each) => each.id),
    })
  })

  it('suggests what came three times, and nothing that came twice', () => {
    expect(one(monthly([9, 10, 11], 16, [-1_699]))).toMatchObject({ certainty: 'suggested', nextDate: '2026-12-16' })
    expect(findRecurring(monthly([10, 11], 16, [-1_699]), today)).toEqual([])
  })

  it('gives a bill that varies a range, and takes none from shops', () => {
    const cents = [-9_000, -11_000, -8_000, -12_000, -10_000]
    expect(one(monthly([7, 8, 9, 10, 11], 16, cents))).toMatchObject({
      expectedCents: -10_000,
      range: { minCents: -12_000, maxCents: -8_000 },
      changedPrice: null,
    })
    expect(findRecurring(monthly([7, 8, 9, 10, 11], 16, cents, { isEveryday: true }), today)).toEqual([])
  })

  it('keeps the end of the month, whatever its length', () => {
    const rows = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'].map((date) => row(date, -5_000))
    expect(one(rows)).toMatchObject({ period: 'month', nextDate: '2026-11-30' })
  })

  it('tells two weeks from twice a month', () => {
    const twoWeeks = ['2026-09-18', '2026-10-02', '2026-10-16', '2026-10-30', '2026-11-13']
    expect(one(twoWeeks.map((date) => row(date, 241_238)))).toMatchObject({
      period: 'two weeks',
      nextDate: '2026-11-27',
    })
    const half = ['2026-08-14', '2026-08-31', '2026-09-15', '2026-09-30', '2026-10-15', '2026-10-30', '2026-11-13']
    expect(one(half.map((date) => row(date, 241_238)))).toMatchObject({ period: 'half month', nextDate: '2026-11-30' })
  })

  it('pays twice a month on the days that a payroll keeps, not the nearest usual ones', () => {
    const paid = ([first, second]: readonly [number, number]) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        .flatMap((month) => [...monthly([month], first, [231_500]), ...monthly([month], second, [231_500])])
        .concat(monthly([11], first, [231_500]))
    expect(one(paid([15, 28]))).toMatchObject({ period: 'half month', nextDate: '2026-11-28', missedDate: null })
    expect(one(paid([10, 22]))).toMatchObject({ period: 'half month', nextDate: '2026-11-22', missedDate: null })
    expect(one(paid([5, 23]))).toMatchObject({ period: 'half month', nextDate: '2026-11-23', missedDate: null })
  })

  it('notices that a payment did not come, and lets the stream end after a second time', () => {
    const rows = monthly([4, 5, 6, 7, 8, 9, 10], 10, [-2_500])
    expect(one(rows)).toMatchObject({ missedDate: '2026-11-10', nextDate: '2026-12-10' })
    expect(one(rows, '2026-11-13')).toMatchObject({ missedDate: null, nextDate: '2026-11-13' })
    expect(findRecurring(rows, '2026-12-20')).toEqual([])
  })

  it('notices a second payment in one month', () => {
    const rows = [...monthly([6, 7, 8, 9, 10, 11], 3, [-4_500]), row('2026-11-05', -4_500)]
    expect(one(rows)).toMatchObject({ doubledDate: '2026-11-05', nextDate: '2026-12-03' })
  })

  it('takes two streams of one payee apart by their amounts', () => {
    const loans = [8, 9, 10, 11].flatMap((month) => [
      ...monthly([month], 7, [-11_250]),
      ...monthly([month], 7, [-7_420]),
    ])
    expect(findRecurring(loans, today).map(({ expectedCents }) => expectedCents)).toEqual([-11_250, -7_420])
  })

  it('follows a payment to another account, and keeps accounts that take turns apart', () => {
    const moved = [...monthly([7, 8, 9], 12, [-900]), ...monthly([10, 11], 12, [-900], { accountId: 2 })]
    expect(one(moved)).toMatchObject({ certainty: 'found', accountId: 2 })
    const apart = [...monthly([8, 9, 10, 11], 2, [-900]), ...monthly([8, 9, 10, 11], 17, [-900], { accountId: 2 })]
    expect(findRecurring(apart, today).map(({ period, accountId }) => [period, accountId])).toEqual([
      ['month', 1],
      ['month', 2],
    ])
  })

  it('does not depend on the order of rows, and ignores the future', () => {
    const rows = [...monthly([6, 7, 8, 9, 10], 24, [-1_099]), ...monthly([8, 9, 10, 11], 2, [9_000], { payee: 'pay' })]
    expect(findRecurring(rows.toReversed(), today)).toEqual(findRecurring(rows, today))
    expect(findRecurring([...rows, row('2026-12-30', -1_099)], today)).toEqual(findRecurring(rows, today))
  })
})
