import type { Context } from 'hono'
import type { AppParts } from '../app-parts.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'

/** Where a page of HTML wants its nonce: `<meta property="csp-nonce" nonce="%STYLE_NONCE%">`. */
const placeholder = '%STYLE_NONCE%'
const nonceBytes = 16

/**
 * Fills a fresh nonce into the page that is being answered and returns it; undefined for an answer that wants none. The policy
 * then allows the style elements with this nonce: libraries for lists, dialogs, and menus write such elements. A page with a
 * nonce must not be cached, because a nonce is for one answer.
 */
export async function fillStyleNonce(
  c: Context<HttpEnv>,
  { random }: Pick<AppParts, 'random'>,
): Promise<string | undefined> {
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return undefined
  const html = await c.res.clone().text()
  if (!html.includes(placeholder)) return undefined
  const nonce = Buffer.from(random.bytes(nonceBytes)).toString('base64')
  // Only the first, which is in the head: text from elsewhere on the page must not get the nonce.
  c.res = new Response(html.replace(placeholder, nonce), c.res)
  return nonce
}
