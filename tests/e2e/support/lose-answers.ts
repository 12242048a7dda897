import type { Page, Route } from 'playwright-core'

interface Call {
  readonly method: string
  readonly path: string
}

/** Lets the server do what a page asks of one call, and loses its answers until the end. */
export async function loseAnswers(page: Page, { method, path }: Call) {
  const isIt = (url: URL) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname)
  let count = 0
  const lose = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    count += 1
    await route.abort()
  }
  await page.route(isIt, lose)
  return { count: () => count, end: () => page.unroute(isIt, lose) }
}
