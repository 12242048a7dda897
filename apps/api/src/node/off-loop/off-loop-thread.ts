import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { isoDateOf } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import type { OffLoopJob } from '../../http/off-loop.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { patiently } from '../../http/patiently.ts'
import { type AnyLedgerHandler, runOnLedger } from '../../http/run-call.ts'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { longUseCases } from './long-use-cases.ts'
import { outcomeOf } from './job-outcome.ts'

const data = z.object({ dataFolder: z.string() })

function contextOf({ person, now }: OffLoopJob, withLedger: RequestContext['withLedger']): RequestContext {
  return {
    person,
    clock: { now: () => now },
    random: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    today: isoDateOf(new Date(now).toISOString()),
    get about(): number {
      throw notFound()
    },
    withLedger,
  }
}

function handlerOf({ name }: OffLoopJob): AnyLedgerHandler {
  const handler = longUseCases.get(name)
  if (!handler) throw new Error(`The call ${name} does not run in a thread of its own`)
  return handler
}

/** In a thread of its own: takes one use case after the other and answers each. The ledger is open no longer than that. */
export function serveJobs(): void {
  const { dataFolder } = z.parse(data, workerData)
  parentPort?.on('message', async (job: OffLoopJob) => {
    const ledgers = openLedgerFiles(dataFolder, 1)
    const context = contextOf(job, (work) => ledgers.open(job.person.userId).transact(work))
    const outcome = await outcomeOf(() => patiently({ pause: setTimeout }, () => runOnLedger(handlerOf(job), job.input, job, context)))
    ledgers.close()
    parentPort?.postMessage(outcome, [])
  })
}
