import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { isoDateOf } from '@evenkeel/engine'
import type { AppParts } from '../app-parts.ts'
import { notFound, signedOut } from '../errors.ts'
import { readOnly } from '../store/ledger/ledger.ts'
import type { Reach } from './access.ts'
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
export function transactFor(endpoint: Endpoint, { caller, about }: Parties, { ledgers }: Pick<AppParts, 'ledgers'>): Transact {
  return (work) => {
    const ownerId = about?.personId ?? caller?.userId
    if (ownerId === undefined) throw signedOut()
    const ledger = ledgers.open(ownerId)
    if (about && isRead(endpoint)) return readOnly(ledger, work)
    return ledger.transact(work, isRead(endpoint) ? 'read' : 'write')
  }
}

interface Exchange {
  readonly request: Request
  readonly clientAddress: string
  /** Of the answer. */
  readonly headers: Headers
  readonly once: Once | null
}

/** What the handlers of one request are given. */
export function makeContext({ caller, about }: Parties, parts: AppParts, transact: Transact, { request, clientAddress, headers, once }: Exchange): ExchangeContext {
  return {
    ...{ caller, request, clientAddress, once },
    get person() {
      if (!caller) throw signedOut()
      return caller
    },
    get about() {
      if (!about) throw notFound()
      return about.personId
    },
    clock: parts.clock,
    random: parts.random,
    get today() {
      return isoDateOf(new Date(parts.clock.now()).toISOString())
    },
    addHeader: (name, value) => headers.append(name, value),
    withLedger: (work) => patiently(parts, () => transact(work)),
  }
}
