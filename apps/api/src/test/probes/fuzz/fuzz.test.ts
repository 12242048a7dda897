import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IsolationScene, makeIsolationScene } from '../isolation-scene.ts'
import { fuzzCall } from './fuzz-call.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
/** What ends the account or its sessions comes last. */
const endings = ['endAllSessions', 'updatePassword', 'deleteAccountData']
const calls = table.toSorted((one, other) => endings.indexOf(one.name) - endings.indexOf(other.name))

describe('whatever is sent', () => {
  let scene: IsolationScene
  beforeAll(async () => {
    scene = await makeIsolationScene()
  })
  afterAll(() => scene.app.stop())

  it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers it, below 500 and in its own words',
    async (_name, endpoint) => {
      expect(await fuzzCall(scene, endpoint, { runs: 20, seed: 2026 })).toBeNull()
    },
  )

  it('nothing was worth a line in the log', () => {
    // But for what a bank's provider refused.
    expect(scene.app.log.filter(({ call }) => call !== 'bank-provider')).toEqual([])
  })
})
