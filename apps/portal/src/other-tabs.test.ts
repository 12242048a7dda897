import type { Role } from '@evenkeel/api-client/contract/auth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { otherTabs } from './other-tabs.ts'
import { roles, sessionAtom, store } from './state.ts'

const names = { firstName: 'Maya', lastName: 'Rivera', email: 'maya@example.test' }
const signIn = (userId: number, role: Role) =>
  store.set(sessionAtom, { isSignedIn: true, userId, role, companyId: 1, ...names })

/** Two tabs of one browser; returns what the second hears. */
async function heardOf(reads: readonly 'budgets'[] | null): Promise<unknown[]> {
  const [first, second] = [otherTabs(), otherTabs()]
  const heard: unknown[] = []
  const stop = second?.hear((stale) => heard.push(stale))
  first?.tell(reads)
  await new Promise((resolve) => setTimeout(resolve, 50))
  stop?.()
  return heard
}

beforeEach(() => store.set(sessionAtom, null))
afterEach(() => store.set(sessionAtom, null))

it('tells the same employee’s other tabs what is stale', async () => {
  signIn(7, roles.employee)
  expect(await heardOf(['budgets'])).toEqual([['budgets']])
  expect(await heardOf(null)).toEqual([null])
})

it('tells nothing of staff, and nothing without a session', async () => {
  expect(await heardOf(['budgets'])).toEqual([])
  signIn(7, roles.staff)
  expect(await heardOf(['budgets'])).toEqual([])
})

it('is not heard where another person is signed in', async () => {
  signIn(7, roles.employee)
  const [first, second] = [otherTabs(), otherTabs()]
  const heard: unknown[] = []
  second?.hear((stale) => heard.push(stale))
  first?.tell(['budgets'])
  signIn(8, roles.employee)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toEqual([])
})
