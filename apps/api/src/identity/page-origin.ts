/** Our own origin, as the person's browser knows it. */
export const ownOriginOf = (request: Request, publicOrigin: string | undefined) =>
  publicOrigin ?? new URL(request.url).origin

/**
 * The origin of the page that a request comes from; null where it comes from none. A browser names it on every call to
 * another origin; on reads of a page's own origin it says no more than the referrer.
 */
export function pageOriginOf(request: Request): string | null {
  const origin = request.headers.get('Origin')
  if (origin !== null) return origin
  const referrer = request.headers.get('Referer')
  return referrer && URL.canParse(referrer) ? new URL(referrer).origin : null
}

/** Whether an origin is that of the host to which a request was sent, by whichever scheme: a proxy may have taken the other. */
export function isOfItsHost(origin: string, request: Request): boolean {
  const host = request.headers.get('Host') ?? new URL(request.url).host
  // As browsers write it, so that most requests need no parsing.
  if (origin === `http://${host}` || origin === `https://${host}`) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
