import { paths } from '@evenkeel/widgets/shared/paths.ts'

const ownPath = /^\/[a-z][a-z0-9/-]*$/

/** The sign-in page, which remembers the screen that somebody wanted to see; the home needs no remembering. */
export function loginPathFor(wanted: string): string {
  const isRemembered = ownPath.test(wanted) && wanted !== paths.home()
  return isRemembered ? `${paths.login()}?${new URLSearchParams({ from: wanted })}` : paths.login()
}

/** Where to go after the sign-in: a path of the portal's own, or null. Nothing else that somebody put into a link is followed. */
export function wantedPathOf(search: URLSearchParams): string | null {
  const wanted = search.get('from')
  return wanted !== null && ownPath.test(wanted) ? wanted : null
}
