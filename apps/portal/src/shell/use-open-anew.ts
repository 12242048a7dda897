import { useState } from 'react'

/**
 * Returns `openAnew`, which reloads the page, because a browser requests failed code only once. Waits until the server can be
 * reached, so that a person without a connection does not end on the browser's own error page.
 */
export function useOpenAnew() {
  const [isBusy, setBusy] = useState(false)
  const openAnew = () => {
    setBusy(true)
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setBusy(false),
    )
  }
  return { isBusy, openAnew }
}
