import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, periodsBetween } from '../calendar/period.ts'
import { effectiveBudgets, type BudgetChange } from './budget-months.ts'
import { moveMoney, notAssignedCents } from './move-money.ts'
import { carriedCents, type RolloverChange, rolloverIn, setAsideCents } from './rollover.ts'
import { proposeBudgets } from './unbudgeted-spending.ts'

const start = '2026-01'
const month = (index: number) => addMonths(start, index)
const set = (index: number, targetCents: number | null, categoryId = 6): BudgetChange => ({
  categoryId,
  period: month(index),
  targetCents,
})
const rolls = (index: number, keepsLeft: boolean, keepsOver: boolean): RolloverChange => ({
  categoryId: 6,
  period: month(index),
  keepsLeft,
  keepsOver,
})
const spending = (cents: readonly number[]) => (_: number, period: string) =>
  cents[periodsBetween(start, period).length - 1] ?? 0

describe('what a month passes on', () => {
  const carriedInto = (index: number, rollovers: readonly RolloverChange[], changes = [set(0, 100_00)]) =>
    carriedCents({ changes, rollovers, spentCents: spending([70_00, 90_00, 150_00, 100_00]) }, 6, month(index))

  it('is nothing until the person switches it on', () => {
    expect(carriedInto(3, [])).toBe(0)
  })

  it('adds up over months, and what is over takes from the next one', () => {
    const both = [rolls(0, true, true)]
    expect([0, 1, 2, 3, 4].map((index) => carriedInto(index, both))).toEqual([0, 30_00, 40_00, -10_00, -10_00])
  })

  it('can keep what is left and forget what is over, or the other way around', () => {
    expect([1, 2, 3, 4].map((index) => carriedInto(index, [rolls(0, true, false)]))).toEqual([30_00, 40_00, 0, 0])
    expect([1, 2, 3, 4].map((index) => carriedInto(index, [rolls(0, false, true)]))).toEqual([0, 0, -50_00, -50_00])
  })

  it('begins and ends with the month in which it is switched; months before stay', () => {
    expect([1, 2, 3].map((index) => carriedInto(index, [rolls(1, true, true)]))).toEqual([0, 10_00, -40_00])
    const ended = [rolls(0, true, true), rolls(2, false, false)]
    expect([2, 3, 4].map((index) => carriedInto(index, ended))).toEqual([40_00, 0, 0])
  })

  it('begins anew after months without a budget', () => {
    const changes = [set(0, 100_00), set(1, null), set(3, 100_00)]
    expect([1, 2, 3, 4].map((index) => carriedInto(index, [rolls(0, true, true)], changes))).toEqual([30_00, 0, 0, 0])
  })

  it('conserves money: what came in less what was spent is what is carried and what was dropped', () => {
    const amount = fc.integer({ min: -500_00, max: 500_00 })
    fc.assert(
      fc.property(
        fc.array(fc.record({ target: fc.integer({ min: 1, max: 500_00 }), spent: amount }), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.array(fc.tuple(fc.nat(30), fc.boolean(), fc.boolean()), { maxLength: 5 }),
        (months, switches) => {
          const changes = months.map(({ target }, index) => set(index, target))
          const rollovers = switches
            .map(([index, left, over]) => rolls(index, left, over))
            .toSorted((one, other) => (one.period < other.period ? -1 : Number(one.period > other.period)))
          const history = { changes, rollovers, spentCents: spending(months.map(({ spent }) => spent)) }
          const carried = months.map((_, index) => carriedCents(history, 6, month(index)))
          carried.push(carriedCents(history, 6, month(months.length)))
          const left = months.map(({ target, spent }, index) => (carried[index] ?? 0) + target - spent)
          const dropped = left.map((cents, index) => cents - (carried[index + 1] ?? 0))
          const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
          expect(sum(months.map(({ target, spent }) => target - spent))).toBe((carried.at(-1) ?? 0) + sum(dropped))
          for (const [index, cents] of dropped.entries()) {
            const rule = rolloverIn(rollovers, 6, month(index))
            expect(cents === 0 || cents === left[index]).toBe(true)
            const isKept = (left[index] ?? 0) > 0 ? rule?.keepsLeft : rule?.keepsOver
            expect(isKept === true && cents !== 0).toBe(false)
          }
        },
      ),
    )
  })
})

describe('money that is moved', () => {
  const changes = [set(0, 100_00), set(0, 50_00, 7)]
  const move = { period: month(2), fromCategoryId: 6, toCategoryId: 7, amountCents: 30_00 }
  const after = (moved: readonly BudgetChange[] | null) => [...changes, ...(moved ?? [])]

  it('is in the other budget in that month alone', () => {
    const all = after(moveMoney(changes, move))
    const targets = (index: number) => effectiveBudgets(all, month(index)).map(({ targetCents }) => targetCents)
    expect([1, 2, 3].map(targets)).toEqual([
      [100_00, 50_00],
      [70_00, 80_00],
      [100_00, 50_00],
    ])
  })

  it('is refused where it is more than the budget has, or either budget is missing', () => {
    expect(moveMoney(changes, { ...move, amountCents: 100_00 })).toBeNull()
    expect(moveMoney(changes, { ...move, toCategoryId: 8 })).toBeNull()
    expect(moveMoney(changes, { ...move, toCategoryId: 6 })).toBeNull()
  })

  it('keeps the sum of every month, whatever was set for later', () => {
    const later = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 900_00 }), fc.constantFrom(6, 7)), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(later, fc.nat(12), fc.integer({ min: 1, max: 99_99 }), (more, at, amountCents) => {
        const all = [...changes, ...more.map(([index, target, id]) => set(index + 1, target, id))]
        const moved = moveMoney(all, { ...move, period: month(at), amountCents })
        if (moved === null) return
        for (const period of periodsBetween(start, month(14))) {
          const sum = (rows: readonly BudgetChange[]) =>
            effectiveBudgets(rows, period).reduce((total, { targetCents }) => total + targetCents, 0)
          expect(sum([...all, ...moved])).toBe(sum(all))
        }
      }),
    )
  })
})

