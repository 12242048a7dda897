import { Worker } from 'node:worker_threads'
import { unavailable } from '../../errors.ts'
import type { LedgerAnswer } from '../../http/idempotency.ts'
import type { OffLoop, OffLoopJob } from '../../http/off-loop.ts'
import { answerOf, type JobOutcome } from './job-outcome.ts'
import { longUseCases } from './long-use-cases.ts'

/** One thread for each core that is not the process's own, as a rule. */
const THREADS = 2
/** Beyond so many that wait, new ones are sent away. */
const MOST_WAITING = 50
/** How long another write of the same person waits for a long one. */
const PATIENCE_MS = 5_000

interface Waiting {
  readonly job: OffLoopJob
  readonly settle: (outcome: JobOutcome) => void
}

export interface Threads extends OffLoop {
  /** Long use cases that wait or run. */
  waiting(): number
  /** Ends the threads; what they have not committed is taken back. */
  stop(): Promise<void>
}

interface ThreadOptions {
  readonly dataFolder: string
  /** The module that serves jobs where it finds itself in a thread. */
  readonly entry: URL
}

/** One thread, started when it is first needed; a new one takes the place of one that broke. */
function makeThread({ dataFolder, entry }: ThreadOptions) {
  let worker: Worker | undefined
  const start = () => {
    const started = new Worker(entry, { workerData: { dataFolder } })
    started.unref()
    return started
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
          // Where Node watches the files, it sends the names of those that the thread has read over the same line.
          if ('kind' in message) settle(message)
        }
        const fail = (error: unknown) => {
          worker = undefined
          settle({ kind: 'failed', error })
        }
        const end = (code: number) => fail(new Error(`A thread ended with ${code}`))
        used.on('message', hear).on('error', fail).on('exit', end)
        used.postMessage(job, [])
      })
    },
    stop: async () => void (await worker?.terminate()),
  }
}

/** Threads of this process for long use cases, first come, first served. */
export function makeThreads(options: ThreadOptions): Threads {
  const idle = Array.from({ length: THREADS }, () => makeThread(options))
  const all = [...idle]
  const queue: Waiting[] = []
  const underWay = new Map<number, Promise<unknown>>()
  let jobs = 0

  const next = () => {
    const thread = queue.length > 0 ? idle.pop() : undefined
    const first = thread && queue.shift()
    if (!thread || !first) return
    void thread.run(first.job).then((outcome) => {
      idle.push(thread)
      first.settle(outcome)
      next()
    })
  }

  const enqueue = async (job: OffLoopJob): Promise<LedgerAnswer> => {
    jobs += 1
    const outcome = new Promise<JobOutcome>((settle) => queue.push({ job, settle }))
    next()
    return answerOf(await outcome.finally(() => (jobs -= 1)))
  }

  const settled = async (personId: number) => {
    const until = underWay.get(personId)
    if (!until) return
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(unavailable()), PATIENCE_MS)))
    await Promise.race([until, tooLong]).finally(() => clearTimeout(timer))
  }

  return {
    runs: (name) => longUseCases.has(name),
    async run(job) {
      if (queue.length >= MOST_WAITING) throw unavailable()
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
