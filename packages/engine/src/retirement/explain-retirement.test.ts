import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { sentenceText } from '../money/format-money.ts'
import { anyPerson } from './any-person.fixture.ts'
import { explainRetirement } from './explain-retirement.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, couple, fullCouple, single, spouse } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const explainedFigures = (person: RetirementPerson) => {
  const { inputs, steps } = explainRetirement(person, { asOf })
  return new Map([...inputs, ...steps].map(({ label, value }) => [label, value]))
}

describe('explainRetirement', () => {
  it('shows the figures of the projection', () => {
    const projection = projectRetirement(fullCouple, { asOf })
    const figures = explainedFigures(fullCouple)
    expect(figures.get('Balance at retirement')).toBe(projection.balanceAtRetirementAge)
    expect(figures.get('Needed at retirement')).toBe(projection.retirementSum)
    expect(figures.get('Need in the first year of retirement')).toBe(projection.expensesAtRetirement)
    expect(figures.get('The fund lasts')).toBe(projection.yearsRetirementFundWillLast)
    expect(figures.get('Spouse’s Social Security')).toBe(15_500)
    expect(figures.get('Future tax rate')).toBe(0.1)
  })

  // `single` saves nothing and earns no return for two years, so 350,000 is 50,000 short of 400,000.
  it('shows the missing sum', () => {
    const figures = explainedFigures(single)
    expect(figures.get('Contributions until retirement')).toBe(0)
    expect(figures.get('Income in that year')).toBe(0)
    expect(figures.get('Left over, or missing, at retirement')).toBe(-50_000)
    expect(figures.has('Spouse’s Social Security')).toBe(false)
  })

  it('has parts that add up to the balance at retirement', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const figures = explainedFigures(person)
        const part = (label: string) => figures.get(label) ?? Number.NaN
        const together =
          part('Saved today') +
          part('Contributions until retirement') +
          part('Returns until retirement') +
          part('Lump sums')
        expect(Math.abs(together / part('Balance at retirement') - 1 || 0)).toBeLessThan(1e-9)
      }),
    )
  })

  // He gets 1,000 from Social Security, 2,000 from a pension and 300 from other income; she still earns 20,000 and saves 2,000
  // of it.
  it('adds up every income of the first year', () => {
    const person: RetirementPerson = {
      ...couple,
      socialSecurityIncome: 1000,
      pension: { income: 2000 },
      otherAnnualRetirementIncome: 300,
      yearsForOtherAnnualRetirementIncome: 1,
      spouse: { ...spouse, annualIncome: 20_000, rates: { annualIncomeIncreaseRate: 0, savings: 0.1 } },
    }
    expect(explainedFigures(person).get('Income in that year')).toBe(21_300)
  })

  // `single`, calculated by hand in project-retirement.test.ts.
  it('reads as sentences', () => {
    const explanation = explainRetirement(single, { asOf })
    expect(explanation.title).toBe('Retirement projection')
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Saved today: $350,000.00.',
      'Years until retirement: 2 years.',
      'Years in retirement: 4 years.',
      'Expenses a year, today: $75,000.00.',
      'Future tax rate: 25%. One flat rate for all of the income; it jumps at the threshold of a bracket.',
      'Inflation: 0%.',
      'Return before retirement: 0%.',
      'Return in retirement: 0%.',
      'Social Security: $0.00. Estimated from one year’s income unless typed in; a year, in today’s dollars.',
      'Contributions until retirement: $0.00.',
      'Returns until retirement: $0.00.',
      'Lump sums: $0.00.',
      'Balance at retirement (Saved today + contributions + returns + lump sums): $350,000.00.',
      'Need in the first year of retirement (Expenses a year × inflation until then ÷ (1 \u2212 Future tax rate)): $100,000.00.',
      'Income in that year (Social Security, pensions, other income, a spouse’s pay): $0.00.',
      'Needed at retirement (what all years need beyond their incomes, less the returns it earns until then): $400,000.00.',
      'Left over, or missing, at retirement (Balance at retirement \u2212 Needed at retirement): \u2212$50,000.00.',
      'The fund lasts: 3.5 years.',
      "Source: Evenkeel's own retirement model.",
    ])
  })

  it('mentions what a planner would object to, and names the rule book', () => {
    const texts = explanationSentences(explainRetirement(fullCouple, { asOf })).map(sentenceText)
    expect(texts).toHaveLength(20)
    expect(texts[9]).toBe(
      'Spouse’s Social Security: $15,500.00. At least half of the other’s benefit at full retirement age, not reduced for an early claim.',
    )
    const { source } = explainRetirement(fullCouple, { asOf, ruleBook: socialSecurityOfficial })
    expect(source).toContain('Social Security Administration')
  })
})
