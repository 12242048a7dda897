/**
 * Reloads the page, because a browser requests failed code only once. Waits until the server can be reached, so that a person without a
 * connection does not end on the browser's own error page. Returns false where it cannot.
 */
export const openAnew = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      location.reload()
      return true
    },
    () => false,
  )

/** How often a page that did not open tries again by itself, in milliseconds. */
const againMs = 5000

/** Whether the page was loaded again before, which did not help. */
const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

const isTyped = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '')

/**
 * Says that the code of the page did not come. A press opens the page again. It also opens by itself, once, unless something is typed that
 * would be lost.
 */
export function sayNotOpened(): void {
  const notice = document.querySelector<HTMLElement>('[data-not-opened]')
  notice?.setAttribute('data-not-opened', 'now')
  notice?.setAttribute('role', 'alert')
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    void openAnew()
  })
  // A form that waits to be sent looks as if it were on its way.
  document.querySelector('[data-sent]')?.removeAttribute('data-sent')
  if (!isReloaded()) setInterval(() => isTyped() || void openAnew(), againMs)
}
