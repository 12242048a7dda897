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
