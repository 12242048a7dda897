import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { type IsoDate, toIsoDate } from '@evenkeel/engine'
import type { AppParts } from '../app-parts.ts'
import { notFound, signedOut } from '../errors.ts'
import type { Clock, RandomSource } from '../parts.ts'
import { readOnly } from '../store/ledger/ledger.ts'
import { ownLedger } from '../store/ledger-owner.ts'
import type { AccessGrant } from './access.ts'
import type { HeaderTarget } from './answer.ts'
import type { Actors } from './call.ts'
import type { IdempotentRequest } from './idempotency.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { RequestContext, SignedInPerson } from './request-context.ts'
import type { Transact } from './run-on-ledger.ts'

/** Whether a call changes nothing. */
export const isRead = ({ method, readOnly: isReadOnly, needsAntiForgery }: Endpoint): boolean =>
  (method === 'GET' && !needsAntiForgery) || isReadOnly === true

/** Returns how a request runs transactions on the one ledger it can open. A read about another person is rolled back. */
export function transactFor(
  endpoint: Endpoint,
  { caller, subject }: Actors,
  { ledgers }: Pick<AppParts, 'ledgers'>,
): Transact {
  return (work) => {
    const owner = subject ?? (caller && ownLedger(caller))
    if (!owner) throw signedOut()
    const purpose = isRead(endpoint) ? 'read' : 'write'
    const ledger = ledgers.open(owner, purpose)
    return subject && purpose === 'read' ? readOnly(ledger, work) : ledger.transact(work, purpose)
  }
}

interface Exchange {
  readonly request: Request
  readonly clientAddress: string
  /** The headers of the answer. */
  readonly headers: HeaderTarget
  readonly once: IdempotentRequest | null
  /** When the request was there, as `performance.now()` said it. */
  readonly begun: number
}

/**
 * A class because an object with getters costs ten times as much to create. Its functions are bound, so that handlers can
 * destructure them (`{ addHeader }`).
 */
class LiveRequestContext implements RequestContext {
  readonly caller: SignedInPerson | null
  readonly request: Request
  readonly clientAddress: string
  readonly once: IdempotentRequest | null
  readonly clock: Clock
  readonly random: RandomSource
  readonly addHeader: RequestContext['addHeader']
  readonly withLedger: RequestContext['withLedger']
  readonly #subject: AccessGrant | null

  constructor(
    { caller, subject }: Actors,
    parts: AppParts,
    transact: Transact,
    { request, clientAddress, headers, once, begun }: Exchange,
  ) {
    this.caller = caller
    this.request = request
    this.clientAddress = clientAddress
    this.once = once
    this.clock = parts.clock
    this.random = parts.random
    this.addHeader = (name, value) => headers.append(name, value)
    this.withLedger = (work) => retryWhileBusy(parts, () => transact(work), begun)
    this.#subject = subject
  }

  get person(): SignedInPerson {
    if (!this.caller) throw signedOut()
    return this.caller
  }

  get about(): number {
    if (!this.#subject) throw notFound()
    return this.#subject.personId
  }

  get today(): IsoDate {
    return toIsoDate(new Date(this.clock.now()).toISOString())
  }
}

/** Returns the context that the handler of one request receives. */
export function createContext(actors: Actors, parts: AppParts, transact: Transact, exchange: Exchange): RequestContext {
  return new LiveRequestContext(actors, parts, transact, exchange)
}
