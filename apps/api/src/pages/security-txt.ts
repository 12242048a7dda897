import type { Hono } from 'hono'
import type { AppParts } from '../app-parts.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { securityPolicy } from './security-policy.ts'

const exampleContact = 'mailto:security@evenkeel.example'
const policyPath = '/security-policy'
const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validForDays = 180

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }

/** Returns the end of a UTC day, so that all answers of one day are the same. */
function expiry(now: number): string {
  const lastDay = Math.floor(now / dayMs) + validForDays
  return new Date(lastDay * dayMs).toISOString().replace('.000Z', 'Z')
}

/**
 * Returns the file of RFC 9116. Addresses of ours are in it only with the public origin and https: an address from the request would let a
 * visitor choose it.
 */
function securityTxt(contact: string, origin: string | undefined, now: number): string {
  const own = origin?.startsWith('https:')
    ? [`Canonical: ${origin}/.well-known/security.txt`, `Policy: ${origin}${policyPath}`]
    : []
  const lines = [`Contact: ${contact}`, `Expires: ${expiry(now)}`, 'Preferred-Languages: en', ...own]
  return `${lines.join('\n')}\n`
}

/** Registers `/.well-known/security.txt` and the policy that it names; in production only if there is a contact. */
export function registerSecurityContact(app: Hono<HttpEnv>, parts: AppParts): void {
  const contact = parts.securityContact ?? (parts.isProduction ? undefined : exampleContact)
  if (contact === undefined) return
  const { publicOrigin, clock } = parts
  app.get('/.well-known/security.txt', () => new Response(securityTxt(contact, publicOrigin, clock.now()), { headers }))
  app.get(policyPath, () => new Response(securityPolicy, { headers }))
}
