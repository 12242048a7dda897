import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { maya, signInToApi } from '../e2e/support/api.ts'
import { eventually } from '../support/eventually.ts'
import { type RunningEvenkeel, startEvenkeel } from '../support/start-evenkeel.mjs'
import { elements, onHost, openHost, openWindow, shown } from './private/host-page.ts'
import { agree, frameOf } from './private/private-stage.ts'
import { type HostPages, servePages } from './serve-pages.ts'

const widgets = onHost('budget-modal', 'goals')
/** These load by themselves, before a person is connected. */
const calculators: readonly WidgetName[] = ['retirement-calculator', 'debt-wizard']
const withButton = widgets.filter((name) => !calculators.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-release-'))
let intranet: HostPages
let browser: Browser
let evenkeel: RunningEvenkeel | undefined

beforeAll(async () => {
  ;[intranet, browser] = await Promise.all([servePages(), openBrowser()])
  buildNext(join(folder, 'next'))
})
afterEach(async () => {
  await evenkeel?.stop()
  evenkeel = undefined
})
afterAll(async () => {
  await Promise.all([browser.close(), intranet.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** Copies the built portal as another release would be: each file has another name, and the pages name those. */
function buildNext(to: string): void {
  cpSync(join(root, 'apps/portal/dist'), to, { recursive: true })
  const assets = join(to, 'assets')
  const rename = (text: string) =>
    text.replaceAll(/-([\w-]{8})(?=\.(?:js|css))/g, (_, hash: string) => `-${[...hash].toReversed().join('')}`)
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, rename(name)))
  const pages = ['index.html', ...readdirSync(join(to, 'embed')).map((name) => `embed/${name}`)]
  const scripts = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  for (const path of [...pages, ...scripts.map((name) => `assets/${name}`)])
    writeFileSync(join(to, path), rename(readFileSync(join(to, path), 'utf8')))
}

/** Opens a page, has another release take over, and returns the page as it was, and what its widgets ask for from then on. */
async function openAcross(data: string, between: () => void = () => undefined) {
  const env = { EVENKEEL_DEMO_ORIGINS: intranet.origin }
  evenkeel = await startEvenkeel({ dataFolder: data, env })
  const { origin } = evenkeel
  intranet.pointAt(origin)
  const context = await browser.newContext()
  const page = await openHost(context, intranet, { body: elements(...widgets) })
  for (const widget of withButton) await (await frameOf(page, widget)).locator('#connect:enabled').waitFor()

  // The calculators load by themselves; a server that is gone by then would be another test.
  for (const widget of calculators) if (widgets.includes(widget)) await shown(page, widget)
  await evenkeel.stop()
  between()
  const next = { ...env, EVENKEEL_PORTAL: join(folder, 'next'), PORT: new URL(origin).port }
  evenkeel = await startEvenkeel({ dataFolder: data, env: next })
  expect(evenkeel.origin).toBe(origin)
  const { cookies } = await signInToApi(origin, maya)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
  const asked: [string, number][] = []
  page.on('response', (answer) => {
    // The stage is a document that loads after the release, with the files of that one.
    const isOfWidget = widgets.some((widget) => answer.frame().url().includes(`/embed/${widget}`))
    if (isOfWidget) asked.push([new URL(answer.url()).pathname, answer.status()])
  })
  return { page, asked }
}

/** Waits until each widget shows figures; the address of its frame may have a query by then. */
async function allShown(page: Page): Promise<void> {
  for (const widget of widgets) {
    const isShown = async () => {
      const frame = page.frames().find((one) => new URL(one.url()).pathname === `/embed/${widget}`)
      return (
        (await frame
          ?.locator('#card[hidden]')
          .count()
          .catch(() => 0)) === 1
      )
    }
    await eventually(isShown).toBe(true)
  }
}

const readyCount = (page: Page) => page.evaluate(() => window.said.filter(({ name }) => name === 'ready').length)

describe('a tab that is open while another release takes over', () => {
  test('connects with the files of its own release, without loading its frames again', async () => {
    const { page, asked } = await openAcross(join(folder, 'data'))
    await agree(await openWindow(page, 'budget-modal'))
    await allShown(page)
    const built = new Set(readdirSync(join(root, 'apps/portal/dist/assets')))
    const scripts = asked.filter(([path]) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(([path, status]) => status !== 200 || !built.has(path.slice('/assets/'.length)))).toEqual([])
    expect(await readyCount(page)).toBe(widgets.length)
    await page.reload()
    await allShown(page)
    await page.context().close()
  })

  test('and whose files are gone, loads each frame again, once', async () => {
    const data = join(folder, 'other-data')
    const { page } = await openAcross(data, () => rmSync(join(data, 'frames'), { recursive: true }))
    // The first press finds a file gone, and the frame loads again; the next one connects.
    await (await frameOf(page, 'budget-modal')).locator('#connect:enabled').click()
    await expect.poll(() => readyCount(page)).toBe(3)
    await agree(await openWindow(page, 'budget-modal'))
    await allShown(page)
    expect(await readyCount(page)).toBe(4)
    await page.context().close()
  })
})
