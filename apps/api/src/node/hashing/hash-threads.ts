import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Scrypt, ScryptInput } from '../../identity/passwords.ts'
import { type HashAnswer, hashThreadProgram } from './hash-thread.ts'

/** One core is left to what answers requests; more than two threads would only help whoever guesses. */
const MOST_THREADS = 2

interface HashThreads {
  /** How many hash at once. */
  readonly count: number
  /** To be called for no more than `count` at once. */
  readonly scrypt: Scrypt
  stop(): Promise<void>
}

/** One thread, started when it is first needed; a new one takes the place of one that broke. */
function makeThread() {
  let worker: Worker | undefined
  const start = () => {
    const started = new Worker(hashThreadProgram, { eval: true })
    started.unref()
    return started
  }
  return {
    derive(input: ScryptInput): Promise<Uint8Array> {
      const used = (worker ??= start())
      return new Promise((resolve, reject) => {
        const leave = () => used.off('message', settle).off('error', fail).off('exit', end)
        const settle = (answer: HashAnswer | object) => {
          // Where Node watches the files, it sends the names of those that the thread has read over the same line.
          if (!('key' in answer) && !('failure' in answer)) return
          leave()
          if ('key' in answer) resolve(answer.key)
          else reject(new Error(answer.failure))
        }
        const fail = (error: unknown) => {
          worker = undefined
          leave()
          reject(error)
        }
        const end = (code: number) => fail(new Error(`A hash thread ended with ${code}`))
        used.on('message', settle).on('error', fail).on('exit', end)
        used.postMessage(input, [])
      })
    },
    stop: async () => void (await worker?.terminate()),
  }
}

/**
 * Threads of low priority for scrypt: a flood of sign-ins takes what the requests leave of the cores, and not the other way
 * round.
 */
export function makeHashThreads(cores = availableParallelism()): HashThreads {
  const count = Math.max(1, Math.min(MOST_THREADS, cores - 1))
  const threads = Array.from({ length: count }, makeThread)
  const free = [...threads]
  return {
    count,
    async scrypt(input) {
      const thread = free.shift()
      if (!thread) throw new Error('More hashes at once than there are threads')
      try {
        return await thread.derive(input)
      } finally {
        free.push(thread)
      }
    },
    stop: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  }
}