describe('a cost that comes once in a while', () => {
  it('is set aside in equal parts until the month before it is due', () => {
    const registration = { amountCents: 164_00, since: '2026-11', due: '2027-03' }
    expect(['2026-10', '2026-11', '2027-02', '2027-03'].map((period) => setAsideCents(registration, period))).toEqual([
      0, 41_00, 41_00, 0,
    ])
    expect(setAsideCents({ amountCents: 50_00, since: '2026-11', due: '2026-11' }, '2026-11')).toBe(50_00)
  })

  it('comes to its amount, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000_00 }), fc.nat(40), (amountCents, months) => {
        const cost = { amountCents, since: start, due: month(months) }
        const parts = periodsBetween(start, month(months)).map((period) => setAsideCents(cost, period))
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(amountCents)
      }),
    )
  })
})

it('proposes the middle of the last months, rounded up to five dollars, and no rare purchase', () => {
  const proposed = proposeBudgets([
    { categoryId: 7, cents: [212_40, 180_00, 196_10] },
    { categoryId: 8, cents: [0, 0, 300_00] },
    { categoryId: 6, cents: [500_00, 500_00, 0] },
    { categoryId: 9, cents: [-20_00, 0, 0] },
  ])
  expect(proposed).toEqual([
    { categoryId: 6, targetCents: 500_00 },
    { categoryId: 7, targetCents: 200_00 },
  ])
})

it('says what of an income nothing is planned for', () => {
  const use = { incomeCents: 4_824_76, billsCents: 2_541_97, budgetsCents: 1_400_00, setAsideCents: 137_00 }
  expect(notAssignedCents(use)).toBe(745_79)
})
