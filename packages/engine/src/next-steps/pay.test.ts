import { describe, expect, it } from 'vitest'
import { isPaid, isStepFor } from './pay.ts'

describe('a person', () => {
  const worker = { annualIncome: 84_000, age: 38, retirementAge: 65, hasSaidRetirementAge: true }
  it.each([
    ['who earns is paid', worker, true],
    ['with an income of zero is not', { ...worker, annualIncome: 0 }, false],
    ['whose income is not known is paid until the retirement age', { ...worker, annualIncome: null }, true],
    ['of 74 whose income is not known is not', { ...worker, annualIncome: null, age: 74, retirementAge: 74 }, false],
    ['of 74 who said to have stopped at 70 is not', { ...worker, age: 74, retirementAge: 70 }, false],
    [
      'of 74 who earns and has said no retirement age is',
      { ...worker, age: 74, retirementAge: 74, hasSaidRetirementAge: false },
      true,
    ],
    ['of unknown age is', { ...worker, annualIncome: null, age: null }, true],
  ])('%s', (_, facts, expected) => {
    expect(isPaid(facts)).toBe(expected)
  })

  it('without pay is told nothing of saving from it, and all else', () => {
    expect(isStepFor('benefits.match', { isPaid: false })).toBe(false)
    expect(isStepFor('benefits.match', { isPaid: true })).toBe(true)
    expect(isStepFor('retirement.beneficiaries', { isPaid: false })).toBe(true)
  })
})
