/**
 * The address that a request came from. Behind proxies of our own that is not the one at the other end of the connection: each
 * of them adds to `X-Forwarded-For` whom it heard it from, so as many from the end as there are proxies is true. What stands
 * before that, anybody can have written.
 *
 * @param proxies how many proxies of our own every request passes; 0 where people reach this server themselves.
 */
export function clientAddressOf(remoteAddress: string, forwardedFor: string | undefined, proxies: number): string {
  const heard = (forwardedFor ?? '').split(',').map((address) => address.trim())
  return proxies > 0 ? heard.at(-proxies) || remoteAddress : remoteAddress
}
