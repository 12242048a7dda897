/** How this app writes its cookies: with the `__Host-` prefix and Secure if the page is served over https. */
export interface CookieStyle {
  readonly isSecure: boolean
}

interface CookieOptions {
  /** Readable by the page's scripts; only the anti-forgery tokens are, and the role of the person. */
  readonly isReadable?: boolean
  /** For our frames on other sites' pages: sent there, and kept apart for each of those sites. */
  readonly isForFrames?: boolean
  /** Without it, the cookie lasts until the browser closes. */
  readonly maxAgeSeconds?: number
}

/** Returns the name that a cookie has in the browser. */
export function cookieName(style: CookieStyle, name: string): string {
  return style.isSecure ? `__Host-${name}` : name
}

/** Returns a `Set-Cookie` value for one of our cookies. */
export function cookieHeader(style: CookieStyle, name: string, value: string, options: CookieOptions = {}): string {
  return [
    `${cookieName(style, name)}=${value}`,
    'Path=/',
    options.isForFrames ? 'SameSite=None; Partitioned' : 'SameSite=Lax',
    style.isSecure && 'Secure',
    !options.isReadable && 'HttpOnly',
    options.maxAgeSeconds !== undefined && `Max-Age=${options.maxAgeSeconds}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/**
 * Returns the value of our cookie in a `Cookie` header; undefined unless it is there exactly once, because a second one
 * was planted by an attacker.
 */
export function cookieIn(style: CookieStyle, cookies: string, name: string): string | undefined {
  const wanted = `${cookieName(style, name)}=`
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(wanted))
  return found.length === 1 ? found[0]?.slice(wanted.length) : undefined
}

/** Returns all cookies of a request, as the browser sent them. */
export const readCookies = (request: Request): string => request.headers.get('Cookie') ?? ''

/** Like `cookieIn`, for a request. */
export function readCookie(style: CookieStyle, request: Request, name: string): string | undefined {
  return cookieIn(style, readCookies(request), name)
}
