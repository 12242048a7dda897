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

/**
 * Goes to a screen of the portal that is open, and waits until its heading has the focus and nothing loads. The heading of the screen
 * before loses the focus first, so that it is not taken for this one's.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    location.hash = to
  }, path)
  await page.waitForFunction(() => document.activeElement?.localName === 'h1')
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
