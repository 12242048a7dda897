import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { type IsoDate, isoDateOf } from '@evenkeel/engine'
import type { AppParts } from '../app-parts.ts'
import { notFound, signedOut } from '../errors.ts'
import type { Clock, RandomSource } from '../parts.ts'
import { readOnly } from '../store/ledger/ledger.ts'
import type { Reach } from './access.ts'
import type { HeaderTarget } from './answer.ts'
import type { Once } from './idempotency.ts'
import { patiently } from './patiently.ts'
import type { ExchangeContext, SignedInPerson } from './request-context.ts'
import type { Transact } from './run-on-ledger.ts'

/** Who asks, and about whom if not about themselves. */
export interface Parties {
  readonly caller: SignedInPerson | null
  readonly about: Reach | null
}

/** Whether a call changes nothing. */
export const isRead = ({ method, readOnly: isReadOnly, needsAntiForgery }: Endpoint): boolean =>
  (method === 'GET' && !needsAntiForgery) || isReadOnly === true

/** Transactions on the one ledger that a request can open; on a call about somebody else a read leaves nothing behind. */
export function transactFor(
  endpoint: Endpoint,
  { caller, about }: Parties,
  { ledgers }: Pick<AppParts, 'ledgers'>,
): Transact {
  return (work) => {
    const ownerId = about?.personId ?? caller?.userId
    if (ownerId === undefined) throw signedOut()
    const purpose = isRead(endpoint) ? 'read' : 'write'
    const ledger = ledgers.open(ownerId, purpose)
    return about && purpose === 'read' ? readOnly(ledger, work) : ledger.transact(work, purpose)
  }
}

interface Exchange {
  readonly request: Request
  readonly clientAddress: string
  /** Of the answer. */
  readonly headers: HeaderTarget
  readonly once: Once | null
}

/**
 * A class, since an object that has getters of its own costs ten times as much to make. What handlers take out of it by name
 * (`{ addHeader }`) is bound to it.
 */
class Exchanging implements ExchangeContext {
  readonly caller: SignedInPerson | null
  readonly request: Request
  readonly clientAddress: string
  readonly once: Once | null
  readonly clock: Clock
  readonly random: RandomSource
  readonly addHeader: ExchangeContext['addHeader']
  readonly withLedger: ExchangeContext['withLedger']
  readonly #about: Reach | null

  constructor(
    { caller, about }: Parties,
    parts: AppParts,
    transact: Transact,
    { request, clientAddress, headers, once }: Exchange,
  ) {
    this.caller = caller
    this.request = request
    this.clientAddress = clientAddress
    this.once = once
    this.clock = parts.clock
    this.random = parts.random
    this.addHeader = (name, value) => headers.append(name, value)
    this.withLedger = (work) => patiently(parts, () => transact(work))
    this.#about = about
  }

  get person(): SignedInPerson {
    if (!this.caller) throw signedOut()
    return this.caller
  }

  get about(): number {
    if (!this.#about) throw notFound()
    return this.#about.personId
  }

  get today(): IsoDate {
    return isoDateOf(new Date(this.clock.now()).toISOString())
  }
}

/** What the handlers of one request are given. */
export function makeContext(
  parties: Parties,
  parts: AppParts,
  transact: Transact,
  exchange: Exchange,
): ExchangeContext {
  return new Exchanging(parties, parts, transact, exchange)
}
