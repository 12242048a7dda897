import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { forbidden, signedOut } from '../errors.ts'
import type { AntiForgery } from '../identity/anti-forgery.ts'
import type { EmbedAccess } from '../identity/embed-access.ts'
import type { SessionKeeper } from '../identity/session-keeper.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { rolesOf } from './access.ts'
import type { SignedInPerson } from './request-context.ts'

interface CallerParts {
  readonly sessions: SessionKeeper
  readonly antiForgery: AntiForgery
  readonly embeds: EmbedAccess
}

/** This call comes from other people's pages or from a machine and carries its own proof; no cookie is read on it. */
const provesItself = (endpoint: Endpoint) => endpoint.name === 'embedToken' || endpoint.bodyType === 'signed'

const bearerOf = (request: Request) => /^Bearer ([\w.-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

function checkRole(caller: SignedInPerson | null, endpoint: Endpoint): void {
  if (endpoint.who === 'public') return
  if (!caller) throw signedOut()
  if (!rolesOf(endpoint).includes(caller.role)) throw forbidden()
  if (!endpoint.beforeTerms && caller.acceptedTerms !== TERMS_VERSION) throw forbidden()
}

/**
 * Whom a request speaks for: the person of its session, or of a widget token in its Authorization header; null on public
 * calls without either. In this order, so that an ended session is never a 403: session, anti-forgery, role.
 *
 * @throws ApiError 401 without a session where one is needed, 403 for a write without our anti-forgery tokens, for a wrong
 * role, before the terms of use in force are accepted, and for a widget on a call that is not open to it.
 */
export async function identifyCaller(
  request: Request,
  endpoint: Endpoint,
  { sessions, antiForgery, embeds }: CallerParts,
): Promise<SignedInPerson | null> {
  if (provesItself(endpoint)) return null
  if (request.headers.has('Authorization')) {
    const person = await embeds.personOf(bearerOf(request) ?? '', request, endpoint.widgets ?? [])
    checkRole(person, endpoint)
    return person
  }
  const session = await sessions.find(request, endpoint.isPoll ? 'poll' : 'act')
  if (endpoint.who !== 'public' && !session) throw signedOut()
  if (endpoint.method !== 'GET' || endpoint.needsAntiForgery) antiForgery.check(request, session?.idHash ?? null)
  checkRole(session, endpoint)
  return session
}
