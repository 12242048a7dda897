import type { Browser, Page } from 'playwright-core'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { buildKit, type Kit } from './kit/build-kit.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** A host page that shrinks every rem and has its own mind about text. */
const hostSheet = `
  html { font-size: 62.5%; }
  body { margin: 0; font: italic 700 1.4rem/2.2 Georgia, serif; color: #c00; letter-spacing: 0.1em; text-transform: uppercase; }
  * { box-sizing: content-box; }
  button, input, table, h2 { font: inherit; border: 3px solid lime; }`

let kit: Kit
let browser: Browser
const problems: string[] = []

beforeAll(async () => {
  ;[kit, browser] = await Promise.all([buildKit(), openBrowser()])
})
afterAll(() => browser.close())

async function openBlank(theme: Theme): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: theme, locale: 'en-US' })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.clock.setFixedTime(new Date('2026-11-19T09:41:00Z'))
  await page.setContent('<!doctype html><html lang="en"><head><title>Kit</title></head><body><div id="place"></div></body></html>')
  return page
}

/** What stands in `#place` once all is drawn; two tries that look the same are taken for all. */
async function picture(page: Page): Promise<PNG> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const shoot = () => page.locator('#place').screenshot({ animations: 'disabled', caret: 'hide' })
  let before = await shoot()
  await expect
    .poll(
      async () => {
        const now = await shoot()
        const still = now.equals(before)
        before = now
        return still
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return PNG.sync.read(before)
}

/** The kit on a page of ours, as the portal has it. */
async function outside(theme: Theme) {
  const page = await openBlank(theme)
  await page.addStyleTag({ content: `${kit.pageSheet} body { margin: 0; } #place { width: 1200px; }` })
  await page.addScriptTag({ content: kit.script })
  const parts = await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
    const place = document.querySelector<HTMLElement>('#place')
    return place ? window.drawKit(place) : 0
  }, theme)
  return { page, parts }
}

/** The kit in a shadow root on somebody else's page. */
async function inside(theme: Theme) {
  const page = await openBlank(theme)
  await page.addStyleTag({ content: `${hostSheet} #place { width: 1200px; }` })
  await page.addScriptTag({ content: kit.script })
  const parts = await page.evaluate(
    ([wanted, css]) => {
      const host = document.createElement('evenkeel-kit')
      const root = host.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [sheet]
      const surface = document.createElement('div')
      surface.dataset['theme'] = wanted
      root.append(surface)
      document.querySelector('#place')?.append(host)
      return window.drawKit(surface)
    },
    [theme, kit.shadowSheet] as const,
  )
  return { page, parts }
}

describe('a page of the kit in a shadow root, where a rem is 10 px', () => {
  test.each(themes)('looks as it does outside, pixel by pixel: %s', async (theme) => {
    const [ours, theirs] = await Promise.all([outside(theme), inside(theme)])
    expect(ours.parts).toBeGreaterThan(30)
    expect(theirs.parts).toBe(ours.parts)
    const [wanted, found] = [await picture(ours.page), await picture(theirs.page)]
    expect([found.width, found.height]).toEqual([wanted.width, wanted.height])
    expect(pixelmatch(wanted.data, found.data, undefined, wanted.width, wanted.height, { threshold: 0.1 })).toBe(0)
    expect(problems).toEqual([])
    await Promise.all([ours.page.context().close(), theirs.page.context().close()])
  })

  test('is told apart by this comparison where one word looks different', async () => {
    const { page } = await outside('light')
    const before = await picture(page)
    await page.addStyleTag({ content: 'section:first-of-type h2 { font-size: 1.4rem; }' })
    const after = await picture(page)
    const differs = before.height !== after.height || pixelmatch(before.data, after.data, undefined, before.width, before.height, { threshold: 0.1 }) > 0
    expect(differs).toBe(true)
    await page.context().close()
  })
})
