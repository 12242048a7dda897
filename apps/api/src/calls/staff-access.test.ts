// Proves: STAFF-03, STAFF-09 to STAFF-11, STAFF-13
// Proves: ASVS-8.3.1, ASVS-8.4.1
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestMember } from '../../testing/sign-in-as.ts'
import type { TestClient } from '../../testing/test-client.ts'
import * as words from '../words/mails.generated.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const staffCalls = table.filter(({ who }) => who === 'staff')
const aboutSomebody = staffCalls.filter(({ about }) => about)
const hourMs = 60 * 60_000

/** A valid input for each staff call about a person. */
const bodies: Readonly<Record<string, unknown>> = {
  staffBudgets: { budgetPeriod: '2026-11' },
  staffSpending: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
  staffCashFlow: {},
  addStaffInteraction: { type: 3, note: 'A note' },
  addStaffTask: { title: 'A task' },
  setStaffTaskStatus: {},
  saveStaffDraft: { title: 'A draft', body: '' },
  previewStaffProposal: { planType: 1, lines: [] },
  sendStaffProposal: { planType: 1, lines: [{ field: 'retirementAge', value: 66 }], note: '' },
  searchUsers: { text: 'test' },
  grantAccess: { reason: 'Asked for help', endsAt: '2026-11-22T00:00:00Z' },
}

let app: TestApp
let maya: TestPerson
let userId: number
let paul: TestMember
let sue: TestMember
beforeEach(async () => {
  app = await startTestApp()
  maya = await newPerson(app)
  userId = (await maya.client.call('session', {})).userId ?? 0
  paul = await signInAs(app, 'paul@example.test', 1)
  sue = await signInAs(app, 'sue@example.test', 2)
})
afterEach(() => app.stop())

const params = (id = userId) => ({ userId: id, taskId: 1, draftId: 1, proposalId: 1, status: 1, planType: 7 })
const send = (client: TestClient, { name, body }: Endpoint, id = userId) =>
  client.send(name, { params: params(id), ...(body && { body: bodies[name] ?? {} }) })
const assign = (planner = paul) => app.parts.directory.planners.assign(userId, planner.person.id, 1)
/** Asks for access, which the person allows. */
const grant = async (endsAt = '2026-11-21T13:00:00Z', person = maya, reason = 'Asked for help') => {
  const about = String((await person.client.call('session', {})).userId)
  const { accessId } = await sue.client.call('grantAccess', { params: { userId: about }, body: { reason, endsAt } })
  return person.client.send('decideAccess', { body: { accessId, isAllowed: true } })
}
const inDirectory = (sql: string) => {
  const file = new Sqlite(`${app.folder}/directory.sqlite`)
  file.exec(sql)
  file.close()
}
const accessLog = async () => (await maya.client.call('accessLog', {})).lines.filter(({ isOwn }) => !isOwn)

