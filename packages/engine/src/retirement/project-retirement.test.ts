// Proves: GEN-10, RET-01 to RET-04, RET-11 to RET-17, RET-19, RET-20, TAX-03
import { describe, expect, it } from 'vitest'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { FamilyStatus } from '../taxes/future-tax-rate.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, single, spouse } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const project = (person: RetirementPerson) => projectRetirement(person, { asOf })
const column = (person: RetirementPerson, name: keyof ReturnType<typeof project>['years'][number]) =>
  project(person).years.map((row) => row[name])

/*
 * Calculated by hand, for `single` (see the fixture): years 0 and 1 at work, 2 to 5 in retirement, T = 6.
 * need = 75,000 / (1 − 0.25) = 100,000 (RET-20). Balances 350, 350, 350, 250, 150, 50 thousand, then nothing.
 * Required: four years of 100,000. The fund pays three of them and half of the fourth: 3.5 years.
 */
describe('a single person', () => {
  it('lives on the fund until it ends', () => {
    const projection = project(single)
    expect(column(single, 'balance')).toEqual([350_000, 350_000, 350_000, 250_000, 150_000, 50_000, 0])
    expect(column(single, 'need')).toEqual([0, 0, 100_000, 100_000, 100_000, 100_000, 0])
    expect(column(single, 'withdrawal')).toEqual([0, 0, 100_000, 100_000, 100_000, 50_000, 0])
    expect(column(single, 'shortfall')).toEqual([0, 0, 0, 0, 0, 50_000, 0])
    expect(column(single, 'age')).toEqual([60, 61, 62, 63, 64, 65, 66])
    expect(projection).toMatchObject({
      meetingRetirementGoal: false,
      retirementSum: 400_000,
      balanceAtRetirementAge: 350_000,
      balanceAtLifeExpectancy: 0,
      yearsRetirementFundWillLast: 3.5,
      retirementYears: 4,
      expensesAtRetirement: 100_000,
      fiftyPercentSpousalBenefit: 0,
      spouseFinalSocialSecurityIncome: 0,
    })
  })

  it('meets the goal with exactly the required sum, and is projected past the life expectancy', () => {
    const withFund = (fund: number) => project({ ...single, retirement: { ...single.retirement, fund } })
    expect(withFund(400_000)).toMatchObject({ meetingRetirementGoal: true, yearsRetirementFundWillLast: 4 })
    expect(withFund(399_999.99).meetingRetirementGoal).toBe(false)
    expect(withFund(630_000)).toMatchObject({ yearsRetirementFundWillLast: 6.3, balanceAtLifeExpectancy: 230_000 })
  })

  // The projection ends after 130 − 62 = 68 years of retirement.
  it('is capped at 130', () => {
    expect(project({ ...single, retirement: { ...single.retirement, fund: 68e5 } }).yearsRetirementFundWillLast).toBe(
      68,
    )
    expect(project({ ...single, retirement: { ...single.retirement, fund: 9e6 } }).yearsRetirementFundWillLast).toBe(68)
    expect(project({ ...single, retirement: { ...single.retirement, fund: 67.5e5 } }).yearsRetirementFundWillLast).toBe(
      67.5,
    )
    expect(project({ ...single, retirement: { ...single.retirement, fund: 68.5e5 } }).yearsRetirementFundWillLast).toBe(
      68,
    )
  })

  it('can work until the end of the projection', () => {
    const tireless = { ...single, lifeExpectancy: 130, retirement: { ...single.retirement, age: 130 } }
    expect(project(tireless)).toMatchObject({ retirementYears: 0, expensesAtRetirement: 100_000, retirementSum: 0 })
  })

  // 40,000 × 0.1 + 40,000 × 0.05 + 500 = 6,500; the second year on 44,000: 6,600 + 500 = 7,100.
  // 350,000 × 1.1 + 6,500 = 391,500; × 1.1 + 7,100 = 437,750.
  it('saves a share of a growing income, with the employer’s match, and earns on the previous balance', () => {
    const saver: RetirementPerson = {
      ...single,
      annualIncome: 40_000,
      otherContributions: 500,
      rates: { ...single.rates, currentReturn: 0.1, annualIncomeIncreaseRate: 0.1, savings: 0.1, employerMatch: 0.05 },
    }
    expect(column(saver, 'contributions').slice(0, 3)).toEqual([expect.closeTo(6500, 8), expect.closeTo(7100, 8), 0])
    expect(column(saver, 'balance').slice(1, 3)).toEqual([expect.closeTo(391_500, 8), expect.closeTo(437_750, 8)])
    expect(column(saver, 'growth')[0]).toBeCloseTo(35_000, 8)
  })

  // The model has both increases; the one under `rates` is used first.
  it('uses the general increase if the rates have none', () => {
    const saver = {
      ...single,
      annualIncome: 1000,
      rates: { ...single.rates, annualIncomeIncreaseRate: undefined, savings: 1 },
    }
    expect(column({ ...saver, annualIncomeIncreaseRate: 0.5 }, 'contributions').slice(0, 2)).toEqual([1000, 1500])
    expect(column(saver, 'contributions').slice(0, 2)).toEqual([1000, 1025])
  })

  // Inflation 10 %: 100,000 × 1.21 = 121,000 in year 2; then 133,100 …
  it('needs more with every year’s inflation', () => {
    const inflated = { ...single, rates: { ...single.rates, inflation: 0.1 } }
    expect(project(inflated).expensesAtRetirement).toBeCloseTo(121_000, 8)
    expect(column(inflated, 'need')[3]).toBeCloseTo(133_100, 8)
  })

  it('gets a lump sum at the start of the year of retirement, and none for a past retirement', () => {
    const lucky = { ...single, lumpSumRetirementIncome: 20_000 }
    expect(column(lucky, 'balance').slice(1, 4)).toEqual([350_000, 370_000, 270_000])
    expect(project(lucky)).toMatchObject({ balanceAtRetirementAge: 370_000, retirementSum: 400_000 })
    expect(column({ ...lucky, retirement: { ...single.retirement, age: 59 } }, 'lumpSums')).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ])
    expect(column({ ...lucky, retirement: { ...single.retirement, age: 60 } }, 'balance')[0]).toBe(370_000)
  })

  // 12,000 a year from 64 on (years 4 and 5) at 10 %: 12,000, then 13,200. Nothing grows before it begins.
  it('gets a pension from its age on, growing from there', () => {
    const pensioner = { ...single, pension: { pensionAge: 64, income: 12_000, COLA: 0.1 } }
    expect(column(pensioner, 'pensions')).toEqual([0, 0, 0, 0, 12_000, expect.closeTo(13_200, 8), 0])
    // A pension that began at 55 grows from today: 12,000 × 1.21 in year 2. Without an age it begins at 62.
    const longAgo = { ...single, pension: { pensionAge: 55, income: 12_000, COLA: 0.1 } }
    expect(column(longAgo, 'pensions').slice(0, 3)).toEqual([0, 0, expect.closeTo(14_520, 8)])
    expect(column({ ...single, pension: { income: 12_000 } }, 'pensions')).toEqual([
      0, 0, 12_000, 12_000, 12_000, 12_000, 0,
    ])
  })

  // 8,000 for two years, inflated by 10 %: 8,000 × 1.21 and × 1.331.
  it('gets other income for its years', () => {
    const landlord = {
      ...single,
      rates: { ...single.rates, inflation: 0.1 },
      otherAnnualRetirementIncome: 8000,
      yearsForOtherAnnualRetirementIncome: 2,
    }
    expect(column(landlord, 'otherIncome')).toEqual([0, 0, expect.closeTo(9680, 8), expect.closeTo(10_648, 8), 0, 0, 0])
    const retired = { ...landlord, retirement: { ...single.retirement, age: 59 } }
    expect(column(retired, 'otherIncome')).toEqual([8000, 0, 0, 0, 0, 0, 0])
  })

  // A pension of 130,000 leaves a surplus of 30,000 a year: 350 + 4 × 30 = 470 thousand. Nothing is required.
  it('keeps a surplus in the fund', () => {
    const rich = { ...single, pension: { income: 130_000 } }
    expect(column(rich, 'balance')).toEqual([350_000, 350_000, 350_000, 380_000, 410_000, 440_000, 470_000])
    expect(column(rich, 'surplus')).toEqual([0, 0, 30_000, 30_000, 30_000, 30_000, 0])
    expect(project(rich)).toMatchObject({
      retirementSum: 0,
      meetingRetirementGoal: true,
      yearsRetirementFundWillLast: 68,
    })
  })

  // The surplus of later years does not make up for the shortfall: the first year that is not covered counts.
  it('is exhausted in the first year that is not covered, even if later years are', () => {
    const late = {
      ...single,
      retirement: { ...single.retirement, fund: 50_000 },
      pension: { pensionAge: 63, income: 150_000 },
    }
    expect(project(late)).toMatchObject({
      yearsRetirementFundWillLast: 0.5,
      retirementSum: 100_000,
      meetingRetirementGoal: false,
    })
    expect(column(late, 'balance')).toEqual([50_000, 50_000, 50_000, 0, 50_000, 100_000, 150_000])
  })

  it('is retired if the age of retirement is past', () => {
    const retired = { ...single, retirement: { ...single.retirement, age: 55 } }
    expect(project(retired)).toMatchObject({
      retirementYears: 6,
      balanceAtRetirementAge: 350_000,
      yearsRetirementFundWillLast: 3.5,
    })
  })

  // 60,000 a year is 2,113.30 a month at 66 (born before 1960); at 62, four years early, × (1 − 4 × 0.067) = × 0.732.
  it('claims Social Security at retirement, by the plan’s reading, in inflated dollars', () => {
    const worker = { ...single, annualIncome: 60_000, rates: { ...single.rates, inflation: 0.1 } }
    const { defaultSocialSecurityIncome, finalSocialSecurityIncome } = project(worker)
    expect(defaultSocialSecurityIncome).toBeCloseTo(2113.3 * 0.732 * 12, 8)
    expect(finalSocialSecurityIncome).toBe(defaultSocialSecurityIncome)
    expect(column(worker, 'socialSecurity').slice(0, 3)).toEqual([
      0,
      0,
      expect.closeTo(defaultSocialSecurityIncome * 1.21, 8),
    ])
  })

  it('waits until 62 when retiring earlier, and uses a typed-in amount instead', () => {
    const early = { ...single, socialSecurityIncome: 10_000, retirement: { ...single.retirement, age: 60 } }
    expect(column(early, 'socialSecurity')).toEqual([0, 0, 10_000, 10_000, 10_000, 10_000, 0])
  })

  it('looks up the tax rate by the expenses if there is none', () => {
    const untaxed = { ...single, rates: { ...single.rates, futureTaxRate: undefined } }
    expect(project(untaxed).expensesAtRetirement).toBeCloseTo(75_000 / 0.8, 8)
    expect(project({ ...untaxed, familyStatus: FamilyStatus.Married }).expensesAtRetirement).toBeCloseTo(
      75_000 / 0.85,
      8,
    )
  })

  it('fills in every default', () => {
    const { years, retirementYears } = projectRetirement(
      {
        age: 60,
        dob: '1957-01-15',
        annualIncome: 0,
        familyStatus: FamilyStatus.Single,
        retirement: { expenses: 9000, fund: 1000 },
      },
      { asOf },
    )
    expect(retirementYears).toBe(28)
    expect(years[1]?.balance).toBeCloseTo(1060, 9)
    expect(years[2]?.need).toBeCloseTo((9000 * 1.025 ** 2) / 0.9, 9)
    expect(years[0]?.contributions).toBe(0)
  })

  it('uses another rule book if one is passed', () => {
    const worker = { ...single, annualIncome: 60_000 }
    const { finalSocialSecurityIncome } = projectRetirement(worker, { asOf, ruleBook: socialSecurityOfficial })
    // Born in January 1957, full retirement age 66 and 6 months; 54 months early: 20 % + 18 × 5/12 % = 27.5 %.
    expect(finalSocialSecurityIncome).toBeCloseTo(2113.3 * 0.725 * 12, 8)
  })
})

