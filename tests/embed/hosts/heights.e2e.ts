import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { connect, elements, openHost, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage
let page: Page

beforeAll(async () => {
  stage = await setPrivateStage()
  const context = await newProfile(stage.browser)
  await signIn(context, stage)
  page = await openHost(context, stage.intranet, {
    body: elements(...widgetNames),
    // All of them near the viewport: only frames that are loaded are part of the agreement.
    before: (opened) => opened.setViewportSize({ width: 1280, height: 14_000 }),
  })
  await connect(page, 'accounts')
  for (const widget of widgetNames) await shown(page, widget)
})
afterAll(() => stage.close())

/** By how many px a card is longer than its frame. */
async function overflow(widget: WidgetName): Promise<number> {
  const frame = await frameOf(page, widget)
  return frame.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('#app, #app > section')].map((one) => one.scrollHeight - one.clientHeight),
      document.documentElement.scrollHeight - innerHeight,
    ),
  )
}

/** By how many px a frame is longer than its window: a person who scrolls on after the end of the card would see nothing. */
async function beyond(widget: WidgetName): Promise<number> {
  const frame = await frameOf(page, widget)
  return frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)
}

/** By how many px a card is wider than its frame: a finger would move it sideways. */
async function sideways(widget: WidgetName): Promise<number> {
  const frame = await frameOf(page, widget)
  return frame.evaluate(() =>
    Math.max(...[...document.querySelectorAll('html, #app')].map((one) => one.scrollWidth - one.clientWidth)),
  )
}

/** Waits until a frame has its new width and its charts have been drawn for it: the drawing of before may be lower. */
async function redrawn(widget: WidgetName, width: number): Promise<void> {
  const frame = await frameOf(page, widget)
  await eventually(() => frame.evaluate(() => innerWidth)).toBe(width)
  await frame.waitForTimeout(300)
}

/** A long list, or a calculator with a table of years: a place of its length would be mostly empty before a person connects. */
const mayScroll: readonly WidgetName[] = ['accounts', 'transactions', 'retirement-calculator']
const fitting = widgetNames.filter((widget) => !mayScroll.includes(widget))

describe('all widgets with the figures of the demo person', () => {
  test.each([280, 375, 599, 600, 768, 1280])(
    'do not scroll sideways, and but for long ones not at all, at a width of %i px',
    async (width) => {
      await page.evaluate((px) => {
        document.body.style.margin = '0'
        document.body.style.width = `${px}px`
      }, width)
      await Promise.all(widgetNames.map((widget) => redrawn(widget, width)))
      await eventually(async () =>
        Promise.all(fitting.map(async (widget) => [widget, await overflow(widget)])),
      ).toEqual(fitting.map((widget) => [widget, 0]))
      for (const measure of [sideways, beyond])
        await eventually(async () =>
          Promise.all(widgetNames.map(async (widget) => [widget, await measure(widget)])),
        ).toEqual(widgetNames.map((widget) => [widget, 0]))
    },
  )
})
