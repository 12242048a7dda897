import { createSeeded } from '../faults/seeded.ts'
import { goodInputs } from './good-inputs.ts'
import type { IsolationFixture, Victim } from './isolation-fixture.ts'
import { allProbes, findLeak, snapshot } from './isolation-probes.ts'

/** How many probes are made between two looks at what the victims have. */
const betweenLooks = 500

const idsOf = ({ userId, ids, staffIds }: Victim): number[] => [
  userId,
  ...Object.values(ids),
  ...Object.values(staffIds),
]

/**
 * Sends as many generated calls of an employee as asked, each with a valid body and an id of another person in a place that takes one: of
 * the right kind, of any other, or next to one. Returns the differences from an unknown id, and what was changed.
 */
export async function probeAtRandom(scene: IsolationFixture, seed: number, count: number): Promise<string[]> {
  const seeded = createSeeded(seed)
  const { eve, colleague, stranger } = scene
  const caller = { name: 'an employee', client: eve.client, inputs: goodInputs(eve.own) }
  const probes = allProbes.filter(({ endpoint }) => endpoint.who === 'employee')
  const victims = [colleague, stranger]
  const pick = <T>(all: readonly T[]): T => {
    const one = all[seeded.between(0, all.length - 1)]
    if (one === undefined) throw new Error('There is nothing to pick from')
    return one
  }
  const look = () => Promise.all(victims.map((victim) => snapshot(victim, scene)))
  const before = await look()
  const leaks: string[] = []
  for (let done = 1; done <= count; done += 1) {
    const [victim, probe] = [pick(victims), pick(probes)]
    const near = seeded.inPercent(20) ? seeded.between(-3, 3) : 0
    const id = pick(idsOf(victim)) + near
    leaks.push(...(await findLeak(caller, probe, victim, { id: Math.max(1, id) })))
    if (done % betweenLooks > 0 && done < count) continue
    const now = await look()
    if (now.some((text, index) => text !== before[index]))
      leaks.push(`something of a victim changed before probe ${done}`)
  }
  return leaks
}
