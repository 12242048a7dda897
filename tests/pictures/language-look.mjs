import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { cutTexts, leftInEnglish, sideways } from './language-left.mjs'

/** @typedef {import('playwright-core').Page} Page */

const height = 900
const widths = [1280, 375]

/** What a card says while it loads, in each language. */
const loading = /^(?:Loading|Cargando|\[)/

/** Waits until a screen has its data. @param {Page} page */
export async function ready(page) {
  await page.locator('output', { hasText: loading }).first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Returns `look`, which looks at what a page shows at each width and says what is wrong, and `report`, which says what was found and
 * returns whether nothing scrolls sideways. With a folder, `look` keeps a picture of each.
 * @param {string} language
 * @param {string | undefined} folder
 */
export function createLook(language, folder) {
  /** @type {Map<string, string[]>} */
  const left = new Map()
  let count = 0
  let wide = 0
  if (folder) mkdirSync(resolve(root, folder), { recursive: true })

  /** @param {Page} page @param {string} name */
  async function lookOnce(page, name) {
    if (folder) await page.screenshot({ fullPage: true, path: join(resolve(root, folder), `${name}.png`) })
    const over = await sideways(page)
    count += 1
    wide += over > 0 ? 1 : 0
    if (over > 0) console.log(`${name} scrolls ${over} pixels sideways`)
    for (const text of await cutTexts(page)) console.log(`${name} cuts: ${text}`)
    for (const text of await leftInEnglish(page, language)) left.set(text, [...(left.get(text) ?? []), name])
  }

  /** @param {Page} page @param {string} name */
  async function look(page, name) {
    await ready(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(150)
      await lookOnce(page, `${name}-${width}`)
    }
    await page.setViewportSize({ width: widths[0] ?? 0, height })
  }

  function report() {
    for (const [text, places] of left) console.log(`${places.slice(0, 3).join(', ')}: ${text}`)
    console.log(`${count} looks: ${wide} scroll sideways, ${left.size} texts are in English.`)
    return wide === 0
  }
  return { look, report }
}
