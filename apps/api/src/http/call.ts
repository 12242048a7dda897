import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { AccessGrant } from './access.ts'
import type { RequestContext, SignedInPerson } from './request-context.ts'
import type { AnyLedgerHandler } from './run-on-ledger.ts'

/** A handler without its endpoint's types: its input has passed that endpoint's schemas. */
export type AnyRequestHandler = (input: never, context: RequestContext) => Promise<unknown>

export type CallHandler =
  | { readonly kind: 'ledger'; readonly run: AnyLedgerHandler }
  | { readonly kind: 'request'; readonly run: AnyRequestHandler }

/** Wraps the time in which the caller sends the body, which may be long and is no work of the server. */
export type UploadProgress = <T>(receiving: Promise<T>) => Promise<T>

/** A request for one endpoint. */
export interface Call {
  readonly endpoint: Endpoint
  readonly handler: CallHandler
  readonly request: Request
  readonly clientAddress: string
  /** Names the request in the log. */
  readonly requestId: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly whileReceiving?: UploadProgress | undefined
}

/** Who makes a call, and the other person it is about. */
export interface Actors {
  /** Null without a session or widget token. */
  readonly caller: SignedInPerson | null
  /** Null for calls about the caller's own data. */
  readonly subject: AccessGrant | null
}
