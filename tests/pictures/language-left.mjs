/** How far the page, or a dialog on it, scrolls sideways, in px. @param {import('playwright-core').Page} page */
export const sideways = (page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

/** A word that is spelled without accents: every vowel of a made-up text has one. */
const plain = /\b[a-z]*[aeiou][a-z]*\b/i

/** Words of English that Spanish does not have. */
const english = /\b(?:the|your?|with|from|and|this|what|of|to|in|for|is|are|months?|years?|show|saved|continue)\b/i

/**
 * Returns the visible texts and names of a page that read as English. Names of people, banks, and payees are among them; addresses are not.
 * @param {import('playwright-core').Page} page
 * @param {string} language
 */
export async function leftInEnglish(page, language) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || element.closest('script, style, noscript, body [lang="en"]')) return []
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
      return [...own, element.getAttribute('aria-label'), element.getAttribute('placeholder')]
    }),
  )
  const found = language === 'en-XA' ? plain : english
  return [
    ...new Set(
      texts.flatMap((text) =>
        text && /[a-z]{2}/i.test(text) && !/^https?:\/\//.test(text.trim()) && found.test(text) ? [text.trim()] : [],
      ),
    ),
  ]
}

/**
 * Returns the texts of a page that are cut at the edge of their box.
 * @param {import('playwright-core').Page} page
 */
export const cutTexts = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || element.clientWidth < 20 || !element.checkVisibility()) return []
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const { overflowX } = getComputedStyle(element)
      const isCut = hasText && overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      return isCut ? [element.innerText.trim()] : []
    }),
  )
