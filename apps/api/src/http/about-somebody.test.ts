import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notFound } from '../errors.ts'
import { allHandlers } from '../routes/all-handlers.ts'
import { newPerson, type TestPerson } from '../services/test-person.ts'
import { readAboutMe, saveAboutMe } from '../store/ledger/profile.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { signInAs, type TestMember } from '../test/sign-in-as.ts'

/** What handlers do here that no handler of ours does: change what they should only read, and look for somebody else. */
describe('a call about somebody else', () => {
  let app: TestApp
  let maya: TestPerson
  let paul: TestMember
  let params: { userId: string }
  let isToFail = false
  beforeAll(async () => {
    app = await startTestApp({
      handlers(parts, identity) {
        const own = allHandlers(parts, identity)
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

  it('is answered from its own transaction, of which nothing is left', async () => {
    const before = maya.exportAll()
    expect((await read()).body).toMatchObject([{ spent: 1 }])
    expect(maya.exportAll()).toEqual(before)
  })

  it('passes its own error on', async () => {
    isToFail = true
    expect((await read()).status).toBe(404)
    isToFail = false
    expect((await read()).status).toBe(200)
  })

  it('is the only one that has somebody to be about', async () => {
    expect((await maya.client.send('planner')).status).toBe(404)
  })
})
