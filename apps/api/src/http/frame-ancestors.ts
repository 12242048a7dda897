import type { Directory } from '../store/directory/directory.ts'

const SELF = "'self'"

/** Where an employee agrees: a page that must never stand in somebody else's frame, under a trick. */
const NEVER_FRAMED = '/embed/connect'

/** Where banks are linked in a frame: it stands on our own pages alone. */
const FRAMED_BY_US = '/embed/bank-link'

/**
 * Who may show a page in a frame: nobody, but for the link frame our own pages, and for a widget's page `/embed/<widget>` our own pages and the page that asks, if some company
 * lets widgets stand on its origin. Only that one origin is named, so that the answer tells nothing of other customers.
 */
export async function frameAncestorsOf(request: Request, directory: Directory): Promise<string[]> {
  // A look at the whole text first, since most requests are for something else.
  if (!request.url.includes('/embed/')) return []
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/embed/') || pathname === NEVER_FRAMED) return []
  if (pathname === FRAMED_BY_US) return [SELF]
  const referrer = request.headers.get('Referer')
  const origin = referrer && URL.canParse(referrer) ? new URL(referrer).origin : null
  return origin && (await directory.companies.isOriginKnown(origin)) ? [SELF, origin] : [SELF]
}