describe('staff calls', () => {
  it('are refused to employees and strangers, each of them', async () => {
    expect(staffCalls.length).toBeGreaterThan(14)
    const visitor = await app.visit()
    for (const endpoint of staffCalls) {
      expect([endpoint.name, (await send(maya.client, endpoint)).status]).toEqual([endpoint.name, 403])
      expect([endpoint.name, (await send(visitor, endpoint)).status]).toEqual([endpoint.name, 401])
    }
    expect(await accessLog()).toEqual([])
  })

  it('answer a planner alike for an employee of others and an unknown person', async () => {
    const pia = await signInAs(app, 'pia@example.test', 1)
    await assign(pia)
    for (const endpoint of aboutSomebody) {
      const [foreign, unknown] = [await send(paul.client, endpoint), await send(paul.client, endpoint, 8_999_999)]
      expect([endpoint.name, foreign.status, foreign.body]).toEqual([endpoint.name, 404, unknown.body])
    }
    expect(await accessLog()).toEqual([])
  })

  it('answer staff without a grant 403, whether there is such a person or not', async () => {
    for (const endpoint of aboutSomebody) {
      const [foreign, unknown] = [await send(sue.client, endpoint), await send(sue.client, endpoint, 8_999_999)]
      expect([endpoint.name, foreign.status, unknown.status, foreign.body]).toEqual([
        endpoint.name,
        403,
        403,
        unknown.body,
      ])
    }
    expect(await accessLog()).toEqual([])
  })

  it('leave one line each, which the employee can read', async () => {
    await assign()
    await maya.client.call('savePlannerSharing', { body: { subject: 'balances', isShared: true } })
    const withIds = ['setStaffTaskStatus', 'deleteStaffDraft', 'withdrawStaffProposal']
    const reached = aboutSomebody.filter(({ name }) => !withIds.includes(name))
    for (const endpoint of reached)
      expect([endpoint.name, (await send(paul.client, endpoint)).status]).toEqual([endpoint.name, 200])
    const lines = await accessLog()
    expect(lines).toHaveLength(reached.length)
    expect(lines.toReversed().map(({ sentences }) => sentences?.what.key)).toEqual(
      reached.map(({ logLine }) => logLine),
    )
    expect(lines.find(({ sentences }) => sentences?.what.key === 'logViewedYourBudgets')?.what).toBe(
      'viewed your budgets',
    )
    expect(
      lines.every(({ event, byName, byRole }) => event === 'staff-call' && byName === 'Test Person' && byRole === 1),
    ).toBe(true)
    expect(await maya.client.call('accessLog', {})).toMatchObject({ isIntact: true })
    inDirectory(`DELETE FROM audit WHERE person_id = ${userId} AND position = 2`)
    expect(await maya.client.call('accessLog', {})).toMatchObject({ isIntact: false })
  })

  it('are what the employee is told that a planner can make at any time, as long as there is one', async () => {
    expect((await maya.client.call('accessLog', {})).planner).toBeNull()
    await assign()
    expect((await maya.client.call('accessLog', {})).planner).toEqual({
      name: 'Test Person',
      email: 'paul@example.test',
      shared: ['plans', 'budgets', 'spending', 'cashFlow'],
    })
    inDirectory('DELETE FROM planner_assignment')
    expect((await maya.client.call('accessLog', {})).planner).toBeNull()
  })

  it('end for a planner with the assignment', async () => {
    await assign()
    const [budgets] = aboutSomebody
    if (!budgets) throw new Error('No call about a person')
    expect((await send(paul.client, budgets)).status).toBe(200)
    inDirectory('DELETE FROM planner_assignment')
    expect((await send(paul.client, budgets)).status).toBe(404)
  })

  it('of a planner are never about themselves, another planner or staff', async () => {
    await assign()
    for (const id of [paul.person.id, sue.person.id]) {
      for (const endpoint of aboutSomebody)
        expect([endpoint.name, (await send(paul.client, endpoint, id)).status]).toEqual([endpoint.name, 404])
    }
  })

  it('find a task or a draft with its own person alone', async () => {
    await assign()
    const bob = await newPerson(app)
    const bobId = (await bob.client.call('session', {})).userId ?? 0
    await app.parts.directory.planners.assign(bobId, paul.person.id, 1)
    const { taskId } = await paul.client.call('addStaffTask', {
      params: { userId: String(userId) },
      body: { title: 'Mine' },
    })
    const { draftId } = await paul.client.call('saveStaffDraft', {
      params: { userId: String(userId) },
      body: { title: 'Mine', body: '' },
    })
    const ofBob = { userId: bobId, taskId, draftId, status: 2 }
    expect(await paul.client.send('setStaffTaskStatus', { params: ofBob, body: {} })).toMatchObject({ status: 404 })
    expect(await paul.client.send('deleteStaffDraft', { params: ofBob })).toMatchObject({ status: 404 })
    expect(
      await paul.client.send('saveStaffDraft', { params: ofBob, body: { draftId, title: 'x', body: '' } }),
    ).toMatchObject({ status: 404 })
    expect(await paul.client.call('staffTasks', { params: { userId: String(userId) } })).toMatchObject([
      { title: 'Mine', status: 0 },
    ])
    expect(await paul.client.call('staffDrafts', { params: { userId: String(userId) } })).toMatchObject([
      { title: 'Mine' },
    ])
  })

  it.each([
    ['addStaffTask', { title: 'A task' }, { title: 'Another' }, 'staffTasks'],
    ['addStaffInteraction', { type: 0, note: 'A call' }, { type: 1, note: 'A call' }, 'staffInteractions'],
    ['saveStaffDraft', { title: 'A draft', body: '' }, { title: 'A draft', body: 'More' }, 'staffDrafts'],
  ] as const)('never double a write that is repeated under its key: %s', async (name, body, otherBody, list) => {
    await assign()
    const key = { 'Idempotency-Key': 'the-same' }
    const first = await paul.client.send(name, { params: params(), body }, key)
    app.clock.advance(1000)
    const again = await paul.client.send(name, { params: params(), body }, key)
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await paul.client.send(name, { params: params(), body: otherBody }, key)).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'Idempotency-Key' }] },
    })
    expect(await paul.client.call(list, { params: { userId: String(userId) } })).toHaveLength(1)
    await paul.client.send(name, { params: params(), body }, { 'Idempotency-Key': 'another' })
    expect(await paul.client.call(list, { params: { userId: String(userId) } })).toHaveLength(2)
  })

  it('need our anti-forgery tokens to write', async () => {
    await assign()
    const answer = await paul.client.send(
      'addStaffTask',
      { params: params(), body: { title: 'x' } },
      { 'X-XSRF-TOKEN': 'forged' },
    )
    expect(answer.status).toBe(403)
    expect(await paul.client.call('staffTasks', { params: { userId: String(userId) } })).toEqual([])
  })
})

