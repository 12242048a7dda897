// Proves: DIST-01
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPerson } from '../retirement/any-person.fixture.ts'
import { projectRetirement } from '../retirement/project-retirement.ts'
import { asOf, single } from '../retirement/retirement-people.fixture.ts'
import { demoDay, maya } from '../verdict/demo-household.fixture.ts'
import { distributionOfRetirement } from './distribution-of-retirement.ts'
import { planDistribution } from './plan-distribution.ts'
import { twoTabsFaults } from './two-tabs.fixture.ts'

/**
 * The demo, from its projection: 1,253,680.34 ÷ 1.025^27 = 643,639.14 at 65. The need of the first year is 62,400 ÷ 0.8
 * = 78,000; both Social Securities pay 29,346.07 + 22,180.42 = 51,526.49; so 78,000 − 51,526.49 = 26,473.51 is
 * withdrawn. Spending of 62,754.84 a year (5,229.57 a month) is the most that lasts to 92: 62,754.84 ÷ 0.8 − 51,526.49
 * = 26,917.06. At 89 Alex has died: 0.95 × 78,000 − 29,346.07 = 44,753.93.
 */
describe('the distribution of the demo’s retirement', () => {
  const plan = distributionOfRetirement(maya, { asOf: demoDay })

  it('is the retirement projection in today’s dollars', () => {
    expect(plan.fund).toBeCloseTo(643_639.14, 2)
    expect(plan.plannedWithdrawal).toBeCloseTo(26_473.51, 2)
    expect(plan.rows.find(({ age }) => age === 89)?.withdrawal).toBeCloseTo(44_753.93, 2)
    expect(plan.yearsFundWillLast).toBeCloseTo(27.3, 1)
    expect(plan.rows.map(({ age }) => age)).toEqual(Array.from({ length: 27 }, (_, year) => 65 + year))
  })

  // By the formula alone, without Alex's death and with withdrawals at the end of a year, it would be 30.2.
  it('lasts as long as the projection says, and not as the formula of the calculator would', () => {
    const formula = planDistribution({
      ...{ retirementAge: 65, lifeExpectancy: 92, fund: 643_639.14, annualExpenses: 62_400, otherIncome: 51_526.49 },
      ...{ retirementReturn: 0.04, inflation: 0.025, futureTaxRate: 0.2 },
    })
    expect(Math.floor(formula.yearsFundWillLast * 10) / 10).toBe(30.2)
  })

  it('finds the most that can be spent', () => {
    expect(Math.floor((plan.spending / 12) * 100) / 100).toBe(5229.57)
    expect(plan.sustainableWithdrawal).toBeCloseTo(26_917.08, 1)
    expect(plan.isOnTrack).toBe(true)
  })
})

describe('the distribution of a small retirement', () => {
  it('matches the worked example', () => {
    expect(distributionOfRetirement(single, { asOf })).toMatchObject({
      plannedWithdrawal: 100_000,
      sustainableWithdrawal: 87_500,
      spending: 65_625,
      fund: 350_000,
      yearsFundWillLast: 3.5,
      isOnTrack: false,
    })
  })

  it('has nothing to sustain without a year of retirement', () => {
    const person = { ...single, lifeExpectancy: 62 }
    expect(distributionOfRetirement(person, { asOf })).toMatchObject({ spending: 75_000, rows: [] })
  })
})

const cases = { numRuns: 200 }

describe('the two tabs of any household', () => {
  it('have the same verdict and years, and rows within half a cent: 200 households of seed 18 (2,000 in the campaign)', () => {
    expect(twoTabsFaults(18, 200)).toEqual([])
  })

  it('just last with the spending that is found, and not with a cent more', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        fc.pre(projectRetirement(person, { asOf }).retirementYears > 0)
        const { spending } = distributionOfRetirement(person, { asOf })
        const lasts = (expenses: number) =>
          projectRetirement({ ...person, retirement: { ...person.retirement, expenses } }, { asOf })
            .meetingRetirementGoal
        expect(lasts(spending)).toBe(true)
        expect(lasts(spending + 0.01)).toBe(false)
      }),
      cases,
    )
  })
})
