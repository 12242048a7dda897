/**
 * Opens an address of the server in place of this page and of its entry in the history. Always reloads, even if only the part
 * behind the hash differs, so that the page also forgets the session. A word is what the sign-in page says then.
 */
export function openPage(address: string, word?: string): void {
  const { pathname, search } = new URL(address, location.href)
  const isElsewhere = pathname !== location.pathname || search !== location.search
  if (isElsewhere && word === undefined) return location.replace(address)
  // The router reads the state of an entry from `usr`. An entry keeps its state when it is loaded again.
  history.replaceState(word === undefined ? null : { usr: { word } }, '', address)
  location.reload()
}
