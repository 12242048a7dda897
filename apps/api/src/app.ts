import { Hono } from 'hono'
import type { AppParts } from './app-parts.ts'
import { notFound, unavailable } from './errors.ts'
import { commonHeaders } from './http/common-headers.ts'
import { registerDescription } from './http/openapi/describe.ts'
import { errorAnswer } from './http/error-answer.ts'
import { findFrameAncestors, toOpenerPolicy } from './http/framing-policy.ts'
import { type HttpEnv, registerEndpoints } from './http/register-endpoints.ts'
import type { UploadProgress } from './http/call.ts'
import { createIdentity } from './identity/create-identity.ts'
import { registerOperations } from './ops/register-operations.ts'
import { registerPolicyReports } from './pages/policy-reports.ts'
import { registerSecurityContact } from './pages/security-txt.ts'
import { registerPages } from './pages/portal-pages.ts'
import { compressPage } from './pages/send-file.ts'
import { fillStyleNonce } from './pages/style-nonce.ts'
import { type CallRegistry, createRegistry } from './calls/registry.ts'

/** Beyond this many requests at once new ones are sent away, so that those at work are done in time. */
const maxConcurrent = 512

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
    if (!c.get('hasCommonHeaders')) {
      const shown = {
        frameAncestors: findFrameAncestors(c.req.raw, parts.containers),
        openerPolicy: toOpenerPolicy(c.req.raw),
        styleNonce: await fillStyleNonce(c, parts),
      }
      await compressPage(c, parts)
      setCommonHeaders(c.res.headers, requestId, shown)
    }
    answered?.({ requestId, call: c.get('call') ?? 'page', status: c.res.status })
  })
}

function sendAway(parts: AppParts): Response {
  const answer = errorAnswer(unavailable(1), 'busy', '', parts.log)
  commonHeaders(parts)(answer.headers, '')
  parts.operations?.observe()({ requestId: '', call: 'busy', status: answer.status })
  return answer
}

/** Registers pages that a host adds to the app. */
export type ExtraPages = (app: Hono<HttpEnv>) => void

interface AppOptions {
  /** Handlers other than the app's own are for tests. */
  readonly createHandlers?: typeof createRegistry | undefined
  readonly extras?: readonly ExtraPages[]
}

/** Puts the app together from its parts. */
export function createApp(parts: AppParts, { createHandlers = createRegistry, extras = [] }: AppOptions = {}): App {
  const identity = createIdentity(parts)
  const handlers: CallRegistry = createHandlers(parts, identity)
  const app = new Hono<HttpEnv>()

  registerAnswerHeaders(app, parts)
  registerEndpoints(app, parts, identity, handlers)
  registerOperations(app, parts)
  registerDescription(app, parts)
  registerSecurityContact(app, parts)
  registerPolicyReports(app, parts)
  for (const register of extras) register(app)
  registerPages(app, parts, identity)
  app.notFound((c) => errorAnswer(notFound(), 'unknown', c.get('requestId'), parts.log))
  app.onError((error, c) => errorAnswer(error, c.req.routePath, c.get('requestId'), parts.log))

  let atWork = 0
  // A sender that sends its body slowly does not count as at work: a few of them could otherwise keep all others out.
  const whileReceiving: UploadProgress = async (receiving) => {
    atWork -= 1
    try {
      return await receiving
    } finally {
      atWork += 1
    }
  }
  return {
    async fetch(request, clientAddress = '') {
      if (atWork >= (parts.maxConcurrent ?? maxConcurrent)) return sendAway(parts)
      atWork += 1
      try {
        return await app.fetch(request, { clientAddress, whileReceiving })
      } finally {
        atWork -= 1
      }
    },
  }
}
