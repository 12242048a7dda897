// Proves: LEGACY-03
/**
 * Calculated by hand.
 *
 * A: 60,000 a year, employer 700 and own 300 a month: 0.6 × 60,000 ÷ 12 = 3,000; gap 3,000 − 1,000 = 2,000.
 * B: 400,000 a year: 0.6 × 400,000 ÷ 12 = 20,000, capped at 15,000. 300,000 a year is the last income below the limit.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { type DisabilityInsuranceInput, disabilityInsuranceNeed } from './disability-insurance.ts'
import { explainDisabilityInsurance } from './explain-disability-insurance.ts'

const caseA: DisabilityInsuranceInput = {
  annualIncome: 60_000,
  employerMonthlyBenefit: 700,
  ownMonthlyBenefit: 300,
  emergencyMonthsCovered: 2.5,
}
const need = (change: Partial<DisabilityInsuranceInput>) => disabilityInsuranceNeed({ ...caseA, ...change })

describe('disabilityInsuranceNeed', () => {
  it('matches case A, the worked example, and warns about the waiting period', () => {
    expect(disabilityInsuranceNeed(caseA)).toEqual({
      target: 3000,
      existing: 1000,
      gap: 2000,
      waitingPeriodMonths: 3,
      isWaitingPeriodCovered: false,
    })
  })

  it('has a target of at most 15,000 a month (B)', () => {
    expect([300_000, 300_010, 400_000].map((annualIncome) => need({ annualIncome }).target)).toEqual([
      15_000, 15_000, 15_000,
    ])
    expect(need({ annualIncome: 299_980 }).target).toBe(14_999)
  })

  it('is exact to the cent', () => {
    expect(need({ annualIncome: 12_345.67, ownMonthlyBenefit: 0.104, employerMonthlyBenefit: 0.2 })).toMatchObject({
      target: 617.28,
      existing: 0.3,
      gap: 616.98,
    })
  })

  it('has no gap if more than the target is insured', () => expect(need({ ownMonthlyBenefit: 2300.01 }).gap).toBe(0))

  it.each([
    [2.99, 3, false],
    [3, 3, true],
    [2.5, 2, true],
    [0, 0, true],
    [null, 3, null],
  ])(
    'with savings for %d months and a wait of %d months, is covered: %s',
    (emergencyMonthsCovered, waitingPeriodMonths, isCovered) => {
      expect(need({ emergencyMonthsCovered, waitingPeriodMonths }).isWaitingPeriodCovered).toBe(isCovered)
    },
  )

  it.each([
    ['annualIncome', { annualIncome: -1 }],
    ['employerMonthlyBenefit', { employerMonthlyBenefit: -1 }],
    ['ownMonthlyBenefit', { ownMonthlyBenefit: Number.NaN }],
    ['waitingPeriodMonths', { waitingPeriodMonths: -1 }],
    ['emergencyMonthsCovered', { emergencyMonthsCovered: Number.NaN }],
  ])('names %s when it refuses %j', (field, change) => {
    expect(() => need(change)).toThrow(RangeError)
    expect(() => need(change)).toThrow(new RegExp(`^${field} must be`))
  })

  const dollars = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100)

  it('never has a negative gap, nor a larger one with more insurance', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (annualIncome, benefit, more) => {
        const input = { ...caseA, annualIncome, ownMonthlyBenefit: benefit }
        const { gap, target, existing } = disabilityInsuranceNeed(input)
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeGreaterThanOrEqual(Math.round((target - existing) * 100) / 100)
        expect(disabilityInsuranceNeed({ ...input, ownMonthlyBenefit: benefit + more }).gap).toBeLessThanOrEqual(gap)
      }),
    )
  })
})

describe('the explanation of a disability insurance need', () => {
  it('follows the order of the calculation', () => {
    expect(explainedTexts(explainDisabilityInsurance(caseA))).toEqual([
      'We aim for 60% of your income, at most $15,000.00 a month: $3,000.00 a month.',
      'Your insurance pays $1,000.00 a month, so $2,000.00 a month is missing.',
      'It pays after 3 months, longer than your emergency fund lasts.',
      'Annual income: $60,000.00',
      'Share of income to cover: 60%',
      'Employer’s monthly benefit: $700.00',
      'Your own monthly benefit: $300.00',
      'Waiting period: 3 months',
      'Emergency fund lasts: 2.5 months',
      'Most a policy pays per month: $15,000.00',
      'Target per month: $3,000.00. Annual income × Share of income to cover ÷ 12, at most what a policy pays',
      'Covered per month: $1,000.00. Employer’s monthly benefit + Your own monthly benefit',
      'Gap per month: $2,000.00. Target per month − Covered per month (not below 0)',
      'Evenkeel’s rule for disability insurance',
    ])
  })

  it('shows whole cents', () => {
    const odd = { ...caseA, annualIncome: 60_000.001, employerMonthlyBenefit: 700.004, ownMonthlyBenefit: 299.999 }
    expect(explainDisabilityInsurance(odd).inputs.map(({ value }) => value)).toEqual([
      60_000, 0.6, 700, 300, 3, 2.5, 15_000,
    ])
  })

  it('does not mention an unknown emergency fund', () => {
    const { inputs } = explainDisabilityInsurance({ ...caseA, emergencyMonthsCovered: null })
    expect(inputs.map(({ label }) => label.key)).not.toContain('protection.fundLasts')
  })
})
