import type { AppParts } from '../app-parts.ts'
import type { HeaderTarget } from './answer.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { OpenerPolicy } from './framing-policy.ts'

const isHttps = ({ publicOrigin }: AppParts) => publicOrigin?.startsWith('https:') ?? false
const hasPlaid = ({ bank }: AppParts) => bank?.providers.some(({ name }) => name === 'plaid') ?? false

/** How pages of other sites may show an answer, by default not at all, and which style elements it may have, by default none. */
interface Shown {
  readonly frameAncestors?: readonly string[]
  readonly openerPolicy?: OpenerPolicy
  readonly styleNonce?: string | undefined
}

/** Sets the headers of every answer: the request id, which the log has too, and the security headers. */
export type SetCommonHeaders = (headers: HeaderTarget, requestId: string, shown?: Shown) => void

/** Returns the setter. Reads origin and banks once, because they do not change while the app runs. */
export function commonHeaders(parts: AppParts): SetCommonHeaders {
  const choices = { isHttps: isHttps(parts), hasPlaid: hasPlaid(parts) }
  return (headers, requestId, { frameAncestors = [], openerPolicy = 'same-origin', styleNonce } = {}) => {
    headers.set('X-Request-Id', requestId)
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    setSecurityHeaders(headers, { ...choices, isPage, frameAncestors, openerPolicy, styleNonce })
  }
}
