import { type EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Actors } from '../../http/call.ts'
import type { DemoLedger } from '../../../demo/seed-demo.ts'
import type { AppParts } from '../../app-parts.ts'
import { readBody } from '../../http/body/read.ts'

/** An authorized call on its way from the Worker to a person's object, next to the request itself. */
export interface ForwardedCall {
  readonly call: EndpointName
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly clientAddress: string
  readonly requestId: string
  readonly parties: Actors
  /** The person whose ledger it may open. */
  readonly ownerId: number
}

/**
 * What the Worker may ask of a person's object. These are methods, not addresses: only code that holds the binding can
 * call them, so nothing in a request can pretend to be one.
 */
export interface PersonMethods {
  answer(forwardedCall: ForwardedCall, request: Request): Promise<Response>
  /** Fills a demo ledger, unless that has been done. Does nothing if the demo is off. */
  fillDemo(ownerId: number, which: DemoLedger): Promise<void>
  /** Reports that background work is due; it is done soon after this call is answered. */
  wake(): Promise<void>
}

/** Returns the name of a person's object: one person, one object, one ledger. */
export const toObjectName = (ownerId: number): string => `person-${ownerId}`

/** Returns the person id in an object's name. @throws Error for any other name. */
export function parseOwnerId(name: string | undefined): number {
  const id = /^person-(\d+)$/.exec(name ?? '')?.[1]
  if (id === undefined) throw new Error('An object has a name that is no person\u2019s')
  return Number(id)
}

type ForwardCall = NonNullable<AppParts['forwardCall']>

/**
 * Returns a function that sends a call to the person's object. The body is read here first, within its limit: a slow
 * sender then keeps a Worker waiting, which costs nothing, and never an object, which does.
 */
export function createForwarder(objectOf: (ownerId: number) => PersonMethods): ForwardCall {
  return async ({ endpoint, params, query, clientAddress, requestId, request }, parties, ownerId) => {
    const bytes = await readBody(request, endpoint)
    const { method, headers, url } = request
    const forwarded = new Request(url, { method, headers, ...(bytes.byteLength > 0 && { body: bytes }) })
    // Copied, because the router's objects have no prototype and cannot be sent.
    const plain = { params: { ...params }, query: { ...query } }
    const forwardedCall = { call: endpoint.name, ...plain, clientAddress, requestId, parties, ownerId }
    const answer = await objectOf(ownerId).answer(forwardedCall, forwarded)
    // Copied, because a received response is immutable and the app still adds its headers.
    return new Response(answer.body, answer)
  }
}