describe('a grant', () => {
  it('opens one person to one staff member until it ends, and is shown with its reason', async () => {
    expect(await grant()).toMatchObject({ status: 200, body: { state: 'open' } })
    const [first] = aboutSomebody
    if (!first) throw new Error('No call about a person')
    const [bob, tom] = [await newPerson(app), await signInAs(app, 'tom@example.test', 2)]
    const bobId = (await bob.client.call('session', {})).userId ?? 0
    expect([
      (await send(sue.client, first)).status,
      (await send(sue.client, first, bobId)).status,
      (await send(tom.client, first)).status,
    ]).toEqual([200, 403, 403])
    const shown = {
      staffName: 'Test Person',
      reason: 'Asked for help',
      grantedAt: '2026-11-21T12:00:00.000Z',
      endsAt: '2026-11-21T13:00:00.000Z',
    }
    expect((await maya.client.call('accessLog', {})).grants).toMatchObject([{ ...shown, isInForce: true }])
    expect((await bob.client.call('accessLog', {})).grants).toEqual([])
    // Half an hour without activity ends the session; this call keeps it.
    app.clock.advance(hourMs / 3)
    await sue.client.call('staffCompanies', {})
    app.clock.advance(hourMs / 3)
    await sue.client.call('staffCompanies', {})
    app.clock.advance(hourMs / 3 - 1)
    expect((await send(sue.client, first)).status).toBe(200)
    app.clock.advance(1)
    expect((await send(sue.client, first)).status).toBe(403)
  })

  it('is written down, and so is each call under it', async () => {
    await grant()
    await sue.client.call('staffTasks', { params: { userId: String(userId) } })
    expect((await accessLog()).map(({ event }) => event)).toEqual(['staff-call', 'access-granted', 'access-asked'])
    expect(new Set((await accessLog()).map(({ reason }) => reason))).toEqual(new Set(['Asked for help']))
    const [call, given] = await app.parts.directory.audit.ofPerson(userId, 2)
    expect([call?.grantId, given?.grantId]).toEqual([given?.grantId, call?.grantId])
  })

  it('ends at once when the employee ends it', async () => {
    await grant()
    const bob = await newPerson(app)
    const bobId = (await bob.client.call('session', {})).userId ?? 0
    await grant('2026-11-21T13:00:00Z', bob, 'Asked too')
    expect(await maya.client.call('endAccess', { body: {} })).toEqual({ ended: 1 })
    expect(await sue.client.send('staffTasks', { params: { userId } })).toMatchObject({ status: 403 })
    expect(await sue.client.send('staffTasks', { params: { userId: bobId } }), 'what others allow stays').toMatchObject(
      { status: 200 },
    )
    expect((await maya.client.call('accessLog', {})).grants).toMatchObject([{ isInForce: false }])
    expect(await maya.client.call('endAccess', { body: {} })).toEqual({ ended: 0 })
  })

  it.each([
    ['no reason', { reason: ' ', endsAt: '2026-11-22T00:00:00Z' }, 'reason'],
    ['an end that is past', { reason: 'x', endsAt: '2026-11-21T12:00:00Z' }, 'endsAt'],
    ['an end beyond a day', { reason: 'x', endsAt: '2026-11-22T12:00:00.001Z' }, 'endsAt'],
    ['an end that is no moment', { reason: 'x', endsAt: 'tomorrow' }, 'endsAt'],
  ])('is refused with %s', async (_what, body, Field) => {
    expect(await sue.client.send('grantAccess', { params: { userId }, body })).toMatchObject({
      status: 400,
      body: { Items: [{ Field }] },
    })
  })

  it('takes a day and no more than an employee', async () => {
    expect((await grant('2026-11-22T12:00:00Z')).status).toBe(200)
    for (const id of [8_999_999, paul.person.id, sue.person.id]) {
      expect(
        await sue.client.send('grantAccess', { params: { userId: id }, body: bodies['grantAccess'] }),
      ).toMatchObject({ status: 404 })
    }
  })

  it('is mailed to the person at once, without the reason, and once though repeated', async () => {
    const mails = () => (app.parts.outbox?.messages() ?? []).filter(({ to }) => to === maya.email)
    const before = mails().length
    const key = { 'Idempotency-Key': 'mailed' }
    const body = { reason: 'Her debt of $4,000', endsAt: '2026-11-21T13:00:00Z' }
    for (let time = 0; time < 2; time += 1) {
      await sue.client.send('grantAccess', { params: { userId }, body }, key)
      app.clock.advance(1)
    }
    expect(mails()).toHaveLength(before + 1)
    expect(mails()[0]).toMatchObject({
      subject: words.askedSubject(),
      text: expect.stringContaining('Nothing opens until you allow it'),
    })
    expect(JSON.stringify(mails()[0])).not.toMatch(/debt|4,000/)
  })

  it('reaches no one of another company, also under a grant from before', async () => {
    const { directory, clock } = app.parts
    const other = await directory.companies.save({ code: 'other', name: 'Other', createdAt: 1 })
    const eve = await app.addPerson('eve@home.example', { companyId: other.id, firstName: 'Eve', lastName: 'Moss' })
    const body = bodies['grantAccess'] ?? {}
    const answers = [
      await sue.client.send('grantAccess', { params: { userId: eve.id }, body }),
      await sue.client.send('grantAccess', { params: { userId: 8_999_999 }, body }),
    ]
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await directory.staff.grant({
      ...{ staffId: sue.person.id, personId: eve.id, reason: 'before', requestKey: null },
      ...{ grantedAt: clock.now(), openedAt: clock.now(), endsAt: clock.now() + hourMs },
    })
    for (const endpoint of staffCalls.filter(({ about }) => about !== undefined))
      expect([endpoint.name, (await send(sue.client, endpoint, eve.id)).status]).toEqual([endpoint.name, 403])
    expect(await sue.client.call('searchUsers', { body: { text: 'moss' } })).toMatchObject({ items: [] })
    expect((await sue.client.call('staffCompanies', {})).map(({ code }) => code)).toEqual(['test'])
  })

  it('is one, though its request is repeated', async () => {
    const ask = (reason: string) =>
      sue.client.send(
        'grantAccess',
        { params: { userId }, body: { reason, endsAt: '2026-11-22T00:00:00Z' } },
        { 'Idempotency-Key': 'one' },
      )
    const [first, again] = [await ask('Help'), await ask('Help')]
    const lines = await accessLog()
    expect([first.status, again.body, (await ask('Curiosity')).status]).toEqual([200, first.body, 400])
    expect(await accessLog(), 'what was refused is no line').toEqual(lines)
    expect((await maya.client.call('accessLog', {})).grants).toMatchObject([{ reason: 'Help' }])
  })

  it('is nothing that a planner can take', async () => {
    await assign()
    expect(await paul.client.send('grantAccess', { params: { userId }, body: bodies['grantAccess'] })).toMatchObject({
      status: 403,
    })
    expect(await paul.client.send('staffCompanies')).toMatchObject({ status: 403 })
  })
})
