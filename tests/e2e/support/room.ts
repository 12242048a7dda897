import type { CDPSession, Page } from 'playwright-core'

/** The least text spacing that a page has to bear. Source: WCAG 1.4.12. */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Spaces the text of the page as a person may, or no longer. */
export const space = (page: Page, isSpaced = true) =>
  page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet()
      if (isOn) sheet.replaceSync(css)
      // The portal itself has none of this kind.
      document.adoptedStyleSheets = [sheet]
    },
    [spacing, isSpaced] as const,
  )

const devtools = new WeakMap<Page, Promise<CDPSession>>()

/** Sets the size of the font as a person does in the browser, in pixels. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page)
  devtools.set(page, session)
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: size } })
}

const setPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, path)

/** Waits until no part of the screen says that it is loading, in the language of the texts or in the made-up one. */
export const nothingLoads = (page: Page) =>
  page.waitForFunction(
    () =>
      ![...document.querySelectorAll('output')].some(({ textContent }) =>
        /^(?:Loading|\[Ļöàďîñğ)/.test(textContent ?? ''),
      ),
  )

/**
 * Goes to a screen of the portal that is open, and waits until its heading has the focus and nothing loads. It goes by way of a page that
 * does not exist, whose title is `between`: otherwise the screen before could be taken for this one.
 */
export async function goTo(page: Page, path: string, between = 'Page not found'): Promise<void> {
  await setPath(page, '/no-such-screen')
  await page.waitForFunction((title) => document.title === title, between)
  await setPath(page, path)
  await page.waitForFunction((title) => document.title !== title && document.activeElement?.localName === 'h1', between)
  await nothingLoads(page)
}

/** Each text that is cut off sideways and cannot be scrolled to. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isHiddenText = (element: Element) => element.closest('.sr-only, [aria-hidden=true], svg') !== null
    return [...document.querySelectorAll<HTMLElement>('main *, nav *')]
      .filter((element) => element.checkVisibility() && !isHiddenText(element) && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, overflowClipMargin, textOverflow } = getComputedStyle(element)
        if (overflowX !== 'hidden' && overflowX !== 'clip' && textOverflow !== 'ellipsis') return false
        const painted = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
        return element.scrollWidth > element.clientWidth + 1 + painted
      })
      .filter((element) => (element.textContent ?? '').trim() !== '')
      .map((element) => `${element.localName}.${element.className}: ${(element.textContent ?? '').trim().slice(0, 60)}`)
  })

/** By how many pixels the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
