// Proves: API-09, GEN-01, STAFF-02
// Proves: ASVS-8.2.2, ASVS-8.4.1
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodInputs } from './good-inputs.ts'
import { probeAtRandom } from './generated-probes.ts'
import { allProbes, emptyProbes, findLeaks } from './isolation-probes.ts'
import { type IsolationFixture, createIsolationFixture } from './isolation-fixture.ts'
import { drawn } from '../test-host.ts'

/** What is refused changes nothing, so that one scene is enough until the owners themselves come, who are the last. */
let scene: IsolationFixture
beforeAll(async () => {
  scene = await createIsolationFixture()
})
afterAll(() => scene.app.stop())

describe('people are isolated', () => {
  it("has a good input for each call that takes another person's id", () => {
    const inputs = goodInputs({ bankFileId: 1, bankFileKey: 'x' })
    // A grant may be requested on anyone: it has a reason, an end, and a line that the person reads.
    expect([
      ...new Set(allProbes.filter(({ endpoint }) => !inputs[endpoint.name]).map(({ endpoint }) => endpoint.name)),
    ]).toEqual(['grantAccess'])
    expect(allProbes.length).toBeGreaterThan(50)
  })

  it('assigns each person a separate range of ids: no two share one', () => {
    const { colleague, stranger, assigned } = scene
    const { embedAgreement: _inDirectory, ...kinds } = colleague.ids
    for (const { userId, ids } of [colleague, stranger, assigned]) {
      for (const kind of Object.keys(kinds))
        expect(Math.floor(Number(Reflect.get(ids, kind)) / 1_000_000_000)).toBe(userId)
    }
  })

  it('answers every id of another person like an unknown one, and refuses every call to the wrong role', async () => {
    expect(await findLeaks(scene)).toEqual([])
  })

  it('answers generated ids of others like unknown ones, in calls with valid bodies', async () => {
    expect(await probeAtRandom(scene, 20, drawn(400))).toEqual([])
  })

  it("accepts the owners' ids: the probes are real", async () => {
    expect(await emptyProbes(scene)).toEqual([])
  })
})
