import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { RequestContext, CallContext } from './request-context.ts'

/** The context of a use case on one person's ledger. */
export interface LedgerContext extends CallContext {
  /** The transaction of this request: committed when the handler returns, rolled back when it throws. */
  readonly ledger: LedgerTransaction
  /** Notes the journal entry of this change, which the answer returns in the `Evenkeel-Change` header. */
  noteChange(changeId: number): void
}

/** Synchronous on purpose: reads, decides with the engine and writes in one transaction that nothing can interrupt. */
type LedgerHandler<Name extends EndpointName> = (input: Validated<Name>, context: LedgerContext) => Answer<Name>

/** For calls that wait for the directory or a slow parser; a ledger is reached through `context.withLedger`. */
type RequestHandler<Name extends EndpointName> = (
  input: Validated<Name>,
  context: RequestContext,
) => Promise<Answer<Name>>

export type LedgerCalls = { readonly [Name in EndpointName]?: LedgerHandler<Name> }
export type RequestCalls = { readonly [Name in EndpointName]?: RequestHandler<Name> }