describe('bad input', () => {
  it.each([
    ['age', { age: 60.5 }, 'age must be a whole number of years'],
    ['age', { age: Number.NaN }, 'age must be a number from 0 up to 130'],
    ['annualIncome', { annualIncome: -1 }, 'annualIncome must be 0 or more'],
    ['lifeExpectancy', { lifeExpectancy: 131 }, 'lifeExpectancy must be a number from 0 up to 130'],
    ['lifeExpectancy', { lifeExpectancy: 60 }, 'lifeExpectancy must be above age and retirement.age'],
    ['lifeExpectancy', { lifeExpectancy: 61 }, 'lifeExpectancy must be above age and retirement.age'],
    ['retirement', { retirement: { expenses: Number.NaN } }, 'retirement.expenses must be a number from 0'],
    ['retirement.age', { retirement: { expenses: 1, age: 62.5 } }, 'retirement.age must be a whole number of years'],
    ['fund', { retirement: { expenses: 1, fund: -1 } }, 'retirement.fund must be a number from 0'],
    ['tax', { rates: { futureTaxRate: 1 } }, 'rates.futureTaxRate must be a number from 0 up to 0.99'],
    ['return', { rates: { currentReturn: -1 } }, 'rates.currentReturn must be a number from -0.99'],
    ['savings', { rates: { savings: 1.1 } }, 'rates.savings must be a number from 0 up to 1'],
    [
      'lifeExpectancy',
      { lifeExpectancy: 60, retirement: { expenses: 1, age: 60 } },
      'lifeExpectancy must be above age and retirement.age',
    ],
    ['match', { rates: { employerMatch: -0.1 } }, 'rates.employerMatch must be a number from 0'],
    [
      'increase',
      { rates: { annualIncomeIncreaseRate: -1 } },
      'rates.annualIncomeIncreaseRate must be a number from -0.99',
    ],
    ['pension', { pension: { income: 1, pensionAge: 131 } }, 'pension.pensionAge must be a number from 0 up to 130'],
    ['pension', { pension: { income: -1 } }, 'pension.income must be a number from 0'],
    ['pension', { pension: { income: 1, COLA: -1 } }, 'pension.COLA must be a number from -0.99'],
    [
      'spouse',
      { spouse: { ...spouse, retirement: { age: 62.5 } } },
      'spouse.retirement.age must be a whole number of years',
    ],
    ['spouse', { spouse: { ...spouse, retirement: { fund: -1 } } }, 'spouse.retirement.fund must be a number from 0'],
    [
      'pension',
      { pension: { income: 1, survivorBenefit: 2 } },
      'pension.survivorBenefit must be a number from 0 up to 1',
    ],
    ['spouse', { spouse: { ...spouse, otherContributions: -1 } }, 'spouse.otherContributions must be a number from 0'],
    ['social security', { socialSecurityIncome: -1 }, 'socialSecurityIncome must be 0 or more'],
  ])('is named: %s %j', (_, changes, message) => {
    expect(() => project({ ...single, ...changes })).toThrow(new RangeError(message))
  })
})
