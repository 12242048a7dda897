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

describe.each(Object.entries(kept))('the loader of %s and the frames of today', (version, integrity) => {
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
    expect(await page.evaluate(() => window.said.filter(({ name }) => name === 'error'))).toEqual([])
    expect(problems).toEqual([])
  })
})

test.each([
  ['before', (other: string) => other + loader],
  ['after', (other: string) => loader + other],
])('another release %s the newest on one page: each element is drawn once, and works', async (_, order) => {
  const newest = readFileSync(join(releases, Object.keys(kept).at(-1) ?? '', 'evenkeel.js'), 'utf8')
  const [version = ''] = Object.keys(kept).slice(-1)
  expect(newest).toContain(version)
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  await context.route('**/widgets/0.0.1/evenkeel.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers, body: newest.replaceAll(version, '0.0.1') }),
  )
  const page = await openHost(context, stage.intranet, {
    head: order(scriptOf('0.0.1')).replaceAll(' async', ''),
    body: elements('goals', 'budget-modal'),
  })
  await connect(page, 'goals')
  await shown(page, 'budget-modal')
  expect(await page.evaluate(() => window.said.map(({ name }) => name))).toEqual(['ready', 'ready'])
  expect(page.frames().filter((frame) => /\/embed\/(?!stage)/.test(frame.url()))).toHaveLength(2)
  expect(problems).toEqual([])
})
