import type { AppParts } from '../app-parts.ts'
import type { HeaderTarget } from './answer.ts'
import { setSecurityHeaders } from './security-headers.ts'

const isHttps = ({ publicOrigin }: AppParts) => publicOrigin?.startsWith('https:') ?? false
const hasPlaid = ({ bank }: AppParts) => bank?.providers.some(({ name }) => name === 'plaid') ?? false

/** Sets what every answer carries: a name to find it by in the log, and what keeps it from being misused. */
export type SetCommonHeaders = (headers: HeaderTarget, requestId: string, frameAncestors: readonly string[]) => void

/** Looked up once: neither the origin nor the banks of an app change while it runs. */
export function commonHeaders(parts: AppParts): SetCommonHeaders {
  const choices = { isHttps: isHttps(parts), hasPlaid: hasPlaid(parts) }
  return (headers, requestId, frameAncestors) => {
    headers.set('X-Request-Id', requestId)
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    setSecurityHeaders(headers, { ...choices, isPage, frameAncestors })
  }
}
