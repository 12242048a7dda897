import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'

const ownPath = /^\/[a-z][a-z0-9/-]*$/

/** Returns the path of a sign-in page with the screen to open afterward; the home needs no mention. */
export function pathWithWanted(page: string, wanted: string | null): string {
  const isRemembered = wanted !== null && ownPath.test(wanted) && wanted !== paths.home()
  return isRemembered ? `${page}?${new URLSearchParams({ from: wanted })}` : page
}

/** Returns the path of the sign-in page, like `pathWithWanted`. */
export function loginPathFor(wanted: string): string {
  return pathWithWanted(paths.login(), wanted)
}

/** Returns the server's address of the sign-in page, with the portal screen at this location as the one to open afterward. */
export function loginAddressFor({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  // The content of a widget's page depends on that page's own parameters.
  const [wanted = ''] = pathname.startsWith('/embed/') ? [] : hash.replace(/^#/, '').split('?')
  return `${pages.signIn}#${loginPathFor(wanted)}`
}

/** Returns where to go after the sign-in: a path of the portal, or null. Nothing else in a link is followed. */
export function readWantedPath(search: URLSearchParams): string | null {
  const wanted = search.get('from')
  return wanted !== null && ownPath.test(wanted) ? wanted : null
}
