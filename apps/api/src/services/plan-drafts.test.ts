// Proves: GOAL-10
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { fundInput, on, plan, put } from '../../testing/scenes/test-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const started = '2026-11-21T12:00:00Z'
const input = (monthlyHouseHoldLivingExpenses: number) => ({ input: { monthlyHouseHoldLivingExpenses } })
const discard = (person: TestPerson) => person.change('deletePlanDraft', { params: { planType: 4 } })
const stored = (person: TestPerson) => {
  const { change: _change, ...tables } = person.exportAll()
  return tables
}

describe('a draft', () => {
  it('says its revision, its step, and when it was saved', async () => {
    const person = await newPerson(app)
    expect((await plan(person, 4)).draft).toBeNull()
    await put(person, 'savePlan', 4, { ...input(2_000), draftRevision: 0, step: 'review' })
    expect(await plan(person, 4)).toMatchObject({
      status: 1,
      draft: { revision: 1, step: 'review', savedAt: '2026-11-21T12:00:00.000Z' },
    })
    await put(person, 'savePlan', 4, { ...input(2_100), draftRevision: 1, step: null })
    expect((await plan(person, 4)).draft).toMatchObject({ revision: 2, step: null })
    await put(person, 'commitPlan', 4, { input: fundInput })
    expect((await plan(person, 4)).draft).toBeNull()
  })

  it('is not overwritten by a tab that read an older one; without a revision the last save wins', async () => {
    const person = await newPerson(app)
    const save = (body: object) => person.client.send('savePlan', { params: { planType: 4 }, body })
    await save({ ...input(2_000), draftRevision: 0 })
    const refused = {
      status: 400,
      body: { code: 10_000, Items: [{ Field: 'draftRevision', Errors: [expect.any(String)] }] },
    }
    expect(await save({ ...input(3_000), draftRevision: 0 })).toMatchObject(refused)
    expect(await save({ ...input(3_000), draftRevision: 7 })).toMatchObject(refused)
    expect((await plan(person, 4)).input).toMatchObject({ monthlyHouseHoldLivingExpenses: 2_000 })
    expect(await save(input(4_000))).toMatchObject({ status: 200, body: { draft: { revision: 2 } } })
    // A commit or a discard in another tab ends the draft that this one has; the next draft has another revision.
    await discard(person)
    expect(await save({ ...input(3_000), draftRevision: 2 })).toMatchObject(refused)
    expect(await save({ ...input(5_000), draftRevision: 0 })).toMatchObject({ body: { draft: { revision: 3 } } })
    expect(await save({ ...input(3_000), draftRevision: -1 })).toMatchObject({ status: 400 })
    expect(await save({ ...input(3_000), step: 'x'.repeat(41) })).toMatchObject({ status: 400 })
  })

  it('is discarded, and that can be undone; what is committed stays', async () => {
    const person = await newPerson(app)
    expect(await discard(person)).toBeNull()
    await put(person, 'savePlan', 4, input(2_000))
    const draft = stored(person)
    const first = await discard(person)
    expect(await plan(person, 4)).toMatchObject({ status: 0, hasDraft: false })
    expect(await person.undo(first)).toBe(200)
    expect(stored(person)).toEqual(draft)
    await put(person, 'commitPlan', 4, { input: fundInput })
    await put(person, 'savePlan', 4, input(3_000))
    await discard(person)
    expect(await plan(person, 4)).toMatchObject({ status: 2, hasDraft: false, result: { targetSavings: 24_000 } })
    expect(await discard(person)).toBeNull()
  })

  it('has one journal entry for 15 minutes of saves, which undoes all of them', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: fundInput })
    const before = stored(person)
    app.clock.set(started)
    const first = await put(person, 'savePlan', 4, input(2_000))
    app.clock.set('2026-11-21T12:14:00Z')
    expect(await put(person, 'savePlan', 4, input(2_500))).toBe(first)
    expect(await put(person, 'savePlan', 4, input(2_600))).toBe(first)
    app.clock.set('2026-11-21T12:15:00Z')
    const second = await put(person, 'savePlan', 4, input(2_700))
    expect(second).not.toBe(first)
    expect(await person.undo(first)).toBe(400)
    expect(await person.undo(second)).toBe(200)
    expect((await plan(person, 4)).input).toMatchObject({ monthlyHouseHoldLivingExpenses: 2_600 })
    expect(await person.undo(first)).toBe(200)
    expect(stored(person)).toEqual(before)
    app.clock.set(started)
  })

  it('begins another entry where something else was changed in between', async () => {
    const person = await newPerson(app)
    const first = await put(person, 'savePlan', 4, input(2_000))
    await person.addAccount()
    expect(await put(person, 'savePlan', 4, input(2_100))).not.toBe(first)
    const own = await put(person, 'savePlan', 4, input(2_200))
    expect(await put(person, 'savePlan', 10, { input: { answers: { will: true } } })).not.toBe(own)
    await on(person, 'cancelPlan', 4)
    expect((await plan(person, 4)).draft).toBeNull()
  })
})
