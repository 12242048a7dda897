// Proves: ASVS-8.2.3, ASVS-15.3.1
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import type { TestClient } from '../../testing/test-client.ts'

/** Figures and words that occur only in this person's ledger, so an answer with one of them has read it. */
const canaries = [
  '73519.42',
  '8462.13',
  '6137.77',
  '91357.24',
  'Canary Street',
  'Canaryville',
  'Wren',
  'Canary Market',
  'Canary Fund',
]

/** A valid input for calls that read and write nothing of others. */
const bodies: Readonly<Record<string, unknown>> = {
  transactions: {},
  cashFlow: {},
  cashFlowMonth: { year: 2026, month: 11 },
  spending: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
  budgets: { budgetPeriod: '2026-11' },
  staffBudgets: { budgetPeriod: '2026-11' },
  staffSpending: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
  staffCashFlow: {},
  searchUsers: { text: 'test', pageSize: 25 },
  grantAccess: { reason: 'None of theirs', endsAt: '2026-11-21T11:00:00Z' },
  discoverCompany: { email: 'a@b.example' },
}

/** Every call except files, which cannot be searched for words, and calls that end the caller's session or account. */
const table = Object.values<Endpoint>(endpoints).filter(
  ({ bodyType, answerType, path }) =>
    bodyType !== 'multipart' && !answerType && !/^\/webapi\/v1\/(auth|account-data)\//.test(path),
)

describe('the money of one person', () => {
  let app: TestApp
  let maya: TestPerson
  let userId: number
  beforeAll(async () => {
    app = await startTestApp()
    maya = await newPerson(app)
    userId = (await maya.client.call('session', {})).userId ?? 0
    await maya.addAccount({ name: 'Canary Fund', balance: 73_519.42 })
    const { categoryId } = await maya.addRow({ value: -8462.13, description: 'Canary Market' })
    await maya.change('createBudget', { body: { categoryId, targetBudget: 6137.77, budgetPeriod: '2026-11' } })
    await maya.change('saveAboutMe', { body: { annualIncome: 91_357.24 } })
    await maya.change('saveDependents', {
      body: { dependents: [{ firstName: 'Wren', lastName: 'Reyes', relation: 0 }] },
    })
    const contact = await maya.client.call('contactInformation', {})
    await maya.client.call('saveContactInformation', {
      body: { ...contact, street1: '1 Canary Street', city: 'Canaryville' },
    })
  })
  afterAll(() => app.stop())

  /** Returns all answers a caller can get from every call, with each id of this person in the path. */
  const harvest = async (client: TestClient): Promise<string> => {
    const answers: string[] = []
    for (const { name, body } of table) {
      const params = { userId, planType: 7, goalType: 6, taskId: 1, draftId: 1, id: 1, changeId: 1, status: 1 }
      const { body: answer } = await client.send(name, { params, ...(body && { body: bodies[name] ?? {} }) })
      answers.push(JSON.stringify(answer))
    }
    return answers.join('\n')
  }
  const found = (text: string) => canaries.filter((canary) => text.includes(canary))

  it('is all there for the person', async () => {
    expect(found(await harvest(maya.client))).toEqual(canaries)
  })

  it.each([
    ['a visitor', async () => app.visit()],
    ['a colleague', async () => (await newPerson(app)).client],
    ['a planner who is not theirs', async () => (await signInAs(app, 'pia@example.test', 1)).client],
    ['a staff member without a grant', async () => (await signInAs(app, 'sue@example.test', 2)).client],
  ] as const)('is nowhere for %s, whatever they call', async (_who, signIn) => {
    expect(found(await harvest(await signIn()))).toEqual([])
  })

  it('is there for their planner: the sums, and neither accounts, family nor address', async () => {
    const { person, client } = await signInAs(app, 'paul@example.test', 1)
    await app.parts.directory.planners.assign(userId, person.id, 1)
    expect(found(await harvest(client))).toEqual(['8462.13', '6137.77'])
  })
})
