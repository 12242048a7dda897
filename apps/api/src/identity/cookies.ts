/** How this app writes its cookies: with the `__Host-` prefix and Secure wherever the page is served over https. */
export interface CookieStyle {
  readonly isSecure: boolean
}

interface CookieOptions {
  /** Readable by the page's scripts; only the anti-forgery tokens are. */
  readonly isReadable?: boolean
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number
}

/** The name under which the browser knows a cookie. */
export function cookieName(style: CookieStyle, name: string): string {
  return style.isSecure ? `__Host-${name}` : name
}

/** A `Set-Cookie` value for a cookie of ours. */
export function cookieHeader(style: CookieStyle, name: string, value: string, options: CookieOptions = {}): string {
  return [
    `${cookieName(style, name)}=${value}`,
    'Path=/',
    'SameSite=Lax',
    style.isSecure && 'Secure',
    !options.isReadable && 'HttpOnly',
    options.maxAgeSeconds !== undefined && `Max-Age=${options.maxAgeSeconds}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The value of a cookie of ours in a `Cookie` header, if it is there exactly once: a doubled one was planted by somebody else. */
export function cookieIn(style: CookieStyle, cookies: string, name: string): string | undefined {
  const wanted = `${cookieName(style, name)}=`
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(wanted))
  return found.length === 1 ? found[0]?.slice(wanted.length) : undefined
}

/** All cookies of a request, as the browser sent them. */
export const cookiesOf = (request: Request): string => request.headers.get('Cookie') ?? ''

/** As `cookieIn`, of a request. */
export function readCookie(style: CookieStyle, request: Request, name: string): string | undefined {
  return cookieIn(style, cookiesOf(request), name)
}
