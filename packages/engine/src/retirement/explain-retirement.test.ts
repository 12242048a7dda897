import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedFigures as figuresOf, explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainedText } from '../explain/explained-words.ts'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { anyPerson } from './any-person.fixture.ts'
import { explainRetirement } from './explain-retirement.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, couple, fullCouple, single, spouse } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const explainedFigures = (person: RetirementPerson) => figuresOf(explainRetirement(person, { asOf }))

describe('explainRetirement', () => {
  it('shows the figures of the projection', () => {
    const projection = projectRetirement(fullCouple, { asOf })
    const figures = explainedFigures(fullCouple)
    expect(figures.get('Savings at retirement')).toBe(projection.balanceAtRetirementAge)
    expect(figures.get('Needed at retirement')).toBe(projection.retirementSum)
    expect(figures.get('Spending in your first year of retirement')).toBe(projection.expensesAtRetirement)
    expect(figures.get('Savings last')).toBe(projection.yearsRetirementFundWillLast)
    expect(figures.get('Partner’s Social Security')).toBe(15_500)
    expect(figures.get('Future tax rate')).toBe(0.1)
  })

  // `single` saves nothing and earns no return for two years, so 350,000 is 50,000 short of 400,000.
  it('shows the missing sum', () => {
    const figures = explainedFigures(single)
    expect(figures.get('Contributions until retirement')).toBe(0)
    expect(figures.get('Income in that year')).toBe(0)
    expect(figures.get('Short at retirement')).toBe(-50_000)
    expect(figures.has('Partner’s Social Security')).toBe(false)
  })

  it('has parts that add up to the balance at retirement', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const figures = explainedFigures(person)
        const part = (label: string) => figures.get(label) ?? Number.NaN
        const together =
          part('Saved today') +
          part('Contributions until retirement') +
          part('Growth until retirement') +
          part('Lump sums')
        expect(Math.abs(together / part('Savings at retirement') - 1 || 0)).toBeLessThan(1e-9)
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
    expect(explainedTexts(explanation)).toEqual([
      'By 62 your $350,000 grows to about $350,000 in future dollars: $0 in contributions and $0 in growth.',
      'In your first year of retirement you spend $100,000 with taxes, and $0 comes from Social Security and other income.',
      'With average returns your savings last 3.5 years, and you’re $50,000 short at retirement.',
      'Saved today: $350,000',
      'Retirement age: 62',
      'Years until retirement: 2 years',
      'Years in retirement: 4 years',
      'Expenses per year, today: $75,000',
      'Social Security: $0. Estimated from one year’s income unless you enter it. Per year, in today’s dollars.',
      'Inflation: 0%',
      'Return before retirement: 0%',
      'Return in retirement: 0%',
      'Future tax rate: 25%. One flat rate for all your income. It jumps when you cross a bracket.',
      'Contributions until retirement: $0',
      'Growth until retirement: $0',
      'Lump sums: $0',
      'Savings at retirement: $350,000. Saved today + Contributions + Growth + Lump sums',
      'Spending in your first year of retirement: $100,000. Expenses per year × inflation until then ÷ (1 − Future tax rate)',
      'Income in that year: $0. Social Security, pensions, other income, a partner’s pay',
      'Needed at retirement: $400,000. What every year needs beyond its income, minus the returns earned until then',
      'Short at retirement: −$50,000. Savings at retirement − Needed at retirement',
      'Savings last: 3.5 years',
      'Evenkeel’s retirement model, with Social Security rules of 2017, simplified',
    ])
  })

  // `single` with 10% inflation a year, which is 1.21 in the two years until 62: 350,000 ÷ 1.21 is 289,256. The first year takes
  // 75,000 × 1.21 ÷ 0.75 = 121,000, and the four together 121,000 × (1 + 1.1 + 1.21 + 1.331) = 561,561, which is 464,100 today.
  it('has its figures in the dollars of the answer, too, which are today’s', () => {
    const person = { ...single, rates: { ...single.rates, inflation: 0.1 } }
    const explanation = explainRetirement(person, { asOf })
    expect(explainedTexts(explanation)[0]).toContain('$350,000 in future dollars, $289,256 in today’s dollars:')
    const figures = figuresOf(explanation)
    expect(figures.get('Savings at retirement, in today’s dollars')).toBeCloseTo(350_000 / 1.21, 2)
    expect(figures.get('Needed at retirement, in today’s dollars')).toBeCloseTo(464_100, 2)
    expect(figures.get('Spending in that first year, in today’s dollars')).toBeCloseTo(100_000, 2)
  })

  it('mentions what a planner would object to, and names the rule book', () => {
    const texts = explainedTexts(explainRetirement(fullCouple, { asOf }))
    expect(texts).toContain(
      'Partner’s Social Security: $15,500. At least half of your partner’s benefit at full retirement age. We don’t reduce it for claiming early.',
    )
    const { source } = explainRetirement(fullCouple, { asOf, ruleBook: socialSecurityOfficial })
    expect(explainedText(source)).toContain('official Social Security figures')
  })
})
