import { tooMany, unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'

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

const underWay = 'You have several of these in progress. Wait a moment.'
const busy = 'Evenkeel is busy. Try again in a few seconds.'

/** How many large bodies a process takes at once, and how many more may wait unread. */
export interface UploadPlaces {
  readonly atWork: number
  readonly waiting: number
}

/**
 * For a server process. A file of 10 MB and 200,000 rows takes 270 to 300 MB while its thread reads it; threads read
 * one such file at a time.
 */
const serverUploads: UploadPlaces = { atWork: 2, waiting: 4 }
/**
 * For an isolate, which has 128 MB. A request there cannot wait for another one: if the other's sender has left,
 * nothing wakes it.
 */
export const edgeUploads: UploadPlaces = { atWork: 2, waiting: 0 }

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
}

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
  readonly #places: UploadPlaces

  constructor(clock: Clock, places: UploadPlaces) {
    this.#clock = clock
    this.#places = places
  }

  /** Adds an upload of this person, which starts at once or waits. @throws ApiError 429, 503 */
  enter(personId: number, begin: () => void): Hold {
    this.#forgetLost()
    if (this.#holds.has(personId)) throw tooMany(personRetrySeconds, underWay)
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

/** Creates the budgets of a process. `timeout` returns a signal that comes after a time; without it, the queue has no end. */
export function createBudgets(
  clock: Clock,
  places: UploadPlaces = serverUploads,
  timeout?: (milliseconds: number) => AbortSignal,
): Budgets {
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
