import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
})
afterAll(() => app.stop())

/** Returns the other income that a first distribution plan is filled with. */
async function otherIncome(said: Readonly<Record<string, unknown>>) {
  const { client } = await newPerson(app)
  const changes = Object.entries(said).map(([key, value]) => ({ key, value }))
  await client.call('changeHousehold', { body: { changes } })
  const { input } = await client.call('defaultPlan', { params: { planType: '12' } })
  return 'otherIncome' in input ? input.otherIncome : 'asked'
}

/**
 * 60,000 a year is 5,000 a month. In 2026 the bend points of 2017 have grown by nine years; at 67, full retirement age,
 * nothing is taken off.
 */
it('a first distribution plan counts the Social Security that is estimated, or stated', async () => {
  const worker = { birthDate: '1986-03-01T00:00:00Z', annualIncome: 60_000, retirementAge: 67 }
  const estimated = await otherIncome(worker)
  expect(estimated).toBeGreaterThan(24_000)
  expect(await otherIncome({ ...worker, claimingAge: 62 })).toBeLessThan(Number(estimated))
  expect(await otherIncome({ ...worker, socialSecurity: 21_500 })).toBe(21_500)
  const partner = { familyStatus: 1, partnerName: 'Alex', partnerBirthDate: '1987-09-03T00:00:00Z' }
  expect(await otherIncome({ ...worker, ...partner })).toBe(estimated)
  expect(await otherIncome({ ...worker, ...partner, partnerAnnualIncome: 40_000 })).toBeGreaterThan(Number(estimated))
})

it('a first distribution plan asks what is paid already or cannot be estimated: it is never 0', async () => {
  const retired = { birthDate: '1952-03-01T00:00:00Z', annualIncome: 0 }
  expect(await otherIncome(retired)).toBe('asked')
  expect(await otherIncome({ ...retired, socialSecurity: 26_400 })).toBe(26_400)
  expect(await otherIncome({ birthDate: '1986-03-01T00:00:00Z' })).toBe('asked')
})
