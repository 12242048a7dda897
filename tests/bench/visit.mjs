/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} State */

/**
 * How to open a page: `usable` is what must be there before it can be used, a selector, `field`, a field that was painted, `groups`,
 * the groups of accounts, or `drawn groups`, those that the portal draws;
 * `from` is the page of another site that a person comes from.
 * @typedef {{ url: string, from: string, usable: string, size: { width: number, height: number }, slowed: number, state?: State }} How
 */

/** Runs in the page before any of its scripts. @param {string} usable */
function watch(usable) {
  const seen = { usable: 0, painted: 0, shift: 0, largest: 0, blocked: 0 }
  Object.assign(globalThis, { seen })
  const sum = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  sum(
    'layout-shift',
    (entry) => void (Reflect.get(entry, 'hadRecentInput') || (seen.shift += Reflect.get(entry, 'value'))),
  )
  sum('largest-contentful-paint', (entry) => void (seen.largest = entry.startTime))
  sum('longtask', (entry) => void (seen.blocked += Math.max(0, entry.duration - 50)))
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const isThere = () => {
    if (usable === 'field') return document.querySelector('input')?.checkVisibility() === true && firstPaint() > 0
    if (!usable.endsWith('groups')) return document.querySelector(usable) !== null
    const place = usable === 'groups' ? 'section' : 'main section'
    const groups = [...document.querySelectorAll(`${place} button[aria-expanded]`)]
    return groups.some(({ textContent }) => /\d accounts?/.test(textContent))
  }
  const look = () => {
    if (seen.usable > 0 || !isThere()) return
    changes.disconnect()
    // A field that comes with the page is there before its styles: only what was painted can be typed into.
    if (usable === 'field') return void (seen.usable = seen.painted = firstPaint())
    seen.usable = performance.now()
    requestAnimationFrame(() => setTimeout(() => void (seen.painted = performance.now()), 0))
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { subtree: true, childList: true })
  if (usable === 'field') new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
}

/**
 * Opens a page in a new profile, with an empty cache, from a page of another site: a browser starts a process for each, while an
 * empty tab would lend its own to a page without our headers alone. Returns when the page could be used, when that was painted,
 * and what else was, in milliseconds.
 * @param {Browser} browser
 * @param {How} how
 */
export async function visit(browser, { url, from, usable, size, slowed, state }) {
  const context = await browser.newContext({ viewport: size, ...(state && { storageState: state }) })
  try {
    const page = await context.newPage()
    await page.goto(from)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    await page.addInitScript(watch, usable)
    await page.goto(url)
    // Asked without the driver's own script, which is larger than the page and would be read on its processor meanwhile. On a slow
    // machine the first picture comes after the accounts are there.
    const expression = "seen.usable > 0 && performance.getEntriesByName('first-contentful-paint').length > 0"
    const isUsable = async () => (await cdp.send('Runtime.evaluate', { expression })).result.value
    while (!(await isUsable())) await new Promise((resolve) => setTimeout(resolve, 50))
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => {
      const { usable: at, painted, shift, largest, blocked } = Reflect.get(globalThis, 'seen')
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return {
        usable: Number(at),
        painted: Number(painted),
        shift: Number(shift),
        firstPaint: first,
        largestPaint: Number(largest),
        blocked: Number(blocked),
      }
    })
  } finally {
    await context.close()
  }
}

/**
 * Opens a screen and returns by how much it shifted until nothing was asked for anymore.
 * @param {Browser} browser
 * @param {Pick<How, 'url' | 'from' | 'size' | 'state'>} how
 */
export const shiftOf = async (browser, how) => (await visit(browser, { ...how, usable: 'h1', slowed: 1 })).shift
