import type { ReadName, WriteName } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { startDemoScene } from '../../../apps/api/testing/scenes/demo-changes.ts'
import { createSeeded } from '../../../apps/api/testing/faults/seeded.ts'
import { affects } from '../../../packages/api-client/src/react/affects.ts'
import { disagreements } from './answers-agree.ts'
import { everyRead } from './every-read.ts'
import type { Life } from './draw.ts'
import { nextStep } from './random-life.ts'

/** The day of the demo scene. */
const today = '2026-11-22'

const listed: Readonly<Partial<Record<EndpointName, readonly ReadName[]>>> = affects satisfies Record<
  WriteName,
  unknown
>

/** Returns the reads that answer differently than before, and of which a write does not say that it makes them stale. */
export const unlisted = (
  name: EndpointName,
  before: ReadonlyMap<EndpointName, string>,
  after: ReadonlyMap<EndpointName, string>,
): readonly EndpointName[] =>
  [...after]
    .filter(([read, answer]) => before.get(read) !== answer && !listed[name]?.some((one) => one === read))
    .map(([read]) => read)

/** What is looked at after each step; both take longer than the step itself. */
export interface Looks {
  /** After how many steps all answers are compared with each other. */
  readonly compareEach: number
  /** After how many steps all reads are compared with those before the step. */
  readonly readEach: number
}

/**
 * Lets the demo person, who has all plans, do random things. Returns in what answers disagreed, which reads a write left out of
 * `affects`, and which writes were accepted.
 */
export async function livedFaults(seed: number, steps: number, { compareEach, readEach }: Looks) {
  const demo = await startDemoScene()
  const life: Life = { client: demo.maya, seeded: createSeeded(seed), changes: [], files: [] }
  const faults = new Set<string>()
  const done = new Set<EndpointName>()
  for (let step = 1; step <= steps; step += 1) {
    const isRead = step % readEach === 0
    const before = isRead ? await everyRead(life.client) : new Map<EndpointName, string>()
    const made = await nextStep(life)
    if (made?.isDone) done.add(made.name)
    const says = `step ${step}, ${made?.name} ${JSON.stringify(made?.input)}`
    if (made && isRead)
      for (const read of unlisted(made.name, before, await everyRead(life.client)))
        faults.add(`${made.name} changes ${read}`)
    if (step % compareEach === 0)
      for (const fault of await disagreements(life.client, today)) faults.add(`${says}: ${fault}`)
  }
  await demo.stop()
  return { faults: [...faults], done: [...done].toSorted() }
}
