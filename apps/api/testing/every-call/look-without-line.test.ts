import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IsolationFixture, createIsolationFixture } from '../probes/isolation-fixture.ts'
import { inputOfLook, looks } from './looks.ts'

let scene: IsolationFixture
beforeAll(async () => {
  scene = await createIsolationFixture()
})
afterAll(() => scene.app.stop())

it.each(looks.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is logged before anything is shown: if the line fails, it shows nothing',
  async (name, endpoint) => {
    const input = await inputOfLook(scene, endpoint, scene.planner)
    const { audit } = scene.app.parts.directory
    const add = audit.add.bind(audit)
    Object.assign(audit, { add: async () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })) })
    const answer = await scene.planner.client.send(name, input).finally(() => Object.assign(audit, { add }))
    expect([answer.status, answer.body.code]).toEqual([503, 10000])
  },
)
