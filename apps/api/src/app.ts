import { Hono } from 'hono'
import type { AppParts } from './app-parts.ts'
import { notFound, unavailable } from './errors.ts'
import { commonHeaders } from './http/common-headers.ts'
import { registerDescription } from './http/describe.ts'
import { errorAnswer } from './http/error-answer.ts'
import { frameAncestorsOf } from './http/frame-ancestors.ts'
import { type HttpEnv, registerEndpoints } from './http/register-endpoints.ts'
import type { WhileReceiving } from './http/run-call.ts'
import { makeIdentity } from './identity/make-identity.ts'
import { registerOperations } from './ops/register-operations.ts'
import { registerOutbox } from './pages/outbox-page.ts'
import { registerPages } from './pages/portal-pages.ts'
import { registerSsoPage } from './pages/sso-page.ts'
import { type AllHandlers, allHandlers } from './routes/all-handlers.ts'

/** Beyond this many requests at once new ones are sent away, so that those at work are done in time. */
const MOST_AT_ONCE = 512

/** The whole API and the portal's pages as one function from request to answer. */
export interface App {
  fetch(request: Request, clientAddress?: string): Promise<Response>
}

function registerAnswerHeaders(app: Hono<HttpEnv>, parts: AppParts): void {
  const setCommonHeaders = commonHeaders(parts)
  app.use(async (c, next) => {
    const requestId = Buffer.from(parts.random.bytes(12)).toString('hex')
    c.set('requestId', requestId)
    const answered = parts.operations?.observe()
    await next()
    if (!c.get('hasCommonHeaders'))
      setCommonHeaders(c.res.headers, requestId, await frameAncestorsOf(c.req.raw, parts.directory))
    answered?.({ requestId, call: c.get('call') ?? 'page', status: c.res.status })
  })
}

function sendAway(parts: AppParts): Response {
  const answer = errorAnswer(unavailable(1), 'busy', '', parts.log)
  parts.operations?.observe()({ requestId: '', call: 'busy', status: answer.status })
  return answer
}

/** Puts the app together from its parts. Other handlers than the app's own are for tests. */
export function createApp(parts: AppParts, makeHandlers: typeof allHandlers = allHandlers): App {
  const identity = makeIdentity(parts)
  const handlers: AllHandlers = makeHandlers(parts, identity)
  const app = new Hono<HttpEnv>()

  registerAnswerHeaders(app, parts)
  registerEndpoints(app, parts, identity, handlers)
  registerOperations(app, parts)
  registerDescription(app, parts)
  registerOutbox(app, parts)
  registerSsoPage(app, parts)
  registerPages(app, parts, identity)
  app.notFound((c) => errorAnswer(notFound(), 'unknown', c.get('requestId'), parts.log))
  app.onError((error, c) => errorAnswer(error, c.req.routePath, c.get('requestId'), parts.log))

  let atWork = 0
  // Whoever sends a body drop by drop takes nobody's place: those that do could otherwise keep all others out.
  const whileReceiving: WhileReceiving = async (receiving) => {
    atWork -= 1
    try {
      return await receiving
    } finally {
      atWork += 1
    }
  }
  return {
    async fetch(request, clientAddress = '') {
      if (atWork >= (parts.mostAtOnce ?? MOST_AT_ONCE)) return sendAway(parts)
      atWork += 1
      try {
        return await app.fetch(request, { clientAddress, whileReceiving })
      } finally {
        atWork -= 1
      }
    },
  }
}
