import type { IsoDate } from '@evenkeel/engine'
import type { Clock, RandomSource } from '../parts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'

/** The person a request speaks for; read from the session (or an embed token), never from a body. */
export interface SignedInPerson {
  readonly userId: number
  readonly companyId: number
  readonly role: 0 | 1 | 2
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** What every handler is given. */
export interface RequestContext {
  /** Absent on public calls without a session; calls for employees never run without it. */
  readonly person: SignedInPerson
  readonly clock: Clock
  readonly random: RandomSource
  /** Today in UTC. */
  readonly today: IsoDate
  /** Runs one use case in one transaction on the signed-in person's ledger. */
  withLedger<T>(work: (ledger: LedgerTransaction) => T): T
}
