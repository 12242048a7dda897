import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notFound } from '../errors.ts'
import { createRegistry } from '../calls/registry.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { readAboutMe, saveAboutMe } from '../store/ledger/profile.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestMember } from '../../testing/sign-in-as.ts'

/** Handlers that misbehave as no real one does: they write during a read, and look for another person. */
describe('a call about another person', () => {
  let app: TestApp
  let maya: TestPerson
  let paul: TestMember
  let params: { userId: string }
  let isToFail = false
  beforeAll(async () => {
    app = await startTestApp({
      handlers(parts, identity) {
        const own = createRegistry(parts, identity)
        return {
          ledger: {
            ...own.ledger,
            staffBudgets: (_input, { ledger }) => {
              saveAboutMe(ledger, { familyStatus: 1 })
              if (isToFail) throw notFound()
              return [
                {
                  budgetId: 1,
                  categoryId: 1,
                  targetBudget: 1,
                  carried: 0,
                  budgetPeriod: '2026-11',
                  spent: readAboutMe(ledger).familyStatus ?? 0,
                },
              ]
            },
          },
          request: {
            ...own.request,
            planner: async (_input, { about }) => Promise.reject(new RangeError(String(about))),
          },
        }
      },
    })
    maya = await newPerson(app)
    const userId = (await maya.client.call('session', {})).userId ?? 0
    params = { userId: String(userId) }
    paul = await signInAs(app, 'paul@example.test', 1)
    await app.parts.directory.planners.assign(userId, paul.person.id, 1)
  })
  afterAll(() => app.stop())

  const read = () => paul.client.send('staffBudgets', { params, body: { budgetPeriod: '2026-11' } })

  it('is answered from its own transaction, which is rolled back', async () => {
    const before = maya.exportAll()
    expect((await read()).body).toMatchObject([{ spent: 1 }])
    expect(maya.exportAll()).toEqual(before)
  })

  it('passes on its error', async () => {
    isToFail = true
    expect((await read()).status).toBe(404)
    isToFail = false
    expect((await read()).status).toBe(200)
  })

  it('is the only kind with another person', async () => {
    expect((await maya.client.send('planner')).status).toBe(404)
  })
})
