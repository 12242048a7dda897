import { overBudget, unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import { createLines, type Places } from './lines.ts'
import { say } from '../say.ts'

/**
 * How long a request keeps its place if its end is never reported: on the edge, a request just stops when its sender
 * leaves.
 */
const maxWaitMs = 120_000
/**
 * How long an upload may wait for its place. A server cuts a request that has not arrived within 30 seconds, and none of its body is
 * read while it waits: so there is an answer in words, and time to send.
 */
const maxQueueMs = 20_000
/** A person's next upload waits a second or two for the one before it; a full process needs a little longer. */
const personRetrySeconds = 2
const processRetrySeconds = 5

const busy = say('busy')

/**
 * For a server process. A file of 10 MB and 200,000 rows takes 270 to 300 MB while its thread reads it; threads read
 * one such file at a time.
 */
const serverUploads: Places = { atWork: 2, waiting: 4 }
/**
 * For an isolate, which has 128 MB. A request there cannot wait for another one: if the other's sender has left,
 * nothing wakes it.
 */
export const edgeUploads: Places = { atWork: 2, waiting: 0 }

/**
 * Limits what one person, and all people together, may have in progress at once. Counted in the memory of each process.
 */
export interface Budgets {
  /**
   * Runs work that reads a large body: one at a time for each person, and few for all. Frees the place however the work
   * ends.
   *
   * @throws ApiError before the work begins: 429 if the person has one in progress, 503 if the queue is full or takes too long.
   */
  upload<T>(personId: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /**
   * Runs a person's call: 24 at once, of the long ones 2, and of those and of writes a number a minute. Further ones wait, in the
   * order in which they came.
   *
   * @throws ApiError 429 before the work begins if too many wait, or were sent in the last minute.
   */
  call<T>(personId: number, kind: CallKind, work: () => Promise<T>): Promise<T>
}

/** What a call costs. */
interface CallKind {
  /** It reads or writes as much as a person has. */
  readonly isLong: boolean
  readonly isWrite: boolean
}

/** What one person's calls may take of a process. A screen asks for twelve things at once, a page with all widgets for thirty. */
export const callBudget = {
  calls: { atWork: 24, waiting: 100 },
  /** A process has two threads for them. */
  longCalls: { atWork: 2, waiting: 6 },
  longInMinute: 30,
  writesInMinute: 600,
} as const

/** Runs calls within a person's budget; @see Budgets.call */
export function createCallBudgets(clock: Clock): Pick<Budgets, 'call'> {
  const refuse = (personId: number) => overBudget(personRetrySeconds, personId)
  const [calls, longCalls] = [createLines(callBudget.calls, refuse), createLines(callBudget.longCalls, refuse)]
  const [long, writes] = [createRates(clock, callBudget.longInMinute), createRates(clock, callBudget.writesInMinute)]
  return {
    async call(personId, { isLong, isWrite }, work) {
      const wait = (isLong ? long.take(`${personId}`) : undefined) ?? (isWrite ? writes.take(`${personId}`) : undefined)
      if (wait !== undefined) throw overBudget(wait, personId)
      return calls.run(personId, () => (isLong ? longCalls.run(personId, work) : work()))
    },
  }
}

/** Refuses no call: where the platform has a separate thread for each person. */
export const unlimitedCalls: Pick<Budgets, 'call'> = { call: (_personId, _kind, work) => work() }

/** One person's upload, waiting or in progress. */
interface Hold {
  /** When it loses its place, in milliseconds since 1970; null while it waits. */
  until: number | null
  begin(): void
}

const isWaiting = ({ until }: Hold): boolean => until === null

/** The uploads of a process by person, in order of arrival. */
class Uploads {
  readonly #holds = new Map<number, Hold>()
  readonly #clock: Clock
  readonly #places: Places

  constructor(clock: Clock, places: Places) {
    this.#clock = clock
    this.#places = places
  }

  /** Adds an upload of this person, which starts at once or waits. @throws ApiError 429, 503 */
  enter(personId: number, begin: () => void): Hold {
    this.#forgetLost()
    if (this.#holds.has(personId)) throw overBudget(personRetrySeconds, personId)
    if (this.#holds.size >= this.#places.atWork + this.#places.waiting) throw unavailable(processRetrySeconds, busy)
    const hold: Hold = { until: null, begin }
    this.#holds.set(personId, hold)
    this.#letIn()
    return hold
  }

  leave(personId: number, hold: Hold): void {
    if (this.#holds.get(personId) === hold) this.#holds.delete(personId)
    this.#letIn()
  }

  #letIn(): void {
    const all = [...this.#holds.values()]
    const free = this.#places.atWork - all.filter((hold) => !isWaiting(hold)).length
    for (const hold of all.filter(isWaiting).slice(0, Math.max(0, free))) {
      hold.until = this.#clock.now() + maxWaitMs
      hold.begin()
    }
  }

  #forgetLost(): void {
    for (const [personId, { until }] of this.#holds)
      if (until !== null && until <= this.#clock.now()) this.#holds.delete(personId)
    this.#letIn()
  }
}

/** Creates the budgets of uploads of a process. `timeout` returns a signal that comes after a time; without it, the queue has no end. */
export function createUploadBudgets(
  clock: Clock,
  places: Places = serverUploads,
  timeout?: (milliseconds: number) => AbortSignal,
): Pick<Budgets, 'upload'> {
  const uploads = new Uploads(clock, places)
  return {
    async upload(personId, signal, work) {
      const turn = Promise.withResolvers<void>()
      const hold = uploads.enter(personId, turn.resolve)
      const cut = () => turn.reject(unavailable())
      signal.addEventListener('abort', cut)
      timeout?.(maxQueueMs).addEventListener('abort', () => turn.reject(unavailable(processRetrySeconds, busy)))
      try {
        await turn.promise
        return await work()
      } finally {
        signal.removeEventListener('abort', cut)
        uploads.leave(personId, hold)
      }
    },
  }
}

/** Creates the budgets of a process. */
export const createBudgets = (...uploads: Parameters<typeof createUploadBudgets>): Budgets => ({
  ...createUploadBudgets(...uploads),
  ...createCallBudgets(uploads[0]),
})

/** A number in a minute, all at once if need be; what is used up comes back evenly. */
interface Rates {
  /** Takes one. Returns undefined, or in how many seconds there is one again. */
  take(name: string): number | undefined
}

const minuteMs = 60_000
/** With more names than this, the least recently used are forgotten. */
const maxNames = 20_000

/** Creates rates of a number a minute for each name, in memory. */
function createRates(clock: Clock, inMinute: number): Rates {
  const oneInMs = minuteMs / inMinute
  const known = new Map<string, { left: number; at: number }>()
  return {
    take(name) {
      const now = clock.now()
      const { left, at } = known.get(name) ?? { left: inMinute, at: now }
      const have = Math.min(inMinute, left + Math.max(0, now - at) / oneInMs)
      // Set again, so that the first of the map is the least recently used.
      known.delete(name)
      known.set(name, { left: have < 1 ? have : have - 1, at: now })
      const [oldest] = known.keys()
      if (known.size > maxNames && oldest !== undefined) known.delete(oldest)
      return have < 1 ? Math.ceil(((1 - have) * oneInMs) / 1_000) : undefined
    },
  }
}
