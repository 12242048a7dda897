import { pageHeader } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { forbidden, signedOut } from '../errors.ts'
import type { AntiForgery } from '../identity/anti-forgery.ts'
import type { SessionManager } from '../identity/session-manager.ts'
import { termsVersion } from '../identity/terms.ts'
import { allowedRoles } from './access.ts'
import type { WidgetAccess } from '../identity/widget-access.ts'
import { isRead } from './create-context.ts'
import type { SignedInPerson } from './request-context.ts'

interface CallerParts {
  readonly sessions: SessionManager
  readonly antiForgery: AntiForgery
  readonly widgets: WidgetAccess
}

/** Whether a call comes from a widget's frame or a machine and carries its own proof; no session is read. */
const provesItself = (endpoint: Endpoint) => endpoint.bodyType === 'signed' || endpoint.provedBy === 'key'

/**
 * Whether another site's page caused this request. Refused for downloads: a download leaves the window opened for it as it
 * was, an error replaces its page, so the site could detect who is signed in.
 */
const isLedFromElsewhere = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.headers.get('Sec-Fetch-Site') ?? '')

const readBoundToken = (request: Request) => /^DPoP ([\w.-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

function checkRole(caller: SignedInPerson | null, endpoint: Endpoint): void {
  if (endpoint.who === 'public') return
  if (!caller) throw signedOut()
  if (!allowedRoles(endpoint).includes(caller.role))
    throw forbidden({ event: 'access-refused', subject: `caller:${caller.userId}` })
  if (!endpoint.beforeTerms && caller.acceptedTerms !== termsVersion) throw forbidden()
}

/**
 * Returns the person of a request's session, or of the widget token in its Authorization header; null on public calls
 * without either. Checks session, anti-forgery and role in this order, so that an ended session is never a 403.
 *
 * @throws ApiError 401 without a session if the call needs one; 403 for a file that another site's page asks for, a write
 * without anti-forgery tokens, a wrong role, terms of use not yet accepted, a widget on a call that is not open to it, and a change for a page that is not connected.
 */
export async function identifyCaller(
  request: Request,
  endpoint: Endpoint,
  { sessions, antiForgery, widgets }: CallerParts,
): Promise<SignedInPerson | null> {
  if (provesItself(endpoint)) return null
  if (endpoint.answerType && isLedFromElsewhere(request)) throw forbidden()
  if (request.headers.has('Authorization')) {
    const person = await widgets.personOf(readBoundToken(request) ?? '', request, endpoint)
    checkRole(person, endpoint)
    return person
  }
  const session = await sessions.find(request, endpoint.isPoll ? 'poll' : 'act')
  if (endpoint.who !== 'public' && !session) throw signedOut()
  if (endpoint.method !== 'GET' || endpoint.needsAntiForgery) antiForgery.check(request, session?.idHash ?? null)
  checkRole(session, endpoint)
  const asking = isRead(endpoint) ? null : request.headers.get(pageHeader)
  if (!session || asking === null) return session
  return { ...session, askedBy: await widgets.askedBy(asking, session, request) }
}
