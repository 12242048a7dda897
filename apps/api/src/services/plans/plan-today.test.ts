import { PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { fundInput, put } from '../../../testing/scenes/test-plans.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findPlan } from '../../store/ledger/plans.ts'
import { noOffer } from './company-offer.ts'
import { planToday } from './plan-today.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.stop())

it('is worked out once while nothing changes: not the ledger, not the day, and not what the company offers', async () => {
  const person = await newPerson(app)
  await put(person, 'commitPlan', PlanType.EMERGENCY_FUND, { input: fundInput, linkedAccounts: [] })
  const offer = { ...noOffer, name: 'Larkfield' }
  const read = (today = '2026-11-21', offered = offer) =>
    person.onLedger((ledger) => {
      const plan = findPlan(ledger, PlanType.EMERGENCY_FUND)
      return plan && planToday({ ledger, today, offer: offered }, plan)
    }, 'read')
  const first = read()
  expect(first?.verdict?.word).toBeDefined()
  expect(read()).toBe(first)
  expect(read('2026-11-22')).not.toBe(first)
  expect(read('2026-11-21', { ...offer, matchRate: 0.5 })).not.toBe(first)
  person.onLedger((ledger) => ledger.run(sql`update plan set known_attention = '["OFF_GOAL"]'`))
  expect(read()).not.toBe(first)
})
