import { wellKnownContainers } from '../settings/containers.ts'

const selfSource = "'self'"

/** The window in which an employee agrees; in a frame it would be open to clickjacking. */
const neverFramed = '/embed/window'

/** The page that links banks in a frame of our own pages. */
const framedByUs = '/embed/bank-link'

/** An origin that cannot end a directive: the host of an address may contain a semicolon. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/

/**
 * Returns the origins that may show a page in a frame; empty for most pages. The link frame is for our own pages. A widget's
 * page `/embed/<widget>` is for our own pages and for the referring page, known or not: a refusal would reveal whose customers
 * we have, and without a connection the page shows nothing of a person. Whether an employer allowed that page is decided when
 * a person connects and on every read. The browser compares all pages around the frame, and the request names the nearest one
 * only, so `containers` are the sites that may be around that one: for everybody the same, which reveals no customers either.
 * A frame that loads itself again names its page in the address. That opens nothing: any page may ask, and one alone is named.
 */
export function findFrameAncestors(request: Request, containers: readonly string[] = wellKnownContainers): string[] {
  // Checked before parsing the URL, because most requests are for something else.
  if (!request.url.includes('/embed/')) return []
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith('/embed/') || pathname === neverFramed) return []
  if (pathname === framedByUs) return [selfSource]
  const referrer = searchParams.get('page') ?? request.headers.get('Referer')
  const origin = referrer && URL.canParse(referrer) ? new URL(referrer).origin : ''
  return plainOrigin.test(origin) ? [selfSource, origin, ...containers] : [selfSource]
}

export type OpenerPolicy = 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'

/** The window in which a person agrees or confirms; it answers the frame that opened it. */
const answersItsOpener = '/embed/window'

/**
 * Returns the Cross-Origin-Opener-Policy of a page. It depends on the address only, never on who is signed in: otherwise a
 * site could open the page, see whether it still has a reference to the window, and so learn who uses Evenkeel.
 */
export function toOpenerPolicy({ url }: Request): OpenerPolicy {
  // Checked before parsing the URL, because most requests are for something else.
  if (!url.includes('/embed')) return 'same-origin'
  const { pathname } = new URL(url)
  if (pathname === answersItsOpener) return 'unsafe-none'
  // Widgets on this page open the second of these windows and wait for its answer.
  return pathname === '/embed' ? 'same-origin-allow-popups' : 'same-origin'
}
