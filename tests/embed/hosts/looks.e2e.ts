import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { reservedHeights } from '@evenkeel/embed/protocol'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as embedPageWords from '../../../apps/portal/src/words/embed-page.generated.ts'
import { connect, elements, heard, loader, onHost, openHost, openRoots, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
  context = await newProfile(stage.browser)
  await signIn(context, stage)
})
afterAll(() => stage.close())

/** A sheet that changes everything it can, with a header that wants to be on top and a scroller that moves. */
const hostile = `<style>
  * { all: revert; box-sizing: content-box !important; letter-spacing: 3px !important; direction: rtl; }
  iframe, dialog, canvas, button { display: none !important; visibility: hidden !important; max-width: 50px !important; height: 10px !important }
  *::before { content: 'x' !important } body { zoom: 1; --color-accent: red; --spacing: 40px; font: 30px fantasy !important }
  header { position: fixed; inset: 0 0 auto; height: 20px; z-index: 2147483647; background: #eee }
</style>`

/** Width and height of elements, as the page lays them out. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ localName }) => localName.startsWith('evenkeel-'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { name: element.localName, width: Math.round(width), height: Math.round(height) }
      }),
  )

const widthIn = async (page: Page, widget: WidgetName) =>
  (await frameOf(page, widget)).evaluate(() => [innerWidth, innerHeight])

/** By how many px a widget is wider than its frame. */
const sideways = async (page: Page, widget: WidgetName) =>
  (await frameOf(page, widget)).evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )

describe('all thirteen widgets, connected by one agreement', () => {
  async function openAll(head: string): Promise<Page> {
    const own = await newProfile(stage.browser)
    await signIn(own, stage)
    const body = `<header>Header</header>${elements(...widgetNames)}`
    const page = await openHost(own, stage.intranet, { head, body })
    await page.setViewportSize({ width: 900, height: 8800 })
    for (const widget of widgetNames) await heard(page, 'ready', widget)
    await connect(page, 'accounts')
    for (const widget of widgetNames) await shown(page, widget)
    return page
  }

  test('stand on a plain page at their reserved heights', async () => {
    const page = await openAll(loader)
    const heights = (await boxes(page)).map(({ name, height }) => [name.slice('evenkeel-'.length), height])
    expect(Object.fromEntries(heights)).toEqual(
      Object.fromEntries(widgetNames.map((widget) => [widget, reservedHeights[widget].wide])),
    )
    for (const widget of widgetNames)
      await eventually(async () => (await widthIn(page, widget))[1]).toBe(reservedHeights[widget].wide)
    await page.context().close()
  })

  test('stand on a page whose sheet changes everything it can, in frames as large as reserved', async () => {
    const page = await openAll(`${hostile}${loader}`)
    for (const widget of widgetNames) {
      const [width = 0, height = 0] = await widthIn(page, widget)
      const { narrow, wide } = reservedHeights[widget]
      expect([widget, width > 250, height >= Math.min(narrow, wide)]).toEqual([widget, true, true])
      const spaced = await (await frameOf(page, widget)).evaluate(() => getComputedStyle(document.body).letterSpacing)
      expect(spaced).toBe('normal')
    }
    await page.context().close()
  })
})

describe('one widget', () => {
  test.each([
    ['two in a flex row', 'display:flex', 'flex:1', [640, 640]],
    ['a grid with a gap', 'display:grid;grid-template-columns:1fr 1fr;gap:40px', '', [620, 620]],
    ['margins', 'display:flex', 'flex:1;margin:0 20px', [600, 600]],
    ['a column of 280 px', 'width:280px', '', [280, 280]],
  ])('obeys the page in %s', async (_, place, own, widths) => {
    const one = (widget: string) => `<evenkeel-${widget} style="${own}"></evenkeel-${widget}>`
    const widgets = onHost('goals', 'budget-modal')
    const pairs = widgets.flatMap((widget, index) => (index % 2 === 0 ? [[widget, widgets[index + 1] ?? 'goals']] : []))
    const body = pairs.map(
      (pair) => `<div style="width:1280px"><div style="${place}">${pair.map(one).join('')}</div></div>`,
    )
    const head = `<style>body{margin:0}</style>${loader}`
    const page = await openHost(context, stage.intranet, { head, body: body.join('\n') })
    for (const widget of widgets) await heard(page, 'ready', widget)
    await eventually(async () => (await boxes(page)).map(({ width }) => width)).toEqual(pairs.flatMap(() => widths))
    for (const widget of widgets) {
      await eventually(async () => (await widthIn(page, widget))[0]).toBe(widths[0])
      await eventually(() => sideways(page, widget)).toBe(0)
    }
    await page.close()
  })

  test.each([
    [
      'a root of 62.5 %',
      '<style>html{font-size:62.5%}*{box-sizing:border-box}button{font:inherit;line-height:1.1}</style>',
    ],
    ['its own huge letters', '<style>html{font-size:40px}body{font:italic 40px/3 serif;text-align:center}</style>'],
  ])('looks the same with %s', async (_, sheet) => {
    const sizes = []
    for (const head of [loader, `${sheet}${loader}`]) {
      const page = await openHost(context, stage.intranet, { head, body: elements('next-steps') })
      await heard(page, 'ready')
      sizes.push(
        await (
          await frameOf(page, 'next-steps')
        ).evaluate(() =>
          [...document.querySelectorAll('#card, #title, #line, #connect')].map((element) => {
            const { fontSize, lineHeight, textAlign } = getComputedStyle(element)
            return [fontSize, lineHeight, textAlign, element.getBoundingClientRect().height]
          }),
        ),
      )
      await page.close()
    }
    expect(sizes[1]).toEqual(sizes[0])
  })

  test('follows a dark page, and stays left to right and in its own language on one in Arabic', async () => {
    const head = `<style>body{background:#111;color:#eee}</style>${loader}`
    const page = await openHost(context, stage.intranet, { head, body: elements('goals'), html: 'lang="ar" dir="rtl"' })
    for (const widget of onHost('goals')) {
      await heard(page, 'ready', widget)
      const seen = await (
        await frameOf(page, widget)
      ).evaluate(() => ({
        isDark: getComputedStyle(document.querySelector('#card') ?? document.body).backgroundColor,
        direction: getComputedStyle(document.body).direction,
        lang: document.documentElement.lang,
      }))
      expect(seen).toMatchObject({ direction: 'ltr', lang: 'en' })
      const [red = 255] = (/\d+/.exec(seen.isDark) ?? []).map(Number)
      expect(red).toBeLessThan(60)
    }
    await page.close()
  })

  test('is on paper without controls, or not at all when the page says so', async () => {
    const printed = onHost('goals').filter((widget) => widget !== 'accounts')
    const body = `${printed.map((widget) => `<evenkeel-${widget} print="yes"></evenkeel-${widget}>`).join('')}
      <evenkeel-accounts print="no"></evenkeel-accounts>`
    const page = await openHost(context, stage.intranet, { body, before: openRoots })
    for (const widget of [...printed, 'accounts'] as const) await heard(page, 'ready', widget)
    await page.emulateMedia({ media: 'print' })
    for (const widget of printed)
      await eventually(async () => (await frameOf(page, widget)).locator('#connect').isVisible()).toBe(false)
    await eventually(() => page.locator('evenkeel-accounts').getByText(embedPageWords.leftOut()).isVisible()).toBe(true)
    await page.close()
  })
})
