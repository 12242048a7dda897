import { type ResourceLimits, Worker } from 'node:worker_threads'
import { unavailable } from '../../../errors.ts'
import type { LedgerAnswer } from '../../../http/idempotency.ts'
import type { WorkerThread, OffLoopJob } from '../../../http/off-loop.ts'
import type { KeyringPlace } from '../keyring-place.ts'
import { toLedgerAnswer, type JobOutcome } from './job-outcome.ts'
import { longUseCases } from './long-use-cases.ts'

/** Usually one for each core that the process itself does not use. */
const threads = 2
/**
 * The largest file that is read takes 200 MB of the old generation, one of a million empty elements 380. The limit is above both, and
 * never reached; the lower it is, the sooner the engine frees garbage. A larger young generation would only add to what a file takes.
 */
const resourceLimits: ResourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 512 }
/** With this many in the queue, new ones are refused. */
const maxWaiting = 50
/** How long another write of the same person waits for a long one. */
const patienceMs = 5_000

interface Waiting {
  readonly job: OffLoopJob
  readonly settle: (outcome: JobOutcome) => void
}

export interface Threads extends WorkerThread {
  /** Long use cases that wait or run. */
  waiting(): number
  /** Ends the threads; what they have not committed is rolled back. */
  stop(): Promise<void>
}

interface ThreadOptions {
  readonly dataFolder: string
  readonly keyring?: KeyringPlace | undefined
  /** The module that serves jobs when it runs in a thread. */
  readonly entry: URL
}

/** Returns the buffers that are moved to the thread instead of copied: this thread does not read them again. */
const findBuffers = ({ input }: OffLoopJob): ArrayBuffer[] =>
  Object.values(input).flatMap((value: unknown) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  )

/** Creates a thread that starts when it is first needed; a new one replaces one that broke. */
function createThread({ dataFolder, keyring, entry }: ThreadOptions) {
  let worker: Worker | undefined
  const start = () => {
    const started = new Worker(entry, { workerData: { dataFolder, keyring }, resourceLimits })
    started.unref()
    return started
  }
  /** Ends the thread; the next job starts a new one. */
  const stop = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  return {
    run(job: OffLoopJob): Promise<JobOutcome> {
      const used = (worker ??= start())
      return new Promise((resolve) => {
        const settle = (outcome: JobOutcome) => {
          used.off('message', hear).off('error', fail).off('exit', end)
          resolve(outcome)
        }
        const hear = (message: JobOutcome | object) => {
          // In watch mode, Node sends the names of the files that the thread has read over the same channel.
          if ('kind' in message) settle(message)
        }
        const fail = (error: unknown) => {
          worker = undefined
          settle({ kind: 'failed', error })
        }
        const end = (code: number) => fail(new Error(`A thread ended with ${code}`))
        used.on('message', hear).on('error', fail).on('exit', end)
        used.postMessage(job, findBuffers(job))
      })
    },
    stop,
  }
}

/** Creates this process's threads for long use cases: first come, first served. */
export function createThreads(options: ThreadOptions): Threads {
  const idle = Array.from({ length: threads }, () => createThread(options))
  const all = [...idle]
  const queue: Waiting[] = []
  const underWay = new Map<number, Promise<unknown>>()
  let jobs = 0
  let isHeavyAtWork = false

  /** Returns the first job in the queue that may run now: heavy ones let others pass while a heavy one is running. */
  const takeFirst = () => {
    const position = queue.findIndex(({ job }) => !(job.isHeavy && isHeavyAtWork))
    return position === -1 ? undefined : queue.splice(position, 1)[0]
  }

  const next = () => {
    const first = idle.length > 0 ? takeFirst() : undefined
    const thread = first && idle.pop()
    if (!thread || !first) return
    const isHeavy = first.job.isHeavy === true
    if (isHeavy) isHeavyAtWork = true
    void thread.run(first.job).then(async (outcome) => {
      first.settle(outcome)
      if (isHeavy) await thread.stop()
      if (isHeavy) isHeavyAtWork = false
      idle.push(thread)
      next()
    })
  }

  const enqueue = async (job: OffLoopJob): Promise<LedgerAnswer> => {
    jobs += 1
    const outcome = new Promise<JobOutcome>((settle) => queue.push({ job, settle }))
    next()
    return toLedgerAnswer(await outcome.finally(() => (jobs -= 1)))
  }

  const settled = async (personId: number) => {
    const until = underWay.get(personId)
    if (!until) return
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(unavailable()), patienceMs)))
    await Promise.race([until, tooLong]).finally(() => clearTimeout(timer))
  }

  return {
    runs: (name) => longUseCases.has(name),
    async run(job) {
      if (queue.length >= maxWaiting) throw unavailable()
      const { userId } = job.person
      const answer = enqueue(job)
      const over = answer.then(
        () => {},
        () => {},
      )
      underWay.set(userId, over)
      return answer.finally(() => underWay.get(userId) === over && underWay.delete(userId))
    },
    settled,
    waiting: () => jobs,
    stop: async () => void (await Promise.all(all.map((thread) => thread.stop()))),
  }
}
