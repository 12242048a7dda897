import type { ServerProcess } from '../server-process.ts'
import { campaignEmail, signIn } from './campaign-people.ts'
import { type LaneOptions, createCrashWriter } from './crash-writer.ts'
import type { History } from './history.ts'
import { createSeeded, type Seeded } from './seeded.ts'

/** Counts answers and lets a caller wait for a number of them. */
export interface AnswerCounter {
  readonly count: number
  add(): void
  /** Resolves once `count` were counted in total. */
  wait(count: number): Promise<void>
}

/** Returns a counter at zero; only one caller at a time may wait. */
export function createAnswerCounter(): AnswerCounter {
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

/**
 * Starts writers, one per person and process, at the same time; resolves once all have seen that the campaign is over.
 */
export async function startLanes(
  servers: readonly ServerProcess[],
  histories: readonly History[],
  seeded: Seeded,
  rest: LaneRest,
): Promise<void> {
  const first = (await servers[0]?.origin) ?? ''
  // Everyone signs in before the first of them writes: the answers to writes count toward the kills, and a sign-in is not tried again.
  const people: { readonly history: History; readonly cookies: ReadonlyMap<string, string> }[] = []
  for (const [person, history] of histories.entries())
    people.push({ history, cookies: await signIn(first, campaignEmail(person)) })
  const lanes = people.flatMap(({ history, cookies }, person) =>
    [...servers.keys()].map((process) => {
      const origin = async () => (await servers[process]?.origin) ?? ''
      const options = {
        name: `${person}-${process}`,
        seeded: createSeeded(seeded.between(0, 2 ** 31)),
        history,
        cookies,
        origin,
      }
      return createCrashWriter({ ...options, ...rest }).run()
    }),
  )
  await Promise.all(lanes)
}

/** Returns the number of writes without an answer. */
export const unansweredIn = ({ entered, imported }: History): number =>
  [...entered, ...imported].filter(({ outcome }) => outcome === 'unanswered').length

/** Kills all of them at once, as `kill -9` does. */
export async function killAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
}
