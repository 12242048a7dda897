import type { Browser, ElementHandle, Page } from 'playwright-core'
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
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.clock.setFixedTime(new Date('2026-11-19T09:41:00Z'))
  await page.setContent(
    '<!doctype html><html lang="en"><head><title>Kit</title></head><body><div id="place"></div></body></html>',
  )
  return page
}

/** The page once all is drawn; two tries that look the same are taken for all. */
async function picture(page: Page): Promise<PNG> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true })
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
  await page.addStyleTag({ content: `${kit.pageSheet} body { margin: 0; }` })
  await page.addScriptTag({ content: kit.script })
  const place = await page.evaluateHandle((wanted) => {
    document.documentElement.dataset['theme'] = wanted
    return document.querySelector<HTMLElement>('#place') ?? document.body
  }, theme)
  return { page, place }
}

/** The kit in a shadow root on somebody else's page. */
async function inside(theme: Theme) {
  const page = await openBlank(theme)
  await page.addStyleTag({ content: hostSheet })
  await page.addScriptTag({ content: kit.script })
  const place = await page.evaluateHandle(
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
      return surface
    },
    [theme, kit.shadowSheet] as const,
  )
  return { page, place }
}

/** One page, and the element that the kit is drawn in. */
interface Side {
  readonly page: Page
  readonly place: ElementHandle<HTMLElement>
}

/** Draws the same stories on both, and gives how many, and what differs between the two pictures: null where nothing does. */
async function compared(sides: readonly Side[], names: readonly string[]) {
  const drawn = await Promise.all(
    sides.map(async ({ page, place }) => {
      const count = await page.evaluate(([where, wanted]) => window.kit.draw(where, wanted), [place, names] as const)
      return { count, seen: await picture(page) }
    }),
  )
  const [ours, theirs] = drawn
  if (!ours || !theirs) throw new Error('there are two sides')
  return { count: ours.count, difference: differenceOf(ours.seen, theirs.seen) }
}

function differenceOf(wanted: PNG, found: PNG): string | null {
  const { width, height } = wanted
  if (found.width !== width || found.height !== height)
    return `${width} × ${height} is ${found.width} × ${found.height}`
  const pixels = pixelmatch(wanted.data, found.data, undefined, width, height, { threshold: 0.1 })
  return pixels === 0 ? null : `${pixels} pixels differ`
}

const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** Few enough stories at once for one picture. */
const partsAtOnce = 5

describe('a page of the kit in a shadow root, where a rem is 10 px', () => {
  test.each(themes)('looks as it does outside, pixel by pixel, in every story: %s', async (theme) => {
    const sides = await Promise.all([outside(theme), inside(theme)])
    const { parts, overlays } = await sides[0].page.evaluate(() => ({
      parts: window.kit.parts,
      overlays: window.kit.overlays,
    }))
    let count = 0
    const differences: string[] = []
    for (const names of [...chunksOf(parts, partsAtOnce), ...chunksOf(overlays, 1)]) {
      const { count: drawn, difference } = await compared(sides, names)
      count += drawn
      if (difference !== null) differences.push(`${names.join(', ')}: ${difference}`)
    }
    expect(differences).toEqual([])
    expect(problems).toEqual([])
    expect(parts.length).toBeGreaterThan(45)
    expect(count).toBeGreaterThan(250)
    await Promise.all(sides.map(({ page }) => page.context().close()))
  })

  test('is told apart by this comparison where one word looks different', async () => {
    const sides = await Promise.all([outside('light'), inside('light')])
    await sides[0].page.addStyleTag({ content: 'section:first-of-type h2 { font-size: 1.4rem; }' })
    expect((await compared(sides, ['Base/Button'])).difference).not.toBeNull()
    await Promise.all(sides.map(({ page }) => page.context().close()))
  })

  test('changes without any transition where no motion is wanted', async () => {
    const { page, place } = await inside('light')
    await page.evaluate(([where]) => window.kit.draw(where, ['Base/Button']), [place] as const)
    const running = await place.evaluate((surface) => {
      const button = surface.querySelector('button')
      if (!button) return ['no button']
      const lengths = [surface, button].flatMap((element) => {
        void element.getBoundingClientRect()
        element.style.opacity = '0.5'
        element.style.backgroundColor = 'red'
        void element.getBoundingClientRect()
        return element.getAnimations().map((animation) => String(animation.effect?.getComputedTiming().duration))
      })
      return lengths
    })
    expect(running).toEqual([])
    await page.context().close()
  })
})
