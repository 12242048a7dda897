import type { IsoDate } from '@evenkeel/engine'
import type { Clock, RandomSource } from '../parts.ts'
import type { LedgerOwner } from '../store/ledger-owner.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { IdempotentRequest } from './idempotency.ts'

/** A widget on another page, and the grant under which it is there. */
export interface AskingWidget {
  readonly widget: string
  readonly page: { readonly grantId: number; readonly origin: string }
}

/** The person who makes a request, read from the session or a widget token, never from a body. */
export interface SignedInPerson extends Omit<LedgerOwner, 'personId'> {
  readonly userId: number
  readonly companyId: number
  readonly role: 0 | 1 | 2
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The version of the terms of use that they accepted last; null without one. */
  readonly acceptedTerms: string | null
  /** When the session ends if nothing more is done, in milliseconds since 1970; undefined for a widget. */
  readonly sessionEndsAt?: number
  /** The widget whose token made the request; undefined for a session. */
  readonly widget?: string
  /** The page around the widget, and the grant under which it reads; undefined for a session. */
  readonly page?: { readonly grantId: number; readonly origin: string }
  /** The page and widget that asked for a change which the person makes in our own window; narrows nothing. */
  readonly askedBy?: AskingWidget
}

/** The context of every handler. */
export interface CallContext {
  /** Throws 401 without a session, which only public calls allow. */
  readonly person: SignedInPerson
  readonly clock: Clock
  readonly random: RandomSource
  /** Today in UTC. */
  readonly today: IsoDate
  /** The id of the other person the call is about; throws 404 on calls about the caller's own data. */
  readonly about: number
}

/** The context of handlers that wait for something other than one ledger, or that need the request itself. */
export interface RequestContext extends CallContext {
  /** Null without a session; unlike `person`, does not throw. */
  readonly caller: SignedInPerson | null
  readonly request: Request
  /** The network address of the caller; empty if unknown. Stored only as a keyed hash. */
  readonly clientAddress: string
  /** Adds a header to the answer; `Set-Cookie` can be added several times. */
  addHeader(name: string, value: string): void
  /**
   * Runs `work` in one transaction on the one ledger that this request can open: the signed-in person's, or the other
   * person's on a call about them. A read about another person is always rolled back. Waits while another process has the
   * ledger's lock; `work` may then run again.
   */
  withLedger<T>(work: (ledger: LedgerTransaction) => T): Promise<T>
  /** The idempotency key of this write; null without a key, and for calls whose answer is not kept. */
  readonly once: IdempotentRequest | null
}
