import { afterEach, describe, expect, it } from 'vitest'
import type { OffLoopJob } from '../../../http/off-loop.ts'
import { createThreads, type Threads } from './threads.ts'

/** Answers how many jobs were running when it began, and in which thread. */
const script = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', async ({ input: { atWork } }) => {
  const count = Atomics.add(atWork, 0, 1) + 1
  for (let turn = 0; turn < 2000; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  Atomics.sub(atWork, 0, 1)
  parentPort.postMessage({ kind: 'answer', answer: { body: { count, threadId }, changeId: null } })
})`

let threads: Threads | undefined
afterEach(() => threads?.stop())

const createJob = (userId: number, input: object, isHeavy: boolean): OffLoopJob => ({
  name: 'previewBankFile',
  input,
  key: null,
  person: {
    userId,
    firstName: '',
    lastName: '',
    email: '',
    role: 0,
    companyId: 1,
    acceptedTerms: null,
    ledgerId: '',
    ledgerState: 'there',
    ledgerGeneration: 0,
    ledgerStamp: '',
    directoryId: '',
  },
  now: 0,
  isHeavy,
})

function run(isHeavy: boolean, jobs: number) {
  const made = createThreads({ dataFolder: '', entry: new URL(`data:text/javascript,${encodeURIComponent(script)}`) })
  threads = made
  const atWork = new Int32Array(new SharedArrayBuffer(4))
  return Promise.all(
    Array.from({ length: jobs }, (_, index) =>
      made.run(createJob(index + 1, { atWork }, isHeavy)).then(({ body }) => body),
    ),
  )
}

const read = (answers: readonly unknown[], key: string) => answers.map((answer) => Reflect.get(Object(answer), key))

describe('threads', () => {
  it('read heavy jobs one at a time, each in a thread that ends with it and so frees its memory', async () => {
    const answers = await run(true, 4)
    expect(read(answers, 'count')).toEqual([1, 1, 1, 1])
    expect(new Set(read(answers, 'threadId')).size).toBe(4)
  })

  it('are kept for all other jobs', async () => {
    const answers = await run(false, 6)
    expect(new Set(read(answers, 'threadId')).size).toBe(2)
  })
})
