/**
 * Calculated by hand.
 *
 * A: 60,000, matched up to 6 % at 0.50, saving 3 %: 60,000 × 0.03 × 0.5 = 900.
 * B: saving nothing: 60,000 × 0.06 × 0.5 = 1,800. With a match of a dollar for each dollar: 3,600.
 * C: 47,351.20, matched up to 4.5 % at 0.25, saving 1.2 %: 47,351.20 × 0.033 × 0.25 = 390.6474, so 390.65.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainUnclaimedMatch } from './explain-unclaimed-match.ts'
import { benefitWorth } from '../household/company-facts.ts'
import { unclaimedMatch, type UnclaimedMatchInput, yearlySavings } from './unclaimed-match.ts'

const caseA: UnclaimedMatchInput = { annualIncome: 60_000, matchLimit: 0.06, savingsRate: 0.03, matchRate: 0.5 }
const match = (change: Partial<UnclaimedMatchInput>) => unclaimedMatch({ ...caseA, ...change })

describe('unclaimedMatch', () => {
  it('matches case A, the worked example', () => expect(unclaimedMatch(caseA)).toBe(900))

  it('is the whole match for a person who saves nothing (B)', () => {
    expect(match({ savingsRate: 0 })).toBe(1800)
    expect(match({ savingsRate: 0, matchRate: 1 })).toBe(3600)
  })

  it('is rounded to cents (C)', () => {
    expect(unclaimedMatch({ annualIncome: 47_351.2, matchLimit: 0.045, savingsRate: 0.012, matchRate: 0.25 })).toBe(
      390.65,
    )
  })

  it('is 0 at the limit and above', () => {
    expect([0.06, 0.07, 1].map((savingsRate) => match({ savingsRate }))).toEqual([0, 0, 0])
  })

  it.each([
    ['annualIncome', { annualIncome: -1 }],
    ['matchLimit', { matchLimit: 6 }],
    ['savingsRate', { savingsRate: -0.01 }],
    ['matchRate', { matchRate: 5.01 }],
  ])('names %s when it refuses %j', (field, change) => {
    expect(() => match(change)).toThrow(RangeError)
    expect(() => match(change)).toThrow(new RegExp(`^${field} must be`))
  })

  it('never grows with the savings rate and is never negative', () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(rate, rate, rate, (matchLimit, one, other) => {
        const less = match({ matchLimit, savingsRate: Math.min(one, other) })
        const more = match({ matchLimit, savingsRate: Math.max(one, other) })
        expect(more).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(less)
      }),
    )
  })
})

describe('the explanation of an unclaimed match', () => {
  it('follows the order of the calculation', () => {
    expect(explainedTexts(explainUnclaimedMatch(caseA))).toEqual([
      'Your employer adds 50% of what you save, up to 6% of your income.',
      'You save 3% of your $60,000.00, so you’re missing $900.00 a year.',
      'Annual income: $60,000.00',
      'Matched up to: 6%. Share of your income',
      'You save: 3%. Share of your income',
      'Your employer adds: 50%. Share of what you save',
      'Not yet saved: 3%. Matched up to − You save (not below 0)',
      'Match you’re missing per year: $900.00. Annual income × Not yet saved × Your employer adds',
      'Your employer’s match terms',
    ])
  })

  it('shows whole cents', () => {
    expect(explainUnclaimedMatch({ ...caseA, annualIncome: 60_000.001 }).inputs[0]?.value).toBe(60_000)
  })

  it('never shows a negative rate', () => {
    expect(explainUnclaimedMatch({ ...caseA, savingsRate: 0.08 }).steps[0]?.value).toBe(0)
  })
})

describe('what goes into the employer’s savings plan each year', () => {
  it('is what the person saves and the match that they get (A)', () =>
    expect(yearlySavings(caseA)).toEqual({ own: 1800, matched: 900 }))

  it('has no more match above the limit', () =>
    expect(yearlySavings({ ...caseA, savingsRate: 0.2 })).toEqual({ own: 12_000, matched: 1800 }))

  it('adds up with what is missed to the whole match, to the cent', () =>
    fc.assert(
      fc.property(
        fc.record({
          annualIncome: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
          matchLimit: fc.double({ min: 0, max: 1, noNaN: true }),
          savingsRate: fc.double({ min: 0, max: 1, noNaN: true }),
          matchRate: fc.double({ min: 0, max: 5, noNaN: true }),
        }),
        (given) => {
          const whole = unclaimedMatch({ ...given, savingsRate: 0 })
          expect(yearlySavings(given).matched + unclaimedMatch(given)).toBeCloseTo(whole, 6)
        },
      ),
    ))
})

describe('what a benefit is worth', () => {
  it('is what its terms pay at this income', () => {
    expect(benefitWorth({ kind: 'life', multipleOfPay: 2, maximum: 100_000 }, 60_000)).toEqual({
      kind: 'once',
      amount: 100_000,
    })
    const terms = { kind: 'disability', shareOfPay: 0.5, maximumMonthly: null, waitingMonths: 3 } as const
    expect(benefitWorth(terms, 84_000)).toEqual({ kind: 'monthly', amount: 3500 })
  })

  it('is free, or unknown', () => {
    expect(benefitWorth({ kind: 'other', isFree: true }, 60_000)).toEqual({ kind: 'free', amount: null })
    expect(benefitWorth({ kind: 'other', isFree: false }, 60_000)).toBeNull()
    expect(benefitWorth(null, 60_000)).toBeNull()
  })
})
