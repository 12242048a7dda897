import { afterEach, describe, expect, it } from 'vitest'
import { goodInputs } from './good-inputs.ts'
import { allProbes, emptyProbes, findLeaks } from './isolation-probes.ts'
import { type IsolationScene, makeIsolationScene } from './isolation-scene.ts'

let scene: IsolationScene | undefined
afterEach(async () => {
  await scene?.app.stop()
  scene = undefined
})
const start = async (): Promise<IsolationScene> => (scene = await makeIsolationScene())

describe('everybody is kept apart', () => {
  it('has a good input for each call in which an id of somebody stands', () => {
    const inputs = goodInputs({ bankFileId: 1, bankFileKey: 'x' })
    // A grant may be asked for on anybody: it has a reason, an end, and a line that the person reads.
    expect([
      ...new Set(allProbes.filter(({ endpoint }) => !inputs[endpoint.name]).map(({ endpoint }) => endpoint.name)),
    ]).toEqual(['grantAccess'])
    expect(allProbes.length).toBeGreaterThan(50)
  })

  it('gives each person ids of their own: no two share one', async () => {
    const { colleague, stranger, assigned } = await start()
    const { embedAgreement: _inDirectory, ...kinds } = colleague.ids
    for (const { userId, ids } of [colleague, stranger, assigned]) {
      for (const kind of Object.keys(kinds))
        expect(Math.floor(Number(Reflect.get(ids, kind)) / 1_000_000_000)).toBe(userId)
    }
  })

  it('answers every id of somebody else as one that nobody has, and every call to the wrong role not at all', async () => {
    expect(await findLeaks(await start())).toEqual([])
  })

  it('would not do so for their owners: the probes are real', async () => {
    expect(await emptyProbes(await start())).toEqual([])
  })
})
