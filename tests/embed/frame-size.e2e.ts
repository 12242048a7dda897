import { gzipSync } from 'node:zlib'
import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgets } from '../../packages/embed/build/budgets.ts'
import { connect, elements, heard, openHost, shown, signIn } from './private/host-page.ts'
import { type PrivateStage, setPrivateStage } from './private/private-stage.ts'
import { newProfile } from '../support/new-profile.ts'

/** By path, what was loaded from Evenkeel, in bytes of gzip at level 9. */
type Sizes = ReadonlyMap<string, number>

let stage: PrivateStage
let context: BrowserContext
let unconnected: Sizes = new Map()
/** What each connected widget waits for until it can be used, and the same with what loads after that by itself. */
const connected = new Map<WidgetName, Sizes>()
const inAll = new Map<WidgetName, Sizes>()

beforeAll(async () => {
  stage = await setPrivateStage()
  context = await newProfile(stage.browser)
})
afterAll(() => stage.close())

/** Waits until nothing has been answered for a while. */
async function quiet(page: Page, answers: readonly Response[]) {
  for (let count = -1; count !== answers.length;) {
    count = answers.length
    await page.waitForTimeout(700)
  }
}

/** Returns the sizes of what came from Evenkeel, without answers of the API. */
async function sizesOf(answers: readonly Response[]): Promise<Sizes> {
  const ours = answers.filter((answer) => answer.url().startsWith(stage.evenkeel.origin) && answer.status() === 200)
  const files = ours.filter((answer) => !/\/(webapi|ngapi)\//.test(answer.url()))
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = gzipSync(await file.body(), { level: 9 }).length
      return [new URL(file.url()).pathname, bytes] as const
    }),
  )
  return new Map(sizes)
}

/** What the widget reads, and the drawing of toasts, which loads by itself a second after the card, however slow the rest is. */
const isLater = /\/(webapi|ngapi)\/v1\/(?!embed\/)|\/assets\/(toast|modals|dialogs)[-.]/

/** Opens a page with one widget. What comes later is held back until what the widget waits for is counted. */
async function loaded(widget: WidgetName, until: (page: Page) => Promise<unknown>) {
  const { promise: isCounted, resolve: release } = Promise.withResolvers<void>()
  const answers: Response[] = []
  const listen = (answer: Response) => void answers.push(answer)
  context.on('response', listen)
  const page = await openHost(context, stage.intranet, {
    body: elements(widget),
    before: (opened) =>
      opened.route(isLater, async (route) => {
        await isCounted
        await route.fallback()
      }),
  })
  await until(page)
  await quiet(page, answers)
  const usable = await sizesOf(answers)
  release()
  await quiet(page, answers)
  const all = await sizesOf(answers)
  context.off('response', listen)
  await page.close()
  return { usable, all }
}

const sum = (sizes: Sizes, isCounted: (path: string) => boolean = () => true) =>
  [...sizes].reduce((total, [path, bytes]) => total + (isCounted(path) ? bytes : 0), 0)
const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js')
const isSheet = (path: string) => path.endsWith('.css')
const isOfFrame = (path: string) => !path.startsWith('/widgets/')

/** Whether a size is within its budget; says both. */
const isWithin = (name: string, bytes: number, budget: number) => {
  process.stdout.write(`${name}: ${bytes} bytes compressed, of ${budget}\n`)
  return bytes <= budget
}

test('the first widget of a page loads four files before a person is connected, each within its budget', async () => {
  const { all: sizes } = await loaded('cash-flow-chart', (page) => heard(page, 'ready', 'cash-flow-chart'))
  unconnected = sizes
  expect([...sizes.keys()].length).toBe(budgets.requests)
  expect(isWithin('the first script of a frame', sum(sizes, isScript), budgets.frameScript)).toBe(true)
  expect(isWithin('a frame', sum(sizes, isOfFrame), budgets.frame)).toBe(true)
  expect(
    isWithin(
      'the loader',
      sum(sizes, (path) => !isOfFrame(path)),
      budgets.loader,
    ),
  ).toBe(true)
})

describe('a connected widget', () => {
  beforeAll(async () => {
    await signIn(context, stage)
    const page = await openHost(context, stage.intranet, {
      body: elements(...widgetNames),
      // All of them near the viewport: only frames that are loaded are part of the agreement.
      before: (opened) => opened.setViewportSize({ width: 1280, height: 9000 }),
    })
    await connect(page, 'accounts')
    await page.close()
    for (const widget of widgetNames) {
      const { usable, all } = await loaded(widget, (opened) => shown(opened, widget))
      connected.set(widget, usable)
      inAll.set(widget, all)
    }
  })

  test.each(widgetNames)('%s loads scripts and a sheet within their budgets', (widget) => {
    const sizes = connected.get(widget) ?? new Map()
    expect(isWithin(`${widget}, scripts`, sum(sizes, isScript), budgets.widget)).toBe(true)
    const all = sum(inAll.get(widget) ?? new Map(), isScript)
    expect(isWithin(`${widget}, all scripts`, all, budgets.widgetInAll)).toBe(true)
    const sheet = sum(sizes, (path) => isSheet(path) && !unconnected.has(path))
    expect(isWithin(`${widget}, sheet`, sheet, budgets.widgetSheet)).toBe(true)
  })

  test.each(widgetNames)('%s and any other widget of its page stay within the budget of two', (widget) => {
    const own = connected.get(widget) ?? new Map()
    for (const [other, sizes] of connected) {
      const both = sum(new Map([...own, ...sizes]), isScript)
      expect([widget, 'and', other, both <= budgets.pair ? 'fit' : both]).toEqual([widget, 'and', other, 'fit'])
    }
  })
})
