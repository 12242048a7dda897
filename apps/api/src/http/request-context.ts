import type { IsoDate } from '@evenkeel/engine'
import type { Clock, RandomSource } from '../parts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { Once } from './idempotency.ts'

/** The person a request speaks for; read from the session (or an embed token), never from a body. */
export interface SignedInPerson {
  readonly userId: number
  readonly companyId: number
  readonly role: 0 | 1 | 2
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The version of the terms of use that they accepted last; null where none. */
  readonly acceptedTerms: string | null
  /** Whose token speaks for them, where it is a widget's on another page; nothing where it is their session. */
  readonly widget?: string
}

/** What every handler is given. */
export interface RequestContext {
  /** Throws 401 on public calls without a session; calls for employees never run without a person. */
  readonly person: SignedInPerson
  readonly clock: Clock
  readonly random: RandomSource
  /** Today in UTC. */
  readonly today: IsoDate
  /** The other person whom the call is about; throws 404 on calls that are about nobody else. */
  readonly about: number
}

/** What the few handlers see that deal with the exchange itself: signing in, widget tokens. */
export interface ExchangeContext extends RequestContext {
  /** Null without a session; unlike `person` it does not throw. */
  readonly caller: SignedInPerson | null
  readonly request: Request
  /** The network address of the caller, as far as it is known; only ever stored as a keyed hash. */
  readonly clientAddress: string
  /** Adds a header to the answer; `Set-Cookie` may be added several times. */
  addHeader(name: string, value: string): void
  /**
   * Runs one use case in one transaction on the one ledger that this request can open: the signed-in person's, or on a call
   * about somebody else that person's. On such a call a read leaves nothing behind, whatever the use case does. Waits while
   * another process has the ledger's lock; `work` may then run again.
   */
  withLedger<T>(work: (ledger: LedgerTransaction) => T): Promise<T>
  /** Under which the caller may repeat this write; null without a key, and where no answer is kept. */
  readonly once: Once | null
}
