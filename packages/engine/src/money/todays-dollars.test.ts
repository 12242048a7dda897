import { expect, it } from 'vitest'
import { projectRetirement } from '../retirement/project-retirement.ts'
import { demoDay, maya } from '../verdict/demo-household.fixture.ts'
import { inTodaysDollars } from './todays-dollars.ts'

/**
 * Maya at 2.5 % of inflation, 27 years before she stops: 1.025^27 = 1.9478. 1,253,680.34 ÷ 1.9478 = 643,639.14 saved,
 * 1,234,333.66 ÷ 1.9478 = 633,706.57 needed, so 9,932.58 to spare. The first year's need of 151,928.40 is 62,400 ÷ 0.8 =
 * 78,000. She lives to 92, 54 years from now: 55,783.59 ÷ 1.025^54 = 14,703.40.
 */
it('turns every figure of the demo into dollars of today', () => {
  const { balanceAtRetirementAge, retirementSum, expensesAtRetirement, balanceAtLifeExpectancy } = projectRetirement(
    maya,
    { asOf: demoDay },
  )
  expect(balanceAtRetirementAge).toBeCloseTo(1_253_680.34, 2)
  const at65 = (amount: number) => inTodaysDollars(amount, 27, 0.025)
  expect(at65(balanceAtRetirementAge)).toBeCloseTo(643_639.14, 2)
  expect(at65(retirementSum)).toBeCloseTo(633_706.57, 2)
  expect(at65(balanceAtRetirementAge - retirementSum)).toBeCloseTo(9_932.58, 2)
  expect(at65(expensesAtRetirement)).toBeCloseTo(78_000, 2)
  expect(balanceAtLifeExpectancy).toBeCloseTo(55_783.59, 2)
  expect(inTodaysDollars(balanceAtLifeExpectancy, 54, 0.025)).toBeCloseTo(14_703.4, 2)
})

it('leaves an amount of today as it is', () => {
  expect(inTodaysDollars(100, 0, 0.025)).toBe(100)
})
