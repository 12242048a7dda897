// Proves: LEGACY-03
/**
 * Calculated by hand.
 *
 * A: 60,000 a year, employer 700 and own 300 a month: 0.6 × 60,000 ÷ 12 = 3,000; gap 3,000 − 1,000 = 2,000.
 * B: 400,000 a year: 0.6 × 400,000 ÷ 12 = 20,000, capped at 15,000. 300,000 a year is the last income below the limit.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import {
  type DisabilityInsuranceInput,
  disabilityInsuranceNeed,
  explainDisabilityInsurance,
} from './disability-insurance.ts'

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
    expect(explanationSentences(explainDisabilityInsurance(caseA)).map(sentenceText)).toEqual([
      'Yearly income: $60,000.00.',
      'Share of the income to insure: 60%.',
      'Highest monthly benefit: $15,000.00.',
      "Employer's monthly benefit: $700.00.",
      'Own monthly benefit: $300.00.',
      'Waiting period: 3 months.',
      'Emergency fund lasts: 2.5 months.',
      'Target a month (Yearly income × Share of the income to insure ÷ 12, at most Highest monthly benefit): $3,000.00.',
      "Insured a month (Employer's monthly benefit + Own monthly benefit): $1,000.00.",
      'Gap a month (Target a month − Insured a month, at least nothing): $2,000.00.',
      "Source: Evenkeel's own rule for disability insurance.",
    ])
  })

  it('shows whole cents', () => {
    const odd = { ...caseA, annualIncome: 60_000.001, employerMonthlyBenefit: 700.004, ownMonthlyBenefit: 299.999 }
    expect(explainDisabilityInsurance(odd).inputs.map(({ value }) => value)).toEqual([
      60_000, 0.6, 15_000, 700, 300, 3, 2.5,
    ])
  })

  it('does not mention an unknown emergency fund', () => {
    const { inputs } = explainDisabilityInsurance({ ...caseA, emergencyMonthsCovered: null })
    expect(inputs.map(({ label }) => label)).not.toContain('Emergency fund lasts')
  })
})
