import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { Role } from '@evenkeel/api-client/contract/auth'
import { forbidden, signedOut } from '../errors.ts'
import type { AntiForgery } from '../identity/anti-forgery.ts'
import type { EmbedAccess } from '../identity/embed-access.ts'
import type { SessionKeeper } from '../identity/session-keeper.ts'
import type { SignedInPerson } from './request-context.ts'

interface CallerParts {
  readonly sessions: SessionKeeper
  readonly antiForgery: AntiForgery
  readonly embeds: EmbedAccess
}

/** This call comes from other people's pages and carries its own proof; no cookie is read on it. */
const isTokenExchange = (endpoint: Endpoint) => endpoint.name === 'embedToken'

const bearerOf = (request: Request) => /^Bearer ([\w.-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

function checkRole(caller: SignedInPerson | null, endpoint: Endpoint): void {
  if (endpoint.who === 'public') return
  if (!caller) throw signedOut()
  if (caller.role !== Role.EMPLOYEE) throw forbidden()
}

/**
 * Whom a request speaks for: the person of its session, or of a widget token in its Authorization header; null on public
 * calls without either. In this order, so that an ended session is never a 403: session, anti-forgery, role.
 *
 * @throws ApiError 401 without a session where one is needed, 403 for a write without our anti-forgery tokens, for a wrong
 * role and for a widget on a call that is not open to it.
 */
export async function identifyCaller(
  request: Request,
  endpoint: Endpoint,
  { sessions, antiForgery, embeds }: CallerParts,
): Promise<SignedInPerson | null> {
  if (isTokenExchange(endpoint)) return null
  if (request.headers.has('Authorization')) {
    const person = await embeds.personOf(bearerOf(request) ?? '', request, endpoint.widgets ?? [])
    checkRole(person, endpoint)
    return person
  }
  const session = await sessions.find(request, endpoint.isPoll ? 'poll' : 'act')
  if (endpoint.who === 'employee' && !session) throw signedOut()
  if (endpoint.method !== 'GET') antiForgery.check(request, session?.idHash ?? null)
  checkRole(session, endpoint)
  return session
}
