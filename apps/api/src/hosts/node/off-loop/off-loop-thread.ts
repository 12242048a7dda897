import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { toIsoDate } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../../../errors.ts'
import type { LedgerAnswer } from '../../../http/idempotency.ts'
import type { OffLoopJob } from '../../../http/off-loop.ts'
import type { CallContext } from '../../../http/request-context.ts'
import { retryWhileBusy } from '../../../http/retry-while-busy.ts'
import { runOnLedger, type Transact } from '../../../http/run-on-ledger.ts'
import { openLedgerFiles } from '../../../store/ledger-files.ts'
import { ownLedger } from '../../../store/ledger-owner.ts'
import { ciphers } from '../../../store/sqlite/ciphers.ts'
import { openKeyringAt } from '../keyring-place.ts'
import { type LongUseCase, longUseCases } from './long-use-cases.ts'
import { toJobOutcome } from './job-outcome.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const data = z.object({
  dataFolder: z.string(),
  keyring: z.optional(
    z.object({
      path: z.string(),
      masterKeys: z.string(),
      backupDays: z.optional(z.number()),
      cipher: z.optional(z.enum(ciphers)),
    }),
  ),
})

function createJobContext({ person, now }: OffLoopJob): CallContext {
  return {
    person,
    clock: { now: () => now },
    random: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    today: toIsoDate(new Date(now).toISOString()),
    get about(): number {
      throw notFound()
    },
  }
}

function findUseCase({ name }: OffLoopJob): LongUseCase {
  const useCase = longUseCases.get(name)
  if (!useCase) throw new Error(`The call ${name} does not run in its own thread`)
  return useCase
}

function runJob(job: OffLoopJob, transact: Transact): Promise<LedgerAnswer> {
  const { before, run } = findUseCase(job)
  const afterStep = job.isHeavy ? createCollector() : undefined
  // As in the process itself: this call's schemas have checked the input, and the table hides its type from the
  // compiler.
  const input = before ? before(job.input as never, afterStep) : job.input
  afterStep?.()
  return retryWhileBusy({ pause: setTimeout }, () =>
    runOnLedger(run, { ...job, input }, createJobContext(job), transact),
  )
}

/** Runs in its own thread: takes one use case after the other and answers each. The ledger is open only meanwhile. */
export function serveJobs(): void {
  const { dataFolder, keyring: place } = z.parse(data, workerData)
  parentPort?.on('message', async (job: OffLoopJob) => {
    const keyring = place && openKeyringAt(place)
    const ledgers = openLedgerFiles(dataFolder, { openLedgers: 1, keyring })
    const transact: Transact = (work) => ledgers.open(ownLedger(job.person)).transact(work)
    const outcome = await toJobOutcome(async () => runJob(job, transact))
    ledgers.close()
    keyring?.close()
    parentPort?.postMessage(outcome, [])
  })
}

/**
 * Returns a function that frees at once what this thread no longer uses. By itself the engine lets garbage grow to a multiple of what
 * is used; Node hands out its collector only this way, or to every caller by a setting of the whole process.
 */
function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return () => {
    if (typeof collect === 'function') collect()
  }
}
