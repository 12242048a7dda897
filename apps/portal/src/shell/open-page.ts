/**
 * Opens an address of the server in place of this page and of its entry in the history. Always reloads, even if only the part
 * behind the hash differs, so that the page also forgets the session.
 */
export function openPage(address: string): void {
  const { pathname, search } = new URL(address, location.href)
  if (pathname !== location.pathname || search !== location.search) return location.replace(address)
  history.replaceState(null, '', address)
  location.reload()
}
