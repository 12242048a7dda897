import { outOf100, PlanType, verdictOf } from '@evenkeel/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { retirementOutcome } from './retirement-outcome.ts'
import { requireRuleBook } from './rule-books.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const person = {
  age: 45,
  dob: '1981-03-01',
  familyStatus: 0,
  annualIncome: 90_000,
  lifeExpectancy: 90,
  rates: { savings: 0.1, employerMatch: 0.03 },
  retirement: { age: 67, fund: 280_000 },
} as const

it('checks a plan by the rules of 2026 with a state tax, unless the person stated a rate', async () => {
  const { onLedger } = await newPerson(app)
  const terms = { asOf: '2026-11-22', ruleBook: requireRuleBook('official-2026') }
  const outcome = (expenses: number, stateTaxRate?: number) =>
    onLedger((ledger) =>
      retirementOutcome(
        ledger,
        { ...person, rates: { ...person.rates, stateTaxRate }, retirement: { ...person.retirement, expenses } },
        terms,
      ),
    )
  const bandAt = (expenses: number) =>
    verdictOf({ planType: PlanType.RETIREMENT, missing: [], outcome: outcome(expenses) }).band
  // The highest spending that is on track without state tax is not on track with it.
  const most = Array.from({ length: 80 }, (_, step) => 90_000 - step * 500).find(
    (expenses) => outOf100(outcome(expenses, 0).successRate) >= 75,
  )
  expect(most).toBeDefined()
  expect(bandAt(most ?? 0)).toBe('close')
  expect(outcome(most ?? 0).withStateTax?.rate).toBe(0.05)
  expect(outcome(most ?? 0, 0).withStateTax).toBeNull()
})
