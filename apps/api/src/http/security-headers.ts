import type { HeaderTarget } from './answer.ts'

/** Pages run our own scripts and styles only, and load nothing from anywhere else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
]

/**
 * Where Plaid links the banks, its script opens its dialog in a frame of its own. That script knows nothing of Trusted Types,
 * so they cannot be required on such a page. Source: Plaid's documentation of Link for the web.
 */
const PLAID_PAGE_POLICY = [
  ...PAGE_POLICY.filter((rule) => !/^(?:script|connect|frame)-src|^require-trusted-types/.test(rule)),
  "script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js",
  "connect-src 'self' https://production.plaid.com https://sandbox.plaid.com",
  "frame-src 'self' https://cdn.plaid.com",
]

/** Answers of the API are data: a browser that is talked into showing one as a page runs nothing. */
const DATA_POLICY = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
const TWO_YEARS = 63_072_000

export interface HeaderChoices {
  readonly isPage: boolean
  /** Banks are linked in Plaid's own dialog. */
  readonly hasPlaid?: boolean
  readonly isHttps: boolean
  /** Origins that may show this in a frame, our own included; empty for nobody. */
  readonly frameAncestors: readonly string[]
}

function headersOf({ isPage, hasPlaid, isHttps, frameAncestors }: HeaderChoices): Readonly<Record<string, string>> {
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"
  const pagePolicy = hasPlaid ? PLAID_PAGE_POLICY : PAGE_POLICY
  const policy = [...(isPage ? pagePolicy : DATA_POLICY), `frame-ancestors ${ancestors}`].join('; ')
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(frameAncestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` }),
  }
}

/** Of each kind of answer, made once: there are as many as origins that may show widgets. */
const made = new Map<string, readonly (readonly [string, string])[]>()

function madeHeadersOf(choices: HeaderChoices): readonly (readonly [string, string])[] {
  const { isPage, hasPlaid, isHttps, frameAncestors } = choices
  const name = `${isPage} ${hasPlaid} ${isHttps} ${frameAncestors.join(' ')}`
  const headers = made.get(name) ?? Object.entries(headersOf(choices))
  made.set(name, headers)
  return headers
}

/** Sets what every answer carries; a header that the answer set itself stays. */
export function setSecurityHeaders(headers: HeaderTarget, choices: HeaderChoices): void {
  for (const [name, value] of madeHeadersOf(choices)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
