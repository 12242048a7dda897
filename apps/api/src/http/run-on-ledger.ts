import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { IsoDate } from '@evenkeel/engine'
import type { Clock, RandomSource } from '../parts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { LedgerContext } from './handlers.ts'
import { fingerprintOf, type LedgerAnswer, runOnce } from './idempotency.ts'
import type { RequestContext, SignedInPerson } from './request-context.ts'

/** What a handler is once its endpoint's types are behind it: its input has passed that endpoint's schemas. */
export type AnyLedgerHandler = (input: never, context: LedgerContext) => unknown

/** Runs work in one transaction on the one ledger of a request. */
export type Transact = <T>(work: (ledger: LedgerTransaction) => T) => T

/** A class for the reason that `makeContext` has one: what the context would throw for is looked at only when asked for. */
class InTransaction implements LedgerContext {
  readonly clock: Clock
  readonly random: RandomSource
  readonly ledger: LedgerTransaction
  readonly noteChange: LedgerContext['noteChange']
  readonly #context: RequestContext
  changeId: number | null = null

  constructor(context: RequestContext, ledger: LedgerTransaction) {
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

/** A use case inside of its transaction: what it gives, and the journal entry that it noted. */
export function runUseCase(
  context: RequestContext,
  ledger: LedgerTransaction,
  run: (context: LedgerContext) => unknown,
): LedgerAnswer {
  const inTransaction = new InTransaction(context, ledger)
  const body = run(inTransaction)
  return { body, changeId: inTransaction.changeId }
}

/** A use case as it is asked for: which, with which idempotency key, and the input that its schemas have let through. */
export interface LedgerUse {
  readonly name: EndpointName
  readonly key: string | null
  readonly input: object
}

/** One use case, one transaction: the handler, its idempotency record and its journal entry stand or fall together. */
export function runOnLedger(
  run: AnyLedgerHandler,
  { name, key, input }: LedgerUse,
  context: RequestContext,
  transact: Transact,
): LedgerAnswer {
  return transact((ledger) => {
    // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
    const work = () => runUseCase(context, ledger, (onIt) => run(input as never, onIt))
    return key
      ? runOnce(ledger, { key, fingerprint: fingerprintOf(name, input), now: context.clock.now() }, work)
      : work()
  })
}
