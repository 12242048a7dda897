import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IsolationScene, makeIsolationScene } from '../probes/isolation-scene.ts'
import type { TestMember } from '../sign-in-as.ts'
import type { Hand } from './right-call.ts'
import { rightCalls } from './right-calls.ts'

/** Every call by which a planner or staff member sees or notes something of a person. */
const looks: readonly Endpoint[] = Object.values<Endpoint>(endpoints).filter(({ about }) => about)

let scene: IsolationScene
beforeAll(async () => {
  scene = await makeIsolationScene()
})
afterAll(() => scene.app.stop())

const linesOf = async () => (await scene.assigned.client.call('accessLog', {})).lines
const namesOf = ({ person }: TestMember) => `${person.firstName} ${person.lastName}`

async function look(endpoint: Endpoint, member: TestMember) {
  const right = rightCalls[endpoint.name]
  if (!('gives' in right)) throw new TypeError(`${endpoint.name} is shown elsewhere`)
  const hand: Hand = { app: scene.app, ...scene.eve, ids: scene.assigned.ids, email: 'eve@example.test', visitor: scene.eve.client, scene: { ...scene, planner: member } }
  const input = typeof right.with === 'function' ? await right.with(hand) : (right.with ?? {})
  return { input, before: (await linesOf()).length, send: () => member.client.send(endpoint.name, input) }
}

describe('whoever looks at a person leaves a line that the person reads', () => {
  it('by these calls, which are all that name a person in their path but for asking for a grant', () => {
    const inPath = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes('{userId}'))
    expect(inPath.map(({ name }) => name).filter((name) => !looks.some((one) => one.name === name))).toEqual(['grantAccess'])
    expect(looks.length).toBe(13)
  })

  const both = looks.flatMap((endpoint) => [[endpoint.name, 'a planner', endpoint] as const, [endpoint.name, 'a staff member', endpoint] as const])
  it.each(both)('%s by %s', async (_name, who, endpoint) => {
    const member = who === 'a planner' ? scene.planner : scene.staff
    const { before, send } = await look(endpoint, member)
    expect((await send()).status).toBe(200)
    const after = await linesOf()
    expect(after.length).toBe(before + 1)
    expect(after[0]).toEqual({ at: '2026-11-21T12:00:00.000Z', event: 'staff-call', what: endpoint.summary, byName: namesOf(member), byRole: member.person.role, isOwn: false })
  })

  it.each(looks.map((endpoint) => [endpoint.name, endpoint] as const))('%s is written down before anything is shown: without its line it shows nothing', async (_name, endpoint) => {
    const { send } = await look(endpoint, scene.planner)
    const { audit } = scene.app.parts.directory
    const add = audit.add.bind(audit)
    Object.assign(audit, { add: async () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })) })
    const answer = await send().finally(() => Object.assign(audit, { add }))
    expect([answer.status, answer.body.code]).toEqual([503, 10000])
  })

  it('a grant that staff ask for is a line as well, with its reason beside it', async () => {
    const params = { userId: scene.assigned.userId }
    await scene.staff.client.send('grantAccess', { params, body: { reason: 'A question on the phone', endsAt: '2026-11-22T00:00:00Z' } })
    const { lines, grants } = await scene.assigned.client.call('accessLog', {})
    expect(lines[0]).toMatchObject({ event: 'access-granted', byRole: 2 })
    expect(grants[0]).toMatchObject({ reason: 'A question on the phone', isInForce: true })
  })
})
