// Proves: DEBT-08, DEBT-09
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents, toDollars } from '../money/cents.ts'
import { type DebtPayoffInput, DebtStrategy } from './debt-input.ts'
import { debtPayoffSchedule } from './debt-payoff-schedule.ts'
import { payoffInputs } from './debts.fixture.ts'
import { payoffSums } from './payoff-sums.ts'
import { payoffTerms } from './payoff-terms.ts'
import { planDebtPayoff } from './plan-debt-payoff.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const sumCents = (dollars: readonly number[]): number => sum(dollars.map(toCents))

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

const alone = (input: DebtPayoffInput) =>
  input.debts.map((debt) => planDebtPayoff({ ...input, debts: [debt], monthlyPayment: debt.minimumPayment }))

describe('for any debts', () => {
  const inputs = payoffInputs({ maxDebts: 6 })

  it('the schedule, which follows the rule as written, adds up to the result to the cent', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planDebtPayoff(input)
        fc.pre(plan.valid)
        const rows = debtPayoffSchedule(input)
        expect(rows.map(({ month }) => month)).toEqual(rows.map((_, index) => index + 1))
        expect(rows).toHaveLength(plan.months)
        plan.debts.forEach(({ id, payoffMonth, interest }, index) => {
          const cells = rows.flatMap(({ debts }) => debts[index] ?? [])
          expect(cells.every((cell) => cell.id === id)).toBe(true)
          expect(cells.findIndex(({ balance }) => balance === 0) + 1).toBe(payoffMonth)
          expect(sumCents(cells.map((cell) => cell.interest))).toBe(toCents(interest))
        })
      }),
    )
  })

  it('there are rows exactly if there is a plan', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(debtPayoffSchedule(input).length > 0).toBe(planDebtPayoff(input).valid)
      }),
    )
  })

  it('payments equal balances plus interest, with the same sum in each month until the last', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planDebtPayoff(input)
        fc.pre(plan.valid)
        const paid = debtPayoffSchedule(input).map(({ debts }) => sumCents(debts.map(({ payment }) => payment)))
        const last = paid.pop() ?? 0
        expect(new Set(paid)).toEqual(new Set(paid.length === 0 ? [] : [toCents(input.monthlyPayment)]))
        expect(last).toBeGreaterThan(0)
        expect(last).toBeLessThanOrEqual(toCents(input.monthlyPayment))
        expect(sum(paid) + last).toBe(toCents(plan.totalPaid))
        expect(toCents(plan.totalPaid)).toBe(
          sumCents(input.debts.map(({ balance }) => balance)) + toCents(plan.totalInterest),
        )
        expect(toCents(plan.totalInterest)).toBe(sumCents(plan.debts.map(({ interest }) => interest)))
      }),
    )
  })

  it('a higher payment never costs more interest, nor takes longer', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 100_000 }), (input, more) => {
        const lower = planDebtPayoff(input)
        fc.pre(lower.valid)
        const monthlyPayment = toDollars(toCents(input.monthlyPayment) + more)
        const higher = planDebtPayoff({ ...input, monthlyPayment })
        if (!higher.valid) throw new Error(higher.reason)
        expect(higher.totalInterest).toBeLessThanOrEqual(lower.totalInterest)
        expect(higher.months).toBeLessThanOrEqual(lower.months)
      }),
    )
  })

  it('minimums alone pay each debt separately, and are never better than the plan', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planDebtPayoff(input)
        fc.pre(plan.valid)
        const each = alone(input).flatMap((part) => (part.valid ? part : []))
        const together = {
          months: Math.max(...each.map(({ months }) => months)),
          totalInterest: toDollars(sumCents(each.map(({ totalInterest }) => totalInterest))),
        }
        expect(plan.minimumsOnly).toEqual(each.length < input.debts.length ? null : together)
        expect(plan.monthsSaved ?? 0).toBeGreaterThanOrEqual(0)
        expect(plan.interestSaved ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('the order in which debts are given changes nothing but the order of the answer', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = planDebtPayoff({ ...input, debts: input.debts.toReversed() })
        const plan = planDebtPayoff(input)
        expect(turned).toEqual(plan.valid ? { ...plan, debts: plan.debts.toReversed() } : plan)
      }),
    )
  })
})

describe('high interest first', () => {
  it('no other order of debts is better by more than half a cent for each debt and month', () => {
    fc.assert(
      fc.property(payoffInputs({ maxDebts: 4 }), (input) => {
        const { debts, payment } = payoffTerms({ ...input, strategy: DebtStrategy.HIGH_INTEREST })
        const best = payoffSums(debts, payment)
        fc.pre(best !== null)
        for (const order of permutations(debts)) {
          const other = payoffSums(order, payment)
          if (other === null) continue
          const rounding = 0.5 * debts.length * Math.max(best.months, other.months)
          expect(best.interest).toBeLessThanOrEqual(other.interest + rounding)
        }
      }),
    )
  })
})
