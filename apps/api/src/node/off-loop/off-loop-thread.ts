import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { isoDateOf } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import type { LedgerAnswer } from '../../http/idempotency.ts'
import type { OffLoopJob } from '../../http/off-loop.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { patiently } from '../../http/patiently.ts'
import { runOnLedger, type Transact } from '../../http/run-on-ledger.ts'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { type LongUseCase, longUseCases } from './long-use-cases.ts'
import { outcomeOf } from './job-outcome.ts'

const data = z.object({ dataFolder: z.string() })

function contextOf({ person, now }: OffLoopJob): RequestContext {
  return {
    person,
    clock: { now: () => now },
    random: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    today: isoDateOf(new Date(now).toISOString()),
    get about(): number {
      throw notFound()
    },
  }
}

function useCaseOf({ name }: OffLoopJob): LongUseCase {
  const useCase = longUseCases.get(name)
  if (!useCase) throw new Error(`The call ${name} does not run in a thread of its own`)
  return useCase
}

function runJob(job: OffLoopJob, transact: Transact): Promise<LedgerAnswer> {
  const { before, run } = useCaseOf(job)
  // As in the process itself: this call's schemas have given the input its type, and the table hides it from the compiler.
  const input = before ? before(job.input as never) : job.input
  return patiently({ pause: setTimeout }, () => runOnLedger(run, { ...job, input }, contextOf(job), transact))
}

/** In a thread of its own: takes one use case after the other and answers each. The ledger is open no longer than that. */
export function serveJobs(): void {
  const { dataFolder } = z.parse(data, workerData)
  parentPort?.on('message', async (job: OffLoopJob) => {
    const ledgers = openLedgerFiles(dataFolder, 1)
    const transact: Transact = (work) => ledgers.open(job.person.userId).transact(work)
    const outcome = await outcomeOf(async () => runJob(job, transact))
    ledgers.close()
    parentPort?.postMessage(outcome, [])
  })
}
