import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { balanceHistory, balanceOn, type HistoryInput } from './balance-history.ts'

const checking: HistoryInput = {
  balanceCents: 7_000,
  balanceAsOf: '2026-11-05',
  isMovedByRows: true,
  statements: [
    { day: '2026-11-01', balanceCents: 10_000 },
    { day: '2026-11-05', balanceCents: 7_000 },
  ],
  movements: [{ day: '2026-11-03', cents: -3_000 }],
  today: '2026-11-07',
}

describe('balanceHistory', () => {
  it('follows the rows between two statements that they explain, and carries the last one to today', () => {
    expect(balanceHistory(checking)).toEqual([
      { day: '2026-11-01', balanceCents: 10_000, kind: 'stated' },
      { day: '2026-11-02', balanceCents: 10_000, kind: 'rows' },
      { day: '2026-11-03', balanceCents: 7_000, kind: 'rows' },
      { day: '2026-11-05', balanceCents: 7_000, kind: 'stated' },
      { day: '2026-11-06', balanceCents: 7_000, kind: 'carried' },
    ])
  })

  it('marks days as carried where rows do not lead to the next statement', () => {
    const steps = balanceHistory({ ...checking, balanceCents: 6_500, statements: checking.statements.slice(0, 1) })
    expect(steps).toEqual([
      { day: '2026-11-01', balanceCents: 10_000, kind: 'stated' },
      { day: '2026-11-02', balanceCents: 10_000, kind: 'carried' },
      { day: '2026-11-03', balanceCents: 7_000, kind: 'carried' },
      { day: '2026-11-05', balanceCents: 6_500, kind: 'stated' },
      { day: '2026-11-06', balanceCents: 6_500, kind: 'carried' },
    ])
  })

  it('goes back by rows before the first statement, and knows nothing before the first row', () => {
    const steps = balanceHistory({ ...checking, statements: [] })
    expect(steps.slice(0, 2)).toEqual([
      { day: '2026-11-03', balanceCents: 7_000, kind: 'rows' },
      { day: '2026-11-05', balanceCents: 7_000, kind: 'stated' },
    ])
    expect(balanceOn(steps, '2026-11-02')).toBeNull()
    const two = { ...checking, statements: [], movements: [{ day: '2026-10-30', cents: 500 }, ...checking.movements] }
    expect(balanceOn(balanceHistory(two), '2026-10-31')).toEqual({
      day: '2026-10-30',
      balanceCents: 10_000,
      kind: 'rows',
    })
  })

  it('never moves what rows do not explain, and shows a gap before its first value', () => {
    const house = { ...checking, isMovedByRows: false, movements: [{ day: '2026-10-01', cents: 1 }] }
    expect(balanceHistory(house)).toEqual([
      { day: '2026-11-01', balanceCents: 10_000, kind: 'stated' },
      { day: '2026-11-02', balanceCents: 10_000, kind: 'carried' },
      { day: '2026-11-05', balanceCents: 7_000, kind: 'stated' },
      { day: '2026-11-06', balanceCents: 7_000, kind: 'carried' },
    ])
  })

  it('shows a balance that nobody stated today only', () => {
    expect(balanceHistory({ ...checking, balanceAsOf: null, balanceCents: 0, statements: [] })).toEqual([
      { day: '2026-11-07', balanceCents: 0, kind: 'carried' },
    ])
  })

  it('counts a statement of tomorrow today', () => {
    expect(balanceHistory({ ...checking, balanceAsOf: '2026-11-08', movements: [] }).at(-1)).toEqual({
      day: '2026-11-07',
      balanceCents: 7_000,
      kind: 'stated',
    })
  })

  const start = '2026-01-01'
  const offset = fc.nat({ max: 60 })
  const days = <Value>(value: fc.Arbitrary<Value>) =>
    fc
      .uniqueArray(fc.tuple(offset, value), { selector: ([at]) => at, maxLength: 20 })
      .map((pairs) => pairs.toSorted(([one], [other]) => one - other))
  const input = fc.record({
    balanceCents: fc.integer({ min: -99_999, max: 99_999 }),
    asOf: fc.option(offset),
    isMovedByRows: fc.boolean(),
    statements: days(fc.integer({ min: -99_999, max: 99_999 })),
    movements: days(fc.integer({ min: -9_999, max: 9_999 })),
    age: offset,
  })

  it('ends today in the account’s balance, in order, and holds every statement that counts', () => {
    fc.assert(
      fc.property(input, ({ asOf, age, statements, movements, ...rest }) => {
        const today = addDays(start, age)
        const made: HistoryInput = {
          ...rest,
          today,
          balanceAsOf: asOf === null ? null : addDays(start, asOf),
          statements: statements.map(([at, balanceCents]) => ({ day: addDays(start, at), balanceCents })),
          movements: movements.map(([at, cents]) => ({ day: addDays(start, at), cents })),
        }
        const steps = balanceHistory(made)
        const known = steps.map(({ day }) => day)
        expect(known).toEqual([...new Set(known)].toSorted())
        expect(balanceOn(steps, today)?.balanceCents).toBe(made.balanceCents)
        expect((known.at(-1) ?? '') <= today).toBe(true)
        const end = made.balanceAsOf ?? today
        for (const { day, balanceCents } of made.statements.filter((stated) => stated.day < end && stated.day < today))
          expect(balanceOn(steps, day)).toMatchObject({ balanceCents, kind: 'stated' })
        expect(made.isMovedByRows || steps.every(({ kind }) => kind !== 'rows')).toBe(true)
      }),
    )
  })

  it('equals walking day by day from what is stated', () => {
    fc.assert(
      fc.property(input, ({ age, movements, balanceCents }) => {
        const today = addDays(start, age)
        const rows = movements
          .map(([at, cents]) => ({ day: addDays(start, at), cents }))
          .filter(({ day }) => day <= today)
        const steps = balanceHistory({
          balanceCents,
          balanceAsOf: today,
          isMovedByRows: true,
          statements: [],
          movements: rows,
          today,
        })
        let expected = balanceCents
        for (let day = today; day >= (rows[0]?.day ?? today); day = addDays(day, -1)) {
          expect(balanceOn(steps, day)?.balanceCents).toBe(expected)
          expected -= rows.find((row) => row.day === day)?.cents ?? 0
        }
      }),
    )
  })
})
