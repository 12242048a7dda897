import { paths } from '@evenkeel/widgets/shared/paths.ts'

const ownPath = /^\/[a-z][a-z0-9/-]*$/

/** A page on the way in, which remembers the screen that somebody wanted to see; the home needs no remembering. */
export function pathWithWanted(page: string, wanted: string | null): string {
  const isRemembered = wanted !== null && ownPath.test(wanted) && wanted !== paths.home()
  return isRemembered ? `${page}?${new URLSearchParams({ from: wanted })}` : page
}

/** The sign-in page, as `pathWithWanted`. */
export function loginPathFor(wanted: string): string {
  return pathWithWanted(paths.login(), wanted)
}

/** Where to go after the sign-in: a path of the portal's own, or null. Nothing else that somebody put into a link is followed. */
export function wantedPathOf(search: URLSearchParams): string | null {
  const wanted = search.get('from')
  return wanted !== null && ownPath.test(wanted) ? wanted : null
}
