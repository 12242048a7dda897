import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerAnswer } from './idempotency.ts'
import type { SignedInPerson } from './request-context.ts'

/** A use case on the signed-in person's ledger as plain data that can be sent to another thread. */
export interface OffLoopJob {
  readonly name: EndpointName
  /** Validated. */
  readonly input: object
  /** The idempotency key. */
  readonly key: string | null
  readonly person: SignedInPerson
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether it needs so much memory that only one such job may run at a time, in a thread that ends with it. */
  readonly isHeavy?: boolean
}

/** Runs use cases that would block the process for long, so that other requests are answered meanwhile. */
export interface WorkerThread {
  /** Whether this call is such a use case. */
  runs(name: EndpointName): boolean
  /** Runs the job as one transaction. @throws ApiError as the use case does, 503 while too many jobs wait. */
  run(job: OffLoopJob): Promise<LedgerAnswer>
  /** Settles once no job of this person is under way. @throws ApiError 503 if one takes longer than 5 seconds. */
  settled(personId: number): Promise<void>
}
