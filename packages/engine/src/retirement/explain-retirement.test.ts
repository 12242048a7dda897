import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { anyPerson } from './any-person.fixture.ts'
import { explainRetirement } from './explain-retirement.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, fullCouple, single } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const figuresOf = (person: RetirementPerson) => {
  const { inputs, steps } = explainRetirement(person, { asOf })
  return new Map([...inputs, ...steps].map(({ label, value }) => [label, value]))
}

describe('explainRetirement', () => {
  it('says the figures of the projection', () => {
    const projection = projectRetirement(fullCouple, { asOf })
    const figures = figuresOf(fullCouple)
    expect(figures.get('Balance at retirement')).toBe(projection.balanceAtRetirementAge)
    expect(figures.get('Needed at retirement')).toBe(projection.retirementSum)
    expect(figures.get('Need in the first year of retirement')).toBe(projection.expensesAtRetirement)
    expect(figures.get('The fund lasts')).toBe(projection.yearsRetirementFundWillLast)
    expect(figures.get('Spouse’s Social Security')).toBe(15_500)
    expect(figures.get('Future tax rate')).toBe(0.1)
  })

  // `single`: nothing is saved and nothing earned in two years, and 350,000 are 50,000 short of 400,000.
  it('says what is missing', () => {
    const figures = figuresOf(single)
    expect(figures.get('Contributions until retirement')).toBe(0)
    expect(figures.get('Income in that year')).toBe(0)
    expect(figures.get('Left over, or missing, at retirement')).toBe(-50_000)
    expect(figures.has('Spouse’s Social Security')).toBe(false)
  })

  it('has parts that add up to the balance at retirement', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const figures = figuresOf(person)
        const part = (label: string) => figures.get(label) ?? Number.NaN
        const together =
          part('Saved today') + part('Contributions until retirement') + part('Returns until retirement') + part('Lump sums')
        expect(Math.abs(together / part('Balance at retirement') - 1 || 0)).toBeLessThan(1e-9)
      }),
    )
  })

  it('reads as sentences, and names the rule book', () => {
    expect(explanationSentences(explainRetirement(fullCouple, { asOf }))).toHaveLength(20)
    const { source } = explainRetirement(fullCouple, { asOf, ruleBook: socialSecurityOfficial })
    expect(source).toContain('Social Security Administration')
  })
})
