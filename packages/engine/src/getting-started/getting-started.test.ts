import { expect, it } from 'vitest'
import { gettingStarted, type GettingStartedFacts } from './getting-started.ts'

const nothing: GettingStartedFacts = {
  birthDate: null,
  annualIncome: null,
  savingsRate: null,
  matchRate: 0.5,
  matchLimit: 0.06,
  accountCount: 0,
  goalCount: 0,
  budgetCount: 0,
}

const done = (facts: Partial<GettingStartedFacts>) =>
  gettingStarted({ ...nothing, ...facts }).items.flatMap(({ key, isDone }) => (isDone ? [key] : []))

it('asks a person without data for five things, about seven minutes in all', () => {
  const { items, match } = gettingStarted(nothing)
  expect(items.map(({ key }) => key)).toEqual(['aboutMe', 'match', 'account', 'goal', 'budget'])
  expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(7)
  expect(match).toEqual({ rate: 0.5, limit: 0.06, amount: null })
})

it('says what the match is worth once pay is known: 0.5 × 0.06 × 62,000 = 1,860', () => {
  expect(gettingStarted({ ...nothing, annualIncome: 62_000 }).match?.amount).toBe(1_860)
})

it('ticks each thing by its fact, and the match once all of it is saved for', () => {
  expect(done({ birthDate: '1990-05-01' })).toEqual([])
  expect(done({ birthDate: '1990-05-01', annualIncome: 62_000 })).toEqual(['aboutMe'])
  expect(done({ savingsRate: 0.05 })).toEqual([])
  expect(done({ savingsRate: 0.06 })).toEqual(['match'])
  expect(done({ accountCount: 1, goalCount: 2, budgetCount: 1 })).toEqual(['account', 'goal', 'budget'])
})

it('says nothing of a match where the employer has none', () => {
  const { items, match } = gettingStarted({ ...nothing, matchRate: 0 })
  expect(items.map(({ key }) => key)).toEqual(['aboutMe', 'account', 'goal', 'budget'])
  expect(match).toBeNull()
})
