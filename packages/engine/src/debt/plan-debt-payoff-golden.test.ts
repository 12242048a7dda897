/** A second program made the figures of the table. It calculates in exact fractions and follows the rule month by month. */
import { describe, expect, it } from 'vitest'
import { DebtStrategy } from './debt-input.ts'
import golden from './fixtures/debt-payoff.golden.json' with { type: 'json' }
import { planDebtPayoff } from './plan-debt-payoff.ts'

describe('the golden table of debt plans', () => {
  it.each(golden)('holds for $name', ({ input, result }) => {
    const strategy = input.strategy === 1 ? DebtStrategy.HIGH_INTEREST : DebtStrategy.LOW_BALANCE
    expect(planDebtPayoff({ ...input, strategy })).toEqual(result)
  })

  it('has plans of either strategy and every fault in it', () => {
    const seen = new Set(golden.map(({ input, result }) => result.reason ?? input.strategy))
    expect(seen).toEqual(new Set([1, 2, 'NO_DEBTS', 'PAYMENT_BELOW_MINIMUMS', 'OVER_FIFTY_YEARS']))
  })
})
