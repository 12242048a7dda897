import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reservedHeight } from '../../apps/portal/src/pages/embed/snippet.ts'
import * as embedPageWords from '../../apps/portal/src/words/embed-page.generated.ts'
import { type LoaderStage, eventOf, frameOf, setLoaderStage } from './loader/loader-stage.ts'
import { eventually } from '../support/eventually.ts'

let stage: LoaderStage

beforeAll(async () => {
  stage = await setLoaderStage()
})
beforeEach(() => stage.evenkeel.behave('good'))
afterAll(() => stage.close())

const tag = 'evenkeel-cash-flow-chart'
const chart = (attributes = '') => `<${tag} ${attributes}></${tag}>`

/** Width and height of the element and of the frame in it. */
const boxes = (page: Page, selector = tag) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const size = (one?: Element | null) => {
        const { width, height } = one?.getBoundingClientRect() ?? { width: 0, height: 0 }
        return [Math.round(width), Math.round(height)]
      }
      return { element: size(element), frame: size(element.shadowRoot?.querySelector('iframe')) }
    })

async function openReady(body: string, options?: Parameters<LoaderStage['open']>[1]) {
  const page = await stage.open(body, options)
  await eventOf(page, 'ready')
  return page
}

/** Has the loader come after the page was painted, as on a slow line: what comes before moves nothing. */
const loadAfterPaint = (page: Page) =>
  page.route('**/widgets/v1/loader.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })

const hostile = `<style>
  * { all: revert !important; visibility: hidden !important; min-height: 0 !important; max-width: 50px !important }
  iframe { max-width: 50px !important; height: 10px !important; opacity: 0 !important }
  dialog, div, canvas, p { display: none !important }
  html { font-size: 62.5% } body { pointer-events: none; direction: rtl }
</style>`

describe('the outside of an element', () => {
  it('is a block of its reserved height, narrow and wide', async () => {
    const page = await openReady(chart())
    await eventually(() => boxes(page)).toEqual({ element: [1264, 600], frame: [1264, 600] })
    await page.setViewportSize({ width: 375, height: 800 })
    await eventually(() => boxes(page)).toEqual({ element: [359, 570], frame: [359, 570] })
  })

  it('takes margin, width, and height from the page', async () => {
    const page = await openReady(
      chart('style="margin:10px 20px;width:50%;height:640px;max-width:500px"') +
        chart('id="low" style="max-height:200px"'),
    )
    await eventually(() => boxes(page)).toEqual({ element: [500, 640], frame: [500, 640] })
    await page.locator('#low').scrollIntoViewIfNeeded()
    await page.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
    await eventually(async () => (await boxes(page, '#low')).frame).toEqual([1264, 200])
  })

  it('shares a flex row, fills a grid row, and fits a column of 280 px', async () => {
    const row = await openReady(
      `<div style="display:flex;gap:16px;width:1000px">${chart('style="flex:1"')}${chart('style="flex:1"')}</div>`,
    )
    await eventually(async () => (await boxes(row)).element).toEqual([492, 570])
    const bare = await openReady(`<div style="display:flex;width:1000px">${chart()}${chart()}</div>`)
    await eventually(async () => (await boxes(bare)).element).toEqual([300, 570])
    const grid = await openReady(
      `<div style="display:grid;width:280px">${chart()}</div><div style="display:grid;grid-template-columns:1fr 1fr"><div style="height:700px"></div>${chart('id="tall"')}</div>`,
    )
    await eventually(() => boxes(grid)).toEqual({ element: [280, 570], frame: [280, 570] })
    await grid.locator('#tall').scrollIntoViewIfNeeded()
    await grid.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
    await eventually(() => boxes(grid, '#tall')).toEqual({ element: [632, 700], frame: [632, 700] })
  })

  it('keeps its frame under a hostile sheet', async () => {
    const page = await openReady(chart(), { head: hostile })
    const frame = () =>
      page.locator('iframe').evaluate((element) => {
        const { visibility, opacity, borderTopWidth } = getComputedStyle(element)
        return { visibility, opacity, borderTopWidth, height: element.clientHeight }
      })
    await eventually(frame).toEqual({ visibility: 'visible', opacity: '1', borderTopWidth: '0px', height: 570 })
  })

  it.each([
    ['cash-flow-chart', 1280],
    ['cash-flow-chart', 375],
    ['spending-chart', 1280],
    ['spending-chart', 375],
  ] as const)('of %s does not shift a page of %i px whose markup reserves the height', async (widget, width) => {
    const style = `display:block;min-height:${reservedHeight(widget)}`
    const page = await openReady(`<evenkeel-${widget} style="${style}"></evenkeel-${widget}><p>After</p>`, {
      context: { viewport: { width, height: 800 } },
      before: loadAfterPaint,
    })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const one of list.getEntries()) sum += Number(Reflect.get(one, 'value'))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 200)
        }),
    )
    expect(shift).toBeLessThanOrEqual(0.01)
  })

  it('has one height for every state, and grows by 160 px only where the page asked for it', async () => {
    const page = await openReady(chart() + chart('id="auto" size="auto"'))
    const frames = page.frames().filter((frame) => frame.url().endsWith('/cash-flow-chart'))
    await page.locator('#auto').scrollIntoViewIfNeeded()
    await page.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
    for (const frame of frames) await frame.evaluate(() => window.say({ type: 'height', value: 781 }))
    await page.waitForFunction(() => document.querySelector('#auto')?.clientHeight === 920)
    await eventually(async () => (await boxes(page)).element).toEqual([1264, 600])
  })

  it('loads its frame near the viewport, or when it is opened', async () => {
    const page = await stage.open(`<div style="height:2000px"></div>${chart()}<div style="height:2000px"></div>`)
    await page.waitForFunction((tag) => customElements.get(tag), tag)
    await page.waitForTimeout(100)
    await eventually(() => page.frames()).toHaveLength(1)
    await page.evaluate((tag) => document.querySelector<HTMLElement & { open(): Promise<void> }>(tag)?.open(), tag)
    const frame = await frameOf(page, 'cash-flow-chart')
    await eventually(() => frame.evaluate(() => window.heard.map(({ type, method }) => [type, method]))).toContainEqual(
      ['call', 'open'],
    )
    const scrolled = await stage.open(`<div style="height:2000px"></div>${chart()}`)
    await scrolled.waitForFunction((tag) => customElements.get(tag), tag)
    await scrolled.evaluate(() => scrollTo(0, 950))
    expect(await eventOf(scrolled, 'ready')).toEqual({ widget: 'cash-flow-chart' })
  })

  it('prints its frame, or one line where the page wants no print', async () => {
    const page = await openReady(chart('print="no"') + chart('id="printed"'))
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByText(embedPageWords.leftOut()).first().isVisible()).toBe(true)
    await eventually(() => page.locator(`${tag} iframe`).first().isVisible()).toBe(false)
    await eventually(() => page.locator('#printed').getByText(embedPageWords.leftOut()).isVisible()).toBe(false)
  })
})

