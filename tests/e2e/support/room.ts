import type { Page } from 'playwright-core'

/** The least text spacing that a page has to bear. Source: WCAG 1.4.12. */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Spaces the text of the page as a person may. */
export const space = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)

const setPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, path)

/**
 * Goes to a screen of the portal that is open, and waits until its heading has the focus and nothing loads. It goes by way of a page that
 * does not exist: otherwise the screen before could be taken for this one.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const between = 'Page not found'
  await setPath(page, '/no-such-screen')
  await page.waitForFunction((title) => document.title === title, between)
  await setPath(page, path)
  await page.waitForFunction((title) => document.title !== title && document.activeElement?.localName === 'h1', between)
  await page.waitForFunction(
    () => ![...document.querySelectorAll('output')].some(({ textContent }) => textContent?.startsWith('Loading')),
  )
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
