import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerAnswer } from './idempotency.ts'
import type { SignedInPerson } from './request-context.ts'

/** A use case on the signed-in person's ledger as it travels to another thread: plain data. */
export interface OffLoopJob {
  readonly name: EndpointName
  /** Validated. */
  readonly input: object
  /** The idempotency key. */
  readonly key: string | null
  readonly person: SignedInPerson
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Where use cases run that would hold the process for long, so that everybody else is answered meanwhile. */
export interface OffLoop {
  /** Whether this call is one of those. */
  runs(name: EndpointName): boolean
  /** Runs it as one transaction. @throws ApiError as the use case does, 503 where too many wait. */
  run(job: OffLoopJob): Promise<LedgerAnswer>
  /** Settles once no such use case of this person is under way. @throws ApiError 503 where one takes longer than 5 seconds. */
  settled(personId: number): Promise<void>
}
