import { readBody } from '../http/read-body.ts'
import type { AppParts } from '../app-parts.ts'
import type { PersonMethods } from './errand.ts'

type HandOn = NonNullable<AppParts['handOn']>

/**
 * Takes a call to the person's object. The body is read here first, within its limit: a slow sender keeps a Worker waiting,
 * which costs nothing, and never an object, which does.
 */
export function makeHandOn(objectOf: (ownerId: number) => PersonMethods): HandOn {
  return async ({ endpoint, params, query, clientAddress, requestId, request }, parties, ownerId) => {
    const bytes = await readBody(request, endpoint)
    const { method, headers, url } = request
    const forwarded = new Request(url, { method, headers, ...(bytes.byteLength > 0 && { body: bytes }) })
    // Copies: a router's objects without a prototype cannot travel.
    const plain = { params: { ...params }, query: { ...query } }
    const errand = { call: endpoint.name, ...plain, clientAddress, requestId, parties, ownerId }
    const answer = await objectOf(ownerId).answer(errand, forwarded)
    // What came over the wire may not be added to; the app still adds its headers.
    return new Response(answer.body, answer)
  }
}