describe('what an element sees of its page', () => {
  const optionsOf = async (page: Page) =>
    (await frameOf(page, 'cash-flow-chart')).evaluate(() =>
      window.heard.flatMap(({ options }) => (options ? [options as Record<string, unknown>] : [])).at(-1),
    )

  it.each([
    ['its own attribute', chart('scheme="dark"'), '', 'dark'],
    ['the color scheme of the page', chart(), 'html{color-scheme:dark}', 'dark'],
    ['a dark background around it', `<section style="background:oklch(0.2 0.03 260)">${chart()}</section>`, '', 'dark'],
    [
      'a light background around it',
      `<section style="background:#ddd">${chart()}</section>`,
      'body{background:#000}',
      'light',
    ],
    ['the system, where the page takes both', chart(), 'html{color-scheme:light dark}', 'dark'],
    ['white, the canvas of a page that says nothing', chart(), '', 'light'],
  ])('takes the scheme of %s', async (_, body, style, scheme) => {
    const page = await openReady(body, { head: `<style>${style}</style>`, context: { colorScheme: 'dark' } })
    await eventually(() => optionsOf(page)).toMatchObject({ scheme })
  })

  it('follows the page, its language, and its own attributes', async () => {
    const page = await openReady(`<div lang="de-CH">${chart()}</div>`)
    await eventually(() => optionsOf(page)).toMatchObject({ scheme: 'light', locale: 'de-CH', headingLevel: 2 })
    await page.evaluate((tag) => {
      document.documentElement.style.colorScheme = 'dark'
      Object.assign(document.querySelector(tag) ?? {}, { headingLevel: 4, locale: 'fr', colorAccent: '#6fb2f6' })
    }, tag)
    const frame = await frameOf(page, 'cash-flow-chart')
    await frame.waitForFunction(() => window.heard.some(({ type }) => type === 'options'))
    await eventually(() => optionsOf(page)).toMatchObject({
      scheme: 'dark',
      locale: 'fr',
      headingLevel: 4,
      colorAccent: '#6fb2f6',
    })
  })
})
