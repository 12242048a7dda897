import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Hono } from 'hono'
import type { AppParts, Identity } from '../app-parts.ts'
import { ApiError } from '../errors.ts'
import type { CallRegistry } from '../calls/registry.ts'
import { toResponse } from './answer.ts'
import type { CallHandler, UploadProgress } from './call.ts'
import { commonHeaders } from './common-headers.ts'
import { errorAnswer } from './error-answer.ts'
import { runCall } from './run-call.ts'

/** What Hono keeps for a request. */
export interface HttpEnv {
  Bindings: { clientAddress: string; whileReceiving?: UploadProgress }
  Variables: {
    requestId: string
    /** The endpoint's name, once it is known. */
    call?: string
    /** Set if the answer already has the headers of every answer. */
    hasCommonHeaders?: boolean
  }
}

const table: readonly Endpoint[] = Object.values(endpoints)

/** Returns the handler of a call. @throws Error without one, at the start rather than at the first request. */
export function findHandler({ name }: Endpoint, { ledger, request }: CallRegistry): CallHandler {
  const [onLedger, onRequest] = [ledger[name], request[name]]
  if (onLedger) return { kind: 'ledger', run: onLedger }
  if (onRequest) return { kind: 'request', run: onRequest }
  throw new Error(`The call ${name} is in the endpoint table and has no handler`)
}

/** Returns the path in Hono's notation: `{id}` becomes `:id`. */
const routePath = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Returns the `Allow` header. `HEAD` comes with `GET`. */
function allowedMethods(atPath: readonly Endpoint[]): string {
  const methods = atPath.map((endpoint) => endpoint.method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
}

function registerCalls(app: Hono<HttpEnv>, parts: AppParts, identity: Identity, handlers: CallRegistry): void {
  const setCommonHeaders = commonHeaders(parts)
  for (const endpoint of table) {
    const handler = findHandler(endpoint, handlers)
    app.on(endpoint.method, routePath(endpoint), async (c) => {
      const { clientAddress, whileReceiving } = c.env
      const requestId = c.get('requestId')
      c.set('call', endpoint.name)
      // Skipped for calls without them, which are most.
      const [params, query] = [endpoint.params ? c.req.param() : {}, endpoint.query ? c.req.query() : {}]
      const call = { endpoint, handler, request: c.req.raw, clientAddress, requestId, params, query, whileReceiving }
      const answer = await runCall(call, parts, identity).catch((error: unknown) =>
        errorAnswer(error, endpoint.name, requestId, parts.log),
      )
      if (answer instanceof Response) return answer
      setCommonHeaders(answer.headers, requestId)
      c.set('hasCommonHeaders', true)
      return toResponse(answer)
    })
  }
}

/** `OPTIONS` is one of them: no page of another origin may make a call. */
function registerOtherMethods(app: Hono<HttpEnv>): void {
  for (const [path, atPath] of Map.groupBy(table, routePath)) {
    const headers = { Allow: allowedMethods(atPath), 'Cache-Control': 'no-store' }
    app.all(path, () => Response.json(new ApiError(405, -1).toBody(), { status: 405, headers }))
  }
}

/** Registers every call of the table at its path, and answers 405 to other methods there. */
export function registerEndpoints(
  app: Hono<HttpEnv>,
  parts: AppParts,
  identity: Identity,
  handlers: CallRegistry,
): void {
  registerCalls(app, parts, identity, handlers)
  // Registered last, so that a wider pattern does not refuse a path that also fits a call.
  registerOtherMethods(app)
}
