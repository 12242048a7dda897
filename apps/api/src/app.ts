import { Hono } from 'hono'
import type { AppParts } from './app-parts.ts'
import { notFound, unavailable } from './errors.ts'
import { registerDescription } from './http/describe.ts'
import { errorAnswer } from './http/error-answer.ts'
import { frameAncestorsOf } from './http/frame-ancestors.ts'
import { type HttpEnv, registerEndpoints } from './http/register-endpoints.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { makeIdentity } from './identity/make-identity.ts'
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

const isHttps = ({ publicOrigin }: AppParts) => publicOrigin?.startsWith('https:') ?? false

/** On every answer: a name to find it by in the log, and what keeps it from being misused. */
function registerAnswerHeaders(app: Hono<HttpEnv>, parts: AppParts): void {
  app.use(async (c, next) => {
    const requestId = Buffer.from(parts.random.bytes(12)).toString('hex')
    c.set('requestId', requestId)
    await next()
    const { headers } = c.res
    headers.set('X-Request-Id', requestId)
    setSecurityHeaders(headers, {
      isPage: headers.get('Content-Type')?.startsWith('text/html') ?? false,
      isHttps: isHttps(parts),
      frameAncestors: await frameAncestorsOf(c.req.raw, parts.directory),
    })
  })
}

function registerHealth(app: Hono<HttpEnv>, { directory, version }: AppParts): void {
  app.get('/health', async () => {
    const isUp = await directory.ping().then(
      () => true,
      () => false,
    )
    const state = isUp ? 'ok' : 'down'
    const headers = { 'Cache-Control': 'no-store' }
    return Response.json({ status: state, store: state, version }, { status: isUp ? 200 : 503, headers })
  })
}

/** Puts the app together from its parts. Other handlers than the app's own are for tests. */
export function createApp(parts: AppParts, makeHandlers: typeof allHandlers = allHandlers): App {
  const identity = makeIdentity(parts)
  const handlers: AllHandlers = makeHandlers(parts, identity)
  const app = new Hono<HttpEnv>()

  registerAnswerHeaders(app, parts)
  registerEndpoints(app, parts, identity, handlers)
  registerHealth(app, parts)
  registerDescription(app, parts)
  registerOutbox(app, parts)
  registerSsoPage(app, parts)
  registerPages(app, parts, identity)
  app.notFound((c) => errorAnswer(notFound(), 'unknown', c.get('requestId'), parts.log))
  app.onError((error, c) => errorAnswer(error, c.req.routePath, c.get('requestId'), parts.log))

  let atWork = 0
  return {
    async fetch(request, clientAddress = '') {
      if (atWork >= (parts.mostAtOnce ?? MOST_AT_ONCE)) return errorAnswer(unavailable(1), 'busy', '', parts.log)
      atWork += 1
      try {
        return await app.fetch(request, { clientAddress })
      } finally {
        atWork -= 1
      }
    },
  }
}
