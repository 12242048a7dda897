import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { ExchangeContext, RequestContext } from './request-context.ts'

/** What a use case on the signed-in person's ledger is given. */
export interface LedgerContext extends RequestContext {
  /** The one open transaction of this request: committed when the handler returns, rolled back when it throws. */
  readonly ledger: LedgerTransaction
  /** Notes the journal entry of this change; the answer then carries it in the `Evenkeel-Change` header. */
  noteChange(changeId: number): void
}

/** Synchronous on purpose: read, decide with the engine, write, all in one transaction that nothing else can enter. */
export type LedgerHandler<Name extends EndpointName> = (input: Validated<Name>, context: LedgerContext) => Answer<Name>

/** For what the directory or a slow parser answers; a ledger is reached through `context.withLedger`. */
export type RequestHandler<Name extends EndpointName> = (
  input: Validated<Name>,
  context: ExchangeContext,
) => Promise<Answer<Name>>

export type LedgerHandlers = { readonly [Name in EndpointName]?: LedgerHandler<Name> }
export type RequestHandlers = { readonly [Name in EndpointName]?: RequestHandler<Name> }
