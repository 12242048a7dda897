import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IsolationScene, makeIsolationScene } from '../probes/isolation-scene.ts'
import type { TestMember } from '../sign-in-as.ts'
import { inputOfLook, looks } from './looks.ts'

let scene: IsolationScene
beforeAll(async () => {
  scene = await makeIsolationScene()
})
afterAll(() => scene.app.stop())

const linesOf = async () => (await scene.assigned.client.call('accessLog', {})).lines
const namesOf = ({ person }: TestMember) => `${person.firstName} ${person.lastName}`

describe('whoever looks at a person leaves a line that the person reads', () => {
  it('by these calls, which are all that name a person in their path but for asking for a grant', () => {
    const inPath = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes('{userId}'))
    expect(inPath.map(({ name }) => name).filter((name) => !looks.some((one) => one.name === name))).toEqual([
      'grantAccess',
    ])
    expect(looks.length).toBe(13)
  })

  const both = looks.flatMap((endpoint) => [
    [endpoint.name, 'a planner', endpoint] as const,
    [endpoint.name, 'a staff member', endpoint] as const,
  ])
  it.each(both)('%s by %s', async (_name, who, endpoint) => {
    const member = who === 'a planner' ? scene.planner : scene.staff
    const input = await inputOfLook(scene, endpoint, member)
    const before = (await linesOf()).length
    expect((await member.client.send(endpoint.name, input)).status).toBe(200)
    const after = await linesOf()
    expect(after.length).toBe(before + 1)
    expect(after[0]).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      event: 'staff-call',
      what: endpoint.summary,
      byName: namesOf(member),
      byRole: member.person.role,
      isOwn: false,
    })
  })

  it('a grant that staff ask for is a line as well, with its reason beside it', async () => {
    const params = { userId: scene.assigned.userId }
    await scene.staff.client.send('grantAccess', {
      params,
      body: { reason: 'A question on the phone', endsAt: '2026-11-22T00:00:00Z' },
    })
    const { lines, grants } = await scene.assigned.client.call('accessLog', {})
    expect(lines[0]).toMatchObject({ event: 'access-granted', byRole: 2 })
    expect(grants[0]).toMatchObject({ reason: 'A question on the phone', isInForce: true })
  })
})
