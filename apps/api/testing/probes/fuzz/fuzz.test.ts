// Proves: ASVS-1.2.3, ASVS-1.2.4, ASVS-1.3.3, ASVS-1.3.6, ASVS-2.2.1, ASVS-16.2.5
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IsolationFixture, createIsolationFixture } from '../isolation-fixture.ts'
import { drawn } from '../../test-host.ts'
import { fuzzCall, unexpectedLog } from './fuzz-call.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
/** Calls that end the account or its sessions come last. */
const endings = ['endAllSessions', 'updatePassword', 'deleteAccountData']
const calls = table.toSorted((one, other) => endings.indexOf(one.name) - endings.indexOf(other.name))

describe('any input', () => {
  let scene: IsolationFixture
  beforeAll(async () => {
    scene = await createIsolationFixture()
  })
  afterAll(() => scene.app.stop())

  it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers it, below 500 and in its own words',
    async (_name, endpoint) => {
      expect(await fuzzCall(scene, endpoint, { runs: drawn(12), seed: 2026 })).toBeNull()
    },
  )

  it('nothing of it was logged', () => {
    expect(unexpectedLog(scene)).toEqual([])
  })
})
