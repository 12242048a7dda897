import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { isOfItsHost } from '../identity/page-origin.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { HeaderTarget } from './answer.ts'

const REQUEST_HEADERS =
  'Authorization, Content-Type, Cache-Control, Pragma, Idempotency-Key, X-XSRF-TOKEN, RequestVerificationToken'

/** Calls that a widget on another origin may make. */
function isOpenToOtherOrigins(endpoint: Endpoint): boolean {
  return endpoint.name === 'embedToken' || (endpoint.widgets?.length ?? 0) > 0
}

/** The foreign origin that a request comes from, where some company lets widgets stand on it; else null. */
async function allowedOrigin(request: Request, directory: Directory): Promise<string | null> {
  const origin = request.headers.get('Origin')
  if (!origin || !URL.canParse(origin) || isOfItsHost(origin, request)) return null
  return (await directory.companies.isOriginKnown(origin)) ? origin : null
}

/**
 * Lets a page of an allowed origin read the answer. Never with credentials: a widget proves itself with its token, and the
 * cookies of the person stay out of it.
 */
export async function setCrossOriginHeaders(
  request: Request,
  endpoint: Endpoint,
  directory: Directory,
  headers: HeaderTarget,
): Promise<void> {
  if (!isOpenToOtherOrigins(endpoint)) return
  headers.append('Vary', 'Origin')
  const origin = await allowedOrigin(request, directory)
  if (!origin) return
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', `${CHANGE_HEADER}, Retry-After, X-Request-Id`)
  if (request.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Methods', endpoint.method)
    headers.set('Access-Control-Allow-Headers', REQUEST_HEADERS)
    headers.set('Access-Control-Max-Age', '600')
  }
}
