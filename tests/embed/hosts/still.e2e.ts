import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { newProfile } from '../../support/new-profile.ts'
import { connect, elements, openHost, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'

declare global {
  interface Window {
    /** when and by how much something moved in this document */
    moves: { readonly at: number; readonly by: number }[]
  }
}

let stage: PrivateStage
let context: BrowserContext

/** Runs in every document. */
function keepMoves() {
  window.moves = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.moves.push({ at: entry.startTime, by: Number(Reflect.get(entry, 'value')) })
  }).observe({ type: 'layout-shift', buffered: true })
}

async function openAll(width: number, before: (page: Page) => Promise<unknown>): Promise<Page> {
  return openHost(context, stage.intranet, {
    body: `<style>body{margin:0;width:${width}px}</style>${elements(...widgetNames)}`,
    before: async (opened) => {
      await opened.setViewportSize({ width: 1280, height: 14_000 })
      await before(opened)
    },
  })
}

beforeAll(async () => {
  stage = await setPrivateStage()
  context = await newProfile(stage.browser)
  await signIn(context, stage)
  const page = await openAll(1280, async () => undefined)
  await connect(page, 'accounts')
  await page.close()
})
afterAll(() => stage.close())

/** The names of categories, which most cards show: the worst time for them is the last. */
const isLast = (route: Route) => route.request().url().endsWith('/categories')

/** Has the answers come one after the other, each after what waits for it was painted. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return async (route: Route) => {
    if (isLast(route)) await new Promise((done) => void setTimeout(done, 1_500))
    last = last.then(() => new Promise((done) => void setTimeout(done, 60)))
    await last
    await route.fallback()
  }
}

const waiting = async (page: Page, widget: WidgetName) =>
  (await frameOf(page, widget)).evaluate(() => document.querySelectorAll('.animate-breathe').length)

/**
 * By how much a frame's document moved before a person's eyes. What moved before its first paint no one has seen: the driver of the
 * browser has it laid out before its sheet is there, which a browser on its own does not.
 */
const movedBy = async (page: Page, widget: WidgetName) =>
  (await frameOf(page, widget)).evaluate(() => {
    const [painted] = performance.getEntriesByName('first-paint')
    const seen = window.moves.filter(({ at }) => at >= (painted?.startTime ?? 0))
    return seen.reduce((sum, { by }) => sum + by, 0)
  })

test.each([280, 375, 1280])('no widget moves by more than 0.01 while its figures come, at %i px', async (width) => {
  const page = await openAll(width, async (opened) => {
    await opened.addInitScript(keepMoves)
    await opened.route(/\/(webapi|ngapi)\/v1\/(?!embed\/)/, oneByOne())
  })
  for (const widget of widgetNames) {
    await shown(page, widget)
    await eventually(() => waiting(page, widget)).toBe(0)
  }
  const moved = await Promise.all(widgetNames.map(async (widget) => [widget, await movedBy(page, widget)] as const))
  expect(moved.filter(([, by]) => by > 0.01)).toEqual([])
  await page.close()
})
