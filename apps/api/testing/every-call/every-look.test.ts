import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IsolationFixture, createIsolationFixture } from '../probes/isolation-fixture.ts'
import type { TestMember } from '../sign-in-as.ts'
import { inputOfLook, looks } from './looks.ts'
import { inEnglish, say } from '../../src/say.ts'

let scene: IsolationFixture
beforeAll(async () => {
  scene = await createIsolationFixture()
})
afterAll(() => scene.app.stop())

const readLines = async () => (await scene.assigned.client.call('accessLog', {})).lines
const endpointNames = ({ person }: TestMember) => `${person.firstName} ${person.lastName}`

describe('every look at a person leaves a line that the person reads', () => {
  it('by these calls, which are all that name a person in their path except the request for a grant', () => {
    const inPath = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes('{userId}'))
    expect(inPath.map(({ name }) => name).filter((name) => !looks.some((one) => one.name === name))).toEqual([
      'grantAccess',
    ])
    expect(looks.length).toBe(18)
  })

  it('in words for that person, which each call that leaves a line has', () => {
    const leavesLine = ({ about, name }: Endpoint) => about !== undefined || name === 'searchUsers'
    const isForPerson = ({ logLine }: Endpoint) =>
      logLine !== undefined && /^[a-z][^.]* (you|your) ?[^.]*$/.test(inEnglish(say(logLine)))
    const calls = Object.values<Endpoint>(endpoints)
    expect(calls.filter((one) => leavesLine(one) !== isForPerson(one)).map(({ name }) => name)).toEqual([])
  })

  const both = looks.flatMap((endpoint) => [
    [endpoint.name, 'a planner', endpoint] as const,
    ...(endpoint.plannerOnly ? [] : [[endpoint.name, 'a staff member', endpoint] as const]),
  ])
  it.each(both)('%s by %s', async (_name, who, endpoint) => {
    const [member, reason] = who === 'a planner' ? [scene.planner, null] : [scene.staff, 'A question']
    const input = await inputOfLook(scene, endpoint, member)
    const before = (await readLines()).length
    expect((await member.client.send(endpoint.name, input)).status).toBe(200)
    const after = await readLines()
    expect(after.length).toBe(before + 1)
    expect(after[0]).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      event: 'staff-call',
      ...(endpoint.logLine && { what: inEnglish(say(endpoint.logLine)), sentences: { what: say(endpoint.logLine) } }),
      reason,
      byName: endpointNames(member),
      byRole: member.person.role,
      isOwn: false,
      page: null,
      widget: null,
      count: null,
    })
  })

  it('a grant that staff ask for is a line as well, with its reason', async () => {
    const params = { userId: scene.assigned.userId }
    await scene.staff.client.send('grantAccess', {
      params,
      body: { reason: 'A question on the phone', endsAt: '2026-11-22T00:00:00Z' },
    })
    const { lines, grants } = await scene.assigned.client.call('accessLog', {})
    expect(lines[0]).toMatchObject({ event: 'access-asked', byRole: 2 })
    expect(grants[0]).toMatchObject({ reason: 'A question on the phone', isInForce: false, state: 'asked' })
  })
})
