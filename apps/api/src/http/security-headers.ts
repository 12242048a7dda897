import type { HeaderTarget } from './answer.ts'
import type { OpenerPolicy } from './framing-policy.ts'

/** Where browsers report that a page broke its policy. */
export const policyReports = '/policy-reports'

const ownStyles = "style-src 'self'"

/** Pages run our own scripts and styles only, and load nothing from other origins. */
const pagePolicyParts = [
  "default-src 'none'",
  "script-src 'self'",
  ownStyles,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  // The two that our pages create: for the list's one text, and for the worker of simulations.
  'trusted-types default evenkeel-simulation',
  'report-to policy',
]

/**
 * Plaid's script opens its dialog in its own frame. It does not support Trusted Types, so pages cannot require them when
 * Plaid links the banks. Source: Plaid's documentation of Link for the web.
 */
const plaidPagePolicy = [
  ...pagePolicyParts.filter((rule) => !/^(?:script|connect|frame)-src|trusted-types/.test(rule)),
  "script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js",
  "connect-src 'self' https://production.plaid.com https://sandbox.plaid.com",
  "frame-src 'self' https://cdn.plaid.com",
]

/** Answers of the API are data: a browser tricked into showing one as a page runs nothing. */
const dataPolicy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
const twoYears = 63_072_000

export interface HeaderChoices {
  readonly isPage: boolean
  /** Whether banks are linked in Plaid's dialog. */
  readonly hasPlaid?: boolean
  readonly isHttps: boolean
  /** Origins that may show this in a frame, our own included; empty for none. */
  readonly frameAncestors: readonly string[]
  /** Whether the page that opened this in a window keeps a reference to it. */
  readonly openerPolicy: OpenerPolicy
  /** Allows the page's style elements that have it, and no others. */
  readonly styleNonce?: string | undefined
}

function createHeaders({
  isPage,
  hasPlaid,
  isHttps,
  frameAncestors,
  openerPolicy,
}: HeaderChoices): Readonly<Record<string, string>> {
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"
  const pagePolicy = hasPlaid ? plaidPagePolicy : pagePolicyParts
  const policy = [...(isPage ? pagePolicy : dataPolicy), `frame-ancestors ${ancestors}`].join('; ')
  return {
    'Content-Security-Policy': policy,
    ...(isPage && { 'Reporting-Endpoints': `policy="${policyReports}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': openerPolicy,
    ...(frameAncestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }),
  }
}

/** The headers of each kind of answer, made once; not those that name an origin, of which there may be any number. */
const made = new Map<string, readonly (readonly [string, string])[]>()

function findHeaders(choices: HeaderChoices): readonly (readonly [string, string])[] {
  const { isPage, hasPlaid, isHttps, frameAncestors, openerPolicy } = choices
  if (frameAncestors.length > 1) return Object.entries(createHeaders(choices))
  const name = `${isPage} ${hasPlaid} ${isHttps} ${openerPolicy} ${frameAncestors.join(' ')}`
  const headers = made.get(name) ?? Object.entries(createHeaders(choices))
  made.set(name, headers)
  return headers
}

/** Applied to the finished headers, because each page has another nonce and the headers are made once. */
const allowStyles = (value: string, nonce: string | undefined) =>
  nonce ? value.replace(ownStyles, `${ownStyles} 'nonce-${nonce}'`) : value

/** Sets the security headers; keeps those that the answer has already set. */
export function setSecurityHeaders(headers: HeaderTarget, choices: HeaderChoices): void {
  for (const [name, value] of findHeaders(choices)) {
    if (!headers.has(name)) headers.set(name, allowStyles(value, choices.styleNonce))
  }
}
