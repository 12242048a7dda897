import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Hono } from 'hono'
import type { AppParts, Identity } from '../app-parts.ts'
import { ApiError } from '../errors.ts'
import type { AllHandlers } from '../routes/all-handlers.ts'
import { toResponse } from './answer.ts'
import { commonHeaders } from './common-headers.ts'
import { setCrossOriginHeaders } from './cross-origin.ts'
import { errorAnswer } from './error-answer.ts'
import { type CallHandler, runCall, type WhileReceiving } from './run-call.ts'

/** What Hono knows of a request beside the request itself. */
export interface HttpEnv {
  Bindings: { clientAddress: string; whileReceiving?: WhileReceiving }
  Variables: {
    requestId: string
    /** The endpoint's name, once it is known. */
    call?: string
    /** Set where the answer was made with the headers that every answer carries. */
    hasCommonHeaders?: boolean
  }
}

const table: readonly Endpoint[] = Object.values(endpoints)

/** @throws Error for a call of the table that nobody answers: a mistake that must not wait for its first caller. */
export function handlerOf({ name }: Endpoint, { ledger, request }: AllHandlers): CallHandler {
  const [onLedger, onRequest] = [ledger[name], request[name]]
  if (onLedger) return { kind: 'ledger', run: onLedger }
  if (onRequest) return { kind: 'request', run: onRequest }
  throw new Error(`The call ${name} is in the endpoint table and has no handler`)
}

/** The path as Hono writes it: `{id}` becomes `:id`. */
const routePath = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')

/** `HEAD` comes with `GET`; `OPTIONS` is always answered. */
function allowedMethods(atPath: readonly Endpoint[]): string {
  const methods = atPath.map((endpoint) => endpoint.method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function registerCalls(app: Hono<HttpEnv>, parts: AppParts, identity: Identity, handlers: AllHandlers): void {
  const setCommonHeaders = commonHeaders(parts)
  for (const endpoint of table) {
    const handler = handlerOf(endpoint, handlers)
    app.on(endpoint.method, routePath(endpoint), async (c) => {
      const { clientAddress, whileReceiving } = c.env
      const requestId = c.get('requestId')
      c.set('call', endpoint.name)
      // Most calls have neither: then neither is looked for.
      const [params, query] = [endpoint.params ? c.req.param() : {}, endpoint.query ? c.req.query() : {}]
      const call = { endpoint, handler, request: c.req.raw, clientAddress, requestId, params, query, whileReceiving }
      const answer = await runCall(call, parts, identity).catch((error: unknown) =>
        errorAnswer(error, endpoint.name, requestId, parts.log),
      )
      await setCrossOriginHeaders(c.req.raw, endpoint, parts.directory, answer.headers)
      if (answer instanceof Response) return answer
      setCommonHeaders(answer.headers, requestId, [])
      c.set('hasCommonHeaders', true)
      return toResponse(answer)
    })
  }
}

function registerOtherMethods(app: Hono<HttpEnv>, { directory }: AppParts): void {
  for (const [path, atPath] of Map.groupBy(table, routePath)) {
    app.all(path, async (c) => {
      const headers = new Headers({ Allow: allowedMethods(atPath), 'Cache-Control': 'no-store' })
      if (c.req.method !== 'OPTIONS') return Response.json(new ApiError(405, -1).toBody(), { status: 405, headers })
      const asked = atPath.find((endpoint) => endpoint.method === c.req.header('Access-Control-Request-Method'))
      if (asked) await setCrossOriginHeaders(c.req.raw, asked, directory, headers)
      return new Response(null, { status: 204, headers })
    })
  }
}

/** Every call of the table at its path, and a plain no for other methods there. */
export function registerEndpoints(
  app: Hono<HttpEnv>,
  parts: AppParts,
  identity: Identity,
  handlers: AllHandlers,
): void {
  registerCalls(app, parts, identity, handlers)
  // After all of them: a path that also fits a wider pattern must not be refused by it.
  registerOtherMethods(app, parts)
}
