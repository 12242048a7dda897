/** How far the page scrolls sideways, in px. @param {import('playwright-core').Page} page */
export const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Returns the visible texts and names of a page in the made-up language in which a word is spelled without accents: every vowel of a
 * text from a catalog has one. Names of people, banks, and payees are among them.
 * @param {import('playwright-core').Page} page
 */
export const leftInEnglish = (page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || element.closest('script, style, noscript')) return []
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
      return [...own, element.getAttribute('aria-label'), element.getAttribute('placeholder')]
    })
    const plain = /\b[a-z]*[aeiou][a-z]*\b/i
    return [
      ...new Set(texts.flatMap((text) => (text && /[a-z]{3}/i.test(text) && plain.test(text) ? [text.trim()] : []))),
    ]
  })
