import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Scrypt, ScryptInput } from '../../../identity/passwords.ts'
import { type HashAnswer, hashThreadProgram } from './hash-thread.ts'

/** One core is left for answering requests; more than two threads would only help people who guess passwords. */
const maxThreads = 2

interface HashThreads {
  /** How many passwords are hashed at once. */
  readonly count: number
  /** Must not run more than `count` times at once. */
  readonly scrypt: Scrypt
  stop(): Promise<void>
}

/** Creates a thread that starts when it is first needed; a new one replaces one that broke. */
function createThread() {
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
          // In watch mode, Node sends the names of the files that the thread has read over the same channel.
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
 * Creates threads of low priority for scrypt, so that a flood of sign-ins gets only the processor time that other
 * requests leave.
 */
export function createHashThreads(cores = availableParallelism()): HashThreads {
  const count = Math.max(1, Math.min(maxThreads, cores - 1))
  const threads = Array.from({ length: count }, createThread)
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
