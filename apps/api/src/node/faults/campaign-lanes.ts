import type { ServerProcess } from '../../test/server-process.ts'
import { emailOf, signIn } from './campaign-people.ts'
import { type LaneOptions, makeLane } from './crash-lane.ts'
import type { History } from './history.ts'
import { makeSeeded, type Seeded } from './seeded.ts'

/** Counts answers and lets somebody wait for the next so many. */
export interface AnswerCounter {
  readonly count: number
  add(): void
  /** Settles once so many were counted in all. */
  wait(count: number): Promise<void>
}

/** One counter, at zero; one at a time may wait. */
export function makeAnswerCounter(): AnswerCounter {
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined
  const counter = {
    count: 0,
    add() {
      counter.count += 1
      if (waiting && counter.count >= waiting.count) waiting.resolve()
    },
    wait: (count: number) => new Promise<void>((resolve) => (waiting = { count, resolve })),
  }
  return counter
}

type LaneRest = Pick<LaneOptions, 'onAcknowledged' | 'onRefused' | 'isOver'>

/** Each person writes to each process at the same time; settles once all have seen that it is over. */
export async function startLanes(
  servers: readonly ServerProcess[],
  histories: readonly History[],
  seeded: Seeded,
  rest: LaneRest,
): Promise<void> {
  const first = (await servers[0]?.origin) ?? ''
  const lanes: Promise<void>[] = []
  for (const [person, history] of histories.entries()) {
    const cookies = await signIn(first, emailOf(person))
    for (const process of servers.keys()) {
      const origin = async () => (await servers[process]?.origin) ?? ''
      const options = {
        name: `${person}-${process}`,
        seeded: makeSeeded(seeded.between(0, 2 ** 31)),
        history,
        cookies,
        origin,
      }
      lanes.push(makeLane({ ...options, ...rest }).run())
    }
  }
  await Promise.all(lanes)
}

/** Writes that nobody got an answer to. */
export const unansweredIn = ({ entered, imported }: History): number =>
  [...entered, ...imported].filter(({ outcome }) => outcome === 'unanswered').length

/** Ends all of them at once, as by `kill -9`. */
export async function killAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
}
