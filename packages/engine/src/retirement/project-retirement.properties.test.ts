// Proves: GEN-10, RET-11 to RET-15, RET-19
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPerson } from './any-person.fixture.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, fullCouple } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const project = (person: RetirementPerson) => projectRetirement(person, { asOf })

/** Returns the person on the day of retirement, with `fund` in the fund and without a lump sum on that day. */
const retiredWith = ({ spouse = null, ...person }: RetirementPerson, fund: number): RetirementPerson => ({
  ...person,
  age: person.retirement.age ?? person.age,
  lumpSumRetirementIncome: 0,
  retirement: { ...person.retirement, fund },
  spouse: spouse && {
    ...spouse,
    lumpSumRetirementIncome: spouse.retirement.age === spouse.age ? 0 : spouse.lumpSumRetirementIncome,
    retirement: { ...spouse.retirement, fund: 0 },
  },
})

describe('any projection', () => {
  it('meets the goal exactly when no year before the last life expectancy falls short', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const { meetingRetirementGoal, years, yearsRetirementFundWillLast, retirementYears } = project(person)
        expect(meetingRetirementGoal).toBe(years.every(({ shortfall }) => shortfall === 0))
        expect(yearsRetirementFundWillLast >= retirementYears).toBe(meetingRetirementGoal)
      }),
    )
  })

  it('meets the goal with exactly the savings that are needed, however their sums were rounded', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 })
    const years = fc.integer({ min: 1, max: 35 })
    fc.assert(
      fc.property(cents, cents, years, years, (needed, saved, working, retired) => {
        const fund = needed * retired - saved * working
        fc.pre(fund >= 0)
        const plan = project({
          age: 40,
          dob: '1977-02-03',
          annualIncome: 0,
          familyStatus: 0,
          lifeExpectancy: 40 + working + retired,
          otherContributions: saved / 100,
          rates: { currentReturn: 0, retirementReturn: 0, inflation: 0, futureTaxRate: 0 },
          retirement: { age: 40 + working, expenses: needed / 100, fund: fund / 100 },
        })
        expect(plan.meetingRetirementGoal).toBe(true)
        expect(plan.yearsRetirementFundWillLast).toBeGreaterThanOrEqual(plan.retirementYears)
      }),
    )
  })

  it('requires a sum that lasts, while a cent less does not', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const { retirementSum } = project(retiredWith(person, 0))
        const lasts = (fund: number) =>
          project(retiredWith(person, fund)).years.every(({ shortfall }) => shortfall === 0)
        expect(lasts(retirementSum)).toBe(true)
        fc.pre(retirementSum >= 0.01)
        expect(lasts(retirementSum - 0.01)).toBe(false)
      }),
    )
  })

  it('computes every balance from the row before it', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const { years } = project(person)
        for (const [index, row] of years.slice(1).entries()) {
          const before = years[index]
          if (before === undefined) throw new Error('unreachable')
          const { balance, withdrawal, surplus, growth, contributions } = before
          const follows = balance - withdrawal + surplus + growth + contributions + row.lumpSums
          expect(Math.abs(row.balance - follows)).toBeLessThanOrEqual(1e-9 * Math.max(1, row.balance))
        }
      }),
    )
  })

  it('covers every need by income, fund or shortfall', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        for (const row of project(person).years) {
          const incomes = row.socialSecurity + row.pensions + row.otherIncome + row.spouseEarnings
          const covered = incomes + row.withdrawal + row.shortfall - row.surplus
          expect(Math.abs(covered - row.need)).toBeLessThanOrEqual(1e-5)
        }
      }),
    )
  })

  it('never has less in any year after saving more', () => {
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: 1, max: 100_000 }), (person, more) => {
        const richer = { ...person, otherContributions: (person.otherContributions ?? 0) + more }
        const years = project(richer).years
        for (const [year, { balance }] of project(person).years.entries()) {
          expect(years[year]?.balance).toBeGreaterThanOrEqual(balance * (1 - 1e-12))
        }
      }),
    )
  })

  it('never lasts longer with more spending', () => {
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: 1, max: 100_000 }), (person, more) => {
        const spending = {
          ...person,
          retirement: { ...person.retirement, expenses: person.retirement.expenses + more },
        }
        const [less, plain] = [project(spending), project(person)]
        expect(less.yearsRetirementFundWillLast).toBeLessThanOrEqual(plain.yearsRetirementFundWillLast + 1e-9)
        expect(less.retirementSum).toBeGreaterThanOrEqual(plain.retirementSum)
      }),
    )
  })
})

/* Calculated by a second program, which was written from the same rules in another language. */
describe('the golden couple', () => {
  it('keeps its balances', () => {
    const golden = [
      245_000, 273_010, 303_035.2, 335_205.98, 369_660.8, 406_546.73, 446_019.94, 488_246.26, 533_401.8, 581_673.53,
      633_259.96, 688_371.86, 747_232.97, 810_080.84, 902_167.59, 931_351.77, 973_724.57, 1_017_409.95, 1_062_443.61,
      1_118_862.12, 1_129_679.65, 1_139_857.36, 1_138_860.79, 1_136_432.55, 1_132_479.08, 1_126_902.17, 1_119_598.73,
      1_110_460.57, 1_099_374.2, 1_086_220.54, 1_070_874.74, 1_053_205.85, 1_033_076.6, 977_679.68, 917_487.74,
      852_243.67, 781_678.44, 705_510.58, 623_445.6, 535_175.52, 440_378.18, 338_716.7, 229_838.83, 113_376.24, 0,
    ]
    const { years, ...figures } = project(fullCouple)
    expect(years).toHaveLength(45)
    expect(years.map(({ balance }) => Math.round(balance * 100) / 100)).toEqual(golden)
    expect(figures).toMatchObject({ retirementYears: 30, meetingRetirementGoal: false })
    expect(figures.yearsRetirementFundWillLast).toBeCloseTo(29.914272236244845, 9)
    expect(figures.retirementSum).toBeCloseTo(905_576.386292847, 6)
    expect(figures.expensesAtRetirement).toBeCloseTo(103_618.0802047428, 6)
  })
})
