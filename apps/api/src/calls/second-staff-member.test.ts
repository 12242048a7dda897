// Proves: STAFF-09, STAFF-11, Q-STAFF-1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMail } from '../../testing/mail-of.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { signInAs, type TestMember } from '../../testing/sign-in-as.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import * as words from '../words/mails.generated.ts'

const minutesMs = 10 * 60_000
const weekMs = 7 * 24 * 60 * 60_000

let app: TestApp
let maya: TestPerson
let userId: number
let sue: TestMember
let tom: TestMember
beforeEach(async () => {
  app = await startTestApp()
  maya = await newPerson(app)
  userId = (await maya.client.call('session', {})).userId ?? 0
  sue = await signInAs(app, 'sue@example.test', 2)
  tom = await signInAs(app, 'tom@example.test', 2)
})
afterEach(() => app.stop())

const ask = async ({ client }: TestMember, isUrgent = false) => {
  const endsAt = new Date(app.clock.now() + minutesMs).toISOString()
  const body = { reason: 'Her debt of $4,000', endsAt, isUrgent }
  return (await client.call('grantAccess', { params: { userId: String(userId) }, body })).accessId
}
const look = async ({ client }: TestMember) => (await client.send('staffTasks', { params: { userId } })).status
const decide = (accessId: number, isAllowed: boolean, person = maya) =>
  person.client.send('decideAccess', { body: { accessId, isAllowed } })
const approve = ({ client }: TestMember, accessId: number) =>
  client.send('approveAccess', { params: { accessId }, body: {} })

describe('access of staff', () => {
  it('opens nothing when it is asked for, and everything until its end when the person allows it', async () => {
    const accessId = await ask(sue)
    expect(await look(sue)).toBe(403)
    expect((await maya.client.call('accessLog', {})).grants).toMatchObject([{ state: 'asked', isInForce: false }])
    expect(findMail(app, maya.email)[0]?.text).toContain('Nothing opens until you allow it')
    expect(await decide(accessId, true)).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await look(sue)).toBe(200)
    expect(await look(tom), 'only who asked').toBe(403)
    expect(findMail(app, maya.email)[0]).toMatchObject({ subject: words.accessSubject() })
    app.clock.advance(minutesMs)
    expect(await look(sue)).toBe(403)
  })

  it('never opens when the person refuses it, leaves it unanswered, or ends it', async () => {
    const refused = await ask(sue, true)
    expect(await decide(refused, false)).toMatchObject({ status: 200, body: { state: 'ended' } })
    expect(await approve(tom, refused), 'a refusal is final').toMatchObject({ status: 404 })
    expect(await decide(refused, true)).toMatchObject({ status: 404 })
    const ended = await ask(sue, true)
    expect(await maya.client.call('endAccess', { body: {} })).toEqual({ ended: 1 })
    expect(await approve(tom, ended)).toMatchObject({ status: 404 })
    const unanswered = await ask(sue, true)
    app.clock.advance(minutesMs)
    expect(await decide(unanswered, true)).toMatchObject({ status: 404 })
    expect(await approve(tom, unanswered)).toMatchObject({ status: 404 })
    expect(await look(sue)).toBe(403)
  })

  it('is decided by the person it is about and by no other', async () => {
    const bob = await newPerson(app)
    const accessId = await ask(sue)
    const answers = [await decide(accessId, true, bob), await decide(8_999_999, true, bob)]
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await look(sue)).toBe(403)
  })

  it('opens by a second staff member of the company where it is urgent, and the person reads who it was', async () => {
    const quiet = await ask(sue)
    expect(await approve(tom, quiet), 'not urgent').toMatchObject({ status: 404 })
    const urgent = await ask(sue, true)
    expect(await approve(sue, urgent), 'never oneself').toMatchObject({ status: 404 })
    const { directory } = app.parts
    const other = await directory.companies.save({ code: 'other', name: 'Other', createdAt: 1 })
    const una = await signInAs(app, 'una@example.test', 2, other.id)
    expect(await una.client.call('accessRequests', {}), 'of another company').toEqual([])
    expect(await approve(una, urgent)).toMatchObject({ status: 404 })
    expect(await sue.client.call('accessRequests', {}), 'not to who asked').toEqual([])
    expect(await tom.client.call('accessRequests', {})).toMatchObject([
      { accessId: urgent, reason: 'Her debt of $4,000', personName: 'Test Person' },
    ])
    expect(await approve(tom, urgent)).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await look(sue)).toBe(200)
    expect(await look(tom)).toBe(403)
    const { grants, lines } = await maya.client.call('accessLog', {})
    expect(grants[0]).toMatchObject({ state: 'open', approvedBy: `${tom.person.firstName} ${tom.person.lastName}` })
    expect(lines.filter(({ isOwn }) => !isOwn).map(({ event }) => event)).toEqual([
      ...['staff-call', 'access-granted', 'access-approved', 'access-asked', 'access-asked'],
    ])
  })

  it('is approved once in seven days by the same two for one person, in either direction', async () => {
    const { staff } = app.parts.directory
    const [now, pair] = [app.clock.now(), { staffId: sue.person.id, approvedById: tom.person.id }]
    const opened = (at: number) =>
      staff.grant({ ...pair, personId: userId, reason: 'x', grantedAt: at, openedAt: at, endsAt: at + 1 })
    await opened(now - weekMs)
    expect((await approve(tom, await ask(sue, true))).status, 'a week ago').toBe(200)
    expect(await approve(sue, await ask(tom, true)), 'just now, the other way').toMatchObject({ status: 403 })
    expect(await approve(tom, await ask(sue, true))).toMatchObject({ status: 403 })
    expect(await look(tom)).toBe(403)
  })
})
