import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { LedgerContext } from './handlers.ts'
import { fingerprintOf, type LedgerAnswer, runOnce } from './idempotency.ts'
import type { RequestContext } from './request-context.ts'

/** What a handler is once its endpoint's types are behind it: its input has passed that endpoint's schemas. */
export type AnyLedgerHandler = (input: never, context: LedgerContext) => unknown

/** Runs work in one transaction on the one ledger of a request. */
export type Transact = <T>(work: (ledger: LedgerTransaction) => T) => T

/** A use case inside of its transaction: what it gives, and the journal entry that it noted. */
export function runUseCase(context: RequestContext, ledger: LedgerTransaction, run: (context: LedgerContext) => unknown): LedgerAnswer {
  let changeId: number | null = null
  const body = run({
    ...{ clock: context.clock, random: context.random, ledger },
    // Getters stay getters: a call about nobody else has no `about` to read, and few ask for the day.
    get today() {
      return context.today
    },
    get person() {
      return context.person
    },
    get about() {
      return context.about
    },
    noteChange(id) {
      changeId = id
    },
  })
  return { body, changeId }
}

/** A use case as it is asked for: which, with which idempotency key, and the input that its schemas have let through. */
export interface LedgerUse {
  readonly name: EndpointName
  readonly key: string | null
  readonly input: object
}

/** One use case, one transaction: the handler, its idempotency record and its journal entry stand or fall together. */
export function runOnLedger(run: AnyLedgerHandler, { name, key, input }: LedgerUse, context: RequestContext, transact: Transact): LedgerAnswer {
  return transact((ledger) => {
    // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
    const work = () => runUseCase(context, ledger, (onIt) => run(input as never, onIt))
    return key ? runOnce(ledger, { key, fingerprint: fingerprintOf(name, input), now: context.clock.now() }, work) : work()
  })
}
