// Proves: API-49, API-50, API-115, PLANNER-01
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalDocuments } from '../content/legal-documents.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('the planner of an employee', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  /** Signed in, after accepting the document about planners. */
  const signIn = async (email: string) => {
    const client = await app.signIn(email)
    await client.call('acceptFror', { body: { version: legalDocuments.fror.version } })
    return client
  }

  it('is unassigned, and stays so in a company without planners', async () => {
    const ada = await signIn('ada@example.test')
    const nobody = {
      isAssigned: false,
      plannerId: null,
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
      schedulingUrl: null,
    }
    expect(await ada.call('planner', {})).toEqual(nobody)
    expect(await ada.call('assignPlanner', { body: {} })).toEqual(nobody)
  })

  it('is the company’s least busy one, and the same however often it is asked for', async () => {
    const elsewhere = await app.parts.directory.companies.save({ code: 'elsewhere', name: 'Elsewhere', createdAt: 0 })
    await app.addPerson('elsewhere@example.test', { role: 1, companyId: elsewhere.id })
    const busy = await app.addPerson('busy@example.test', { role: 1 })
    const free = await app.addPerson('free@example.test', { role: 1, firstName: 'Free', phone: '555-0100' })
    const somebody = await app.addPerson('somebody@example.test')
    await app.parts.directory.planners.assign(somebody.id, busy.id, 0)

    const ada = await signIn('ada@example.test')
    const assigned = await ada.call('assignPlanner', { body: {} })
    expect(assigned).toMatchObject({ isAssigned: true, plannerId: free.id, firstName: 'Free', phone: '555-0100' })
    expect(await ada.call('assignPlanner', { body: {} })).toEqual(assigned)
    expect(await ada.call('planner', {})).toEqual(assigned)
  })

  it('is one, though asked for many times at once', async () => {
    const eve = await signIn('eve@example.test')
    const answers = await Promise.all(Array.from({ length: 8 }, () => eve.call('assignPlanner', { body: {} })))
    expect(new Set(answers.map((answer) => answer.plannerId)).size).toBe(1)
  })
})
