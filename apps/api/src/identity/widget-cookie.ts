import { createHash } from 'node:crypto'
import type { WidgetGrant, WidgetGrants } from '../store/directory/widget-grants.ts'
import { cookieHeader, readCookie } from './cookies.ts'
import { type Keys, readSignedValue, signedValue } from './keys.ts'

/** How long a replaced value still works: other frames of the page may just be sending it. */
const graceMs = 60_000

/** Frames on other sites are on secure pages, or on a developer's own machine, where browsers treat plain http alike. */
const style = { isSecure: true }

/** One cookie for each page, so that two pages of one site never mix: `wg-` and 8 hex digits of the origin's SHA-256. */
const widgetCookieName = (origin: string): string =>
  `wg-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}`

interface CookieValue {
  readonly grantId: number
  /** Each value of a grant's cookie has the next number. */
  readonly serial: number
}

/** Carries what the cookie would say, from a browser that keeps no cookie for frames of another site than the page's. */
const renewalHeader = 'Evenkeel-Renewal'

/** Returns what the page's cookie in a request says, or else its header; null without one that we made. */
export function readWidgetCookie(keys: Keys, request: Request, origin: string): CookieValue | null {
  const text = readCookie(style, request, widgetCookieName(origin)) ?? request.headers.get(renewalHeader) ?? undefined
  const value = readSignedValue(keys, 'widget-cookie', text)
  const [grantId, serial] = value === null ? [] : value.split('.').map(Number)
  return grantId === undefined || serial === undefined ? null : { grantId, serial }
}

type Renewable = Pick<WidgetGrant, 'id' | 'origin' | 'cookieSerial' | 'endsAt'>

/** Returns the newest value of a grant's cookie, and the `Set-Cookie` value with it. */
export function widgetRenewal(
  keys: Keys,
  { id, origin, cookieSerial, endsAt }: Renewable,
  now: number,
): { readonly renewal: string; readonly cookie: string } {
  const value = signedValue(keys, 'widget-cookie', `${id}.${cookieSerial}`)
  const maxAgeSeconds = Math.max(0, Math.floor((endsAt - now) / 1000))
  const cookie = cookieHeader(style, widgetCookieName(origin), value, { isForFrames: true, maxAgeSeconds })
  return { renewal: value, cookie }
}

/** Returns the `Set-Cookie` value that removes a page's cookie. */
export const removedWidgetCookie = (origin: string): string =>
  cookieHeader(style, widgetCookieName(origin), '', { isForFrames: true, maxAgeSeconds: 0 })

const replacedMoments = ({ cookieReplaced }: WidgetGrant): readonly number[] => {
  const moments: unknown = JSON.parse(cookieReplaced)
  return Array.isArray(moments) ? moments.filter((moment) => typeof moment === 'number') : []
}

/** Whether a value of a grant's cookie is the newest, was replaced a moment ago, or was replaced before that. */
export function cookieState(grant: WidgetGrant, serial: number, now: number): 'newest' | 'recent' | 'spent' {
  if (serial === grant.cookieSerial) return 'newest'
  const replacedAt = replacedMoments(grant)[grant.cookieSerial - 1 - serial]
  return replacedAt !== undefined && now - replacedAt <= graceMs ? 'recent' : 'spent'
}

/** Makes the next value of a grant's cookie and returns the grant with it; null if another request has just done so. */
export async function renewCookie(grants: WidgetGrants, grant: WidgetGrant, now: number): Promise<WidgetGrant | null> {
  const cookieReplaced = JSON.stringify([now, ...replacedMoments(grant).filter((moment) => now - moment <= graceMs)])
  const isRenewed = await grants.replaceCookie(grant.id, grant.cookieSerial, cookieReplaced)
  return isRenewed ? { ...grant, cookieReplaced, cookieSerial: grant.cookieSerial + 1 } : null
}
