/** Returns our own origin, as the person's browser knows it. */
export const findOwnOrigin = (request: Request, publicOrigin: string | undefined) =>
  publicOrigin ?? new URL(request.url).origin

/**
 * Whether an origin is the host that a request was sent to. The scheme may differ, because a proxy may have changed it.
 */
export function isOfItsHost(origin: string, request: Request): boolean {
  const host = request.headers.get('Host') ?? new URL(request.url).host
  // The form that browsers write is compared first, so that most requests need no parsing.
  if (origin === `http://${host}` || origin === `https://${host}`) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
