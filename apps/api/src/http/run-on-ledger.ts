import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { IsoDate } from '@evenkeel/engine'
import type { Clock, RandomSource } from '../parts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { LedgerContext } from './handlers.ts'
import { toFingerprint, type LedgerAnswer, runIdempotent } from './idempotency.ts'
import type { CallContext, RequestContext, SignedInPerson } from './request-context.ts'

/** A handler without its endpoint's types: its input has passed that endpoint's schemas. */
export type AnyLedgerHandler = (input: never, context: LedgerContext) => unknown

/** Runs work in one transaction on the one ledger that a request can open. */
export type Transact = <T>(work: (ledger: LedgerTransaction) => T) => T

/** A class because an object with getters costs ten times as much to create; the getters throw only when they are read. */
class InTransaction implements LedgerContext {
  readonly clock: Clock
  readonly random: RandomSource
  readonly ledger: LedgerTransaction
  readonly noteChange: LedgerContext['noteChange']
  readonly #context: CallContext
  changeId: number | null = null

  constructor(context: CallContext, ledger: LedgerTransaction) {
    this.clock = context.clock
    this.random = context.random
    this.ledger = ledger
    this.noteChange = (id) => {
      this.changeId = id
    }
    this.#context = context
  }

  get today(): IsoDate {
    return this.#context.today
  }

  get person(): SignedInPerson {
    return this.#context.person
  }

  get about(): number {
    return this.#context.about
  }
}

/** Runs a use case in an open transaction. Returns its answer and the journal entry that it noted. */
function runUseCase(
  context: CallContext,
  ledger: LedgerTransaction,
  run: (context: LedgerContext) => unknown,
): LedgerAnswer {
  const inTransaction = new InTransaction(context, ledger)
  const body = run(inTransaction)
  return { body, changeId: inTransaction.changeId }
}

/** One call of a use case on a ledger. */
export interface LedgerUse {
  readonly name: EndpointName
  /** The idempotency key; null without one. */
  readonly key: string | null
  /** Validated by the endpoint's schemas. */
  readonly input: object
}

/** Runs one use case in one transaction, so that its writes, idempotency record and journal entry are all kept or none is. */
export function runOnLedger(
  run: AnyLedgerHandler,
  { name, key, input }: LedgerUse,
  context: CallContext,
  transact: Transact,
): LedgerAnswer {
  return transact((ledger) => {
    // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
    const work = () => runUseCase(context, ledger, (onIt) => run(input as never, onIt))
    return key
      ? runIdempotent(ledger, { key, fingerprint: toFingerprint(name, input), now: context.clock.now() }, work)
      : work()
  })
}

/**
 * Changes the ledger in a call that asks the directory first: one transaction with its journal entry and its idempotency
 * key, as for calls on the ledger alone. Returns the answer of `work`, or on a repeat the first answer as it was kept.
 */
export async function onLedger(context: RequestContext, work: (context: LedgerContext) => unknown): Promise<unknown> {
  const { once } = context
  const { body, changeId } = await context.withLedger((ledger) => {
    const run = (): LedgerAnswer => runUseCase(context, ledger, work)
    return once ? runIdempotent(ledger, once, run) : run()
  })
  if (changeId !== null) context.addHeader(changeHeader, String(changeId))
  return body
}
