import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { connect, elements, heard, loader, openHost, shown, signIn } from './private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from './private/private-stage.ts'
import { written } from './serve-pages.ts'

const releases = join(root, 'packages/embed/releases')
const kept: Record<string, string> = JSON.parse(readFileSync(join(releases, 'integrity.json'), 'utf8'))
const readKept = (version: string) => readFileSync(join(releases, version, 'evenkeel.js'), 'utf8')
const newest = readFileSync(join(root, 'packages/embed/dist/loader.js'), 'utf8')
/** Those with other bytes than today's, which all other tests load. */
const earlier = Object.entries(kept).filter(([version]) => readKept(version) !== newest)
const methods = ['refresh', 'retry', 'open', 'close', 'logout'] as const

let stage: PrivateStage
let context: BrowserContext
const problems: string[] = []

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext()
  context.setDefaultTimeout(30_000)
  problems.length = 0
  context.on('weberror', (error) => problems.push(String(error.error())))
  await signIn(context, stage)
})
afterEach(() => context.close())

const scriptOf = (version: string, integrity = '') =>
  `<script type="module" crossorigin="anonymous" ${integrity && `integrity="${integrity}"`} src="${written}/widgets/${version}/evenkeel.js"></script>`

/** The errors of widgets that were ready before. A browser that has just started may call itself offline: that error comes first. */
function errorsAfterReady() {
  const isReady = new Set<string>()
  return window.said.flatMap(({ name, widget, detail }) => {
    if (name === 'ready') isReady.add(widget)
    return name === 'error' && isReady.has(widget) ? [`${widget} ${JSON.stringify(detail)}`] : []
  })
}

describe.each(earlier)('the loader of %s and the frames of today', (version, integrity) => {
  test('connect, open a dialog on the stage, answer each method, and end', async () => {
    const page = await openHost(context, stage.intranet, {
      head: scriptOf(version, integrity),
      body: elements('budget-modal', 'goals'),
    })
    for (const widget of ['budget-modal', 'goals'] as const)
      expect(await heard(page, 'ready', widget)).toEqual({ widget })
    await connect(page, 'budget-modal')
    await shown(page, 'goals')
    const edit = (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' })
    const dialog = (await onStage(page, () => edit.click())).getByRole('dialog')
    expect(await heard(page, 'stage')).toEqual({ open: true })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    for (const method of methods)
      expect(
        await page.evaluate((name) => document.querySelector('evenkeel-budget-modal')?.[name](), method),
      ).toBeUndefined()
    await (await frameOf(page, 'goals')).locator('#connect:enabled').waitFor()
    expect(await page.evaluate(errorsAfterReady)).toEqual([])
    expect(problems).toEqual([])
  })
})

// 0.0.9 is the first loader that there was. It knows eleven widgets, so the newest draws the others, and its goals are lower.
test.each([
  ['before', (other: string) => other + loader, 440],
  ['after', (other: string) => loader + other, 600],
])(
  '0.0.9 %s the newest on one page: each draws what the other does not, after one consent',
  async (_, order, height) => {
    const page = await openHost(context, stage.intranet, {
      head: order(scriptOf('0.0.9', kept['0.0.9'])).replaceAll(' async', ''),
      body: elements('goals', 'net-worth'),
    })
    await connect(page, 'goals')
    await shown(page, 'net-worth')
    for (const widget of ['goals', 'net-worth'] as const)
      await (await frameOf(page, widget)).locator('#app', { hasText: '$' }).waitFor()
    const heightOf = (name: string) =>
      page.evaluate((tag) => document.querySelector(tag)?.clientHeight, `evenkeel-${name}`)
    expect(await heightOf('goals')).toBe(height)
    expect(await heightOf('net-worth')).toBe(600)
    expect(await page.evaluate(() => window.said.filter(({ name }) => name === 'ready').length)).toBe(2)
    expect(await page.evaluate(errorsAfterReady)).toEqual([])
    expect(page.frames().filter((frame) => /\/embed\/(?!stage)/.test(frame.url()))).toHaveLength(2)
    expect(problems).toEqual([])
  },
)
