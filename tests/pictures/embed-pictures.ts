import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { root } from '../../scripts/lib/root.mjs'
import { connect, elements, heard, loader, openHost, shown, signIn } from '../embed/private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from '../embed/private/private-stage.ts'
import { takeStates } from './embed-states.ts'
import { smallPng } from './small-png.mjs'

/*
 * Pictures of all widgets on three pages of other sites, before and after connecting, and with a dialog, for a look: they are
 * not kept; then of five of them while they load, after they failed, without data, and so on (`embed-states.ts`).
 * `npm run embed-pictures -- <folder>`; further words pick those whose name has one of them, as `intranet-375` or `states`.
 */
const folder = resolve(root, process.argv[2] ?? 'node_modules/.cache/embed-pictures')
const words = process.argv.slice(3)
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))

const intranetCss = `body{margin:0;font:15px/1.5 Georgia,serif;background:#f3efe6;color:#2b2620}
header{position:sticky;top:0;z-index:9;background:#7a1f2b;color:#fff;padding:14px 24px}h1{font-size:20px;margin:0}
main{max-width:1100px;margin:24px auto;padding:0 16px}button,a{text-transform:uppercase;letter-spacing:.1em}`
const pages = {
  plain: { head: '', html: 'lang="en"' },
  intranet: { head: `<style>${intranetCss}</style>`, html: 'lang="en"' },
  dark: { head: '<style>body{background:#14171c;color:#e8e8e8;font:16px sans-serif}</style>', html: 'lang="en"' },
} as const
const places = {
  '1280': { width: 1280, css: 'main{display:grid;grid-template-columns:1fr 1fr;gap:16px}' },
  '375': { width: 375, css: 'main{display:grid;gap:16px}' },
  column: { width: 1280, css: 'main{display:grid;gap:16px;width:280px}' },
} as const

interface Setting {
  readonly name: string
  readonly width: number
  readonly head: string
  readonly html: string
}

const settings: readonly Setting[] = Object.entries(pages).flatMap(([page, { head, html }]) =>
  Object.entries(places).map(([place, { width, css }]) => ({
    name: `${page}-${place}`,
    width,
    html,
    head: `<meta name="viewport" content="width=device-width">${head}<style>${css}</style>${loader}`,
  })),
)

async function keep(page: Page, name: string) {
  await page.waitForTimeout(1500)
  writeFileSync(join(folder, `${name}.png`), smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' })))
  console.log(`${name}.png`)
}

/** As high as all widgets, so that each is near the window and its frame is drawn. */
const grow = async (page: Page, width: number) =>
  page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })

async function open(context: BrowserContext, stage: PrivateStage, { width, head, html }: Setting): Promise<Page> {
  const body = `<header><h1>Pay and benefits</h1></header><main>${elements(...widgetNames)}</main>`
  const page = await openHost(context, stage.intranet, { head, html, body })
  await page.setViewportSize({ width, height: 2800 })
  // The last one: an element that is not defined yet has no height, and those below it would stay out of sight.
  await page.waitForFunction((name) => customElements.get(`evenkeel-${name}`) !== undefined, widgetNames.at(-1))
  for (const widget of widgetNames) {
    await grow(page, width)
    await heard(page, 'ready', widget).catch(async (reason: unknown) => {
      throw new Error(`${widget}: ${JSON.stringify(await page.evaluate(() => window.said))}`, { cause: reason })
    })
  }
  await grow(page, width)
  return page
}

async function takeSetting(browser: Browser, stage: PrivateStage, setting: Setting, colorScheme: 'light' | 'dark') {
  const name = `${setting.name}-${colorScheme}`
  if (!isWanted(name)) return
  const context = await browser.newContext({ colorScheme, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const page = await open(context, stage, setting)
  await keep(page, `${name}-signed-out`)
  await signIn(context, stage)
  await connect(page, 'accounts')
  for (const widget of widgetNames) await shown(page, widget)
  await keep(page, `${name}-connected`)
  await page.setViewportSize({ width: setting.width, height: 860 })
  const edit = (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' })
  // The page scrolls, and not the frame: a browser draws nothing in a frame of another site that is out of sight.
  await page.locator('evenkeel-budget-modal').scrollIntoViewIfNeeded()
  await onStage(page, () => edit.click())
  await keep(page, `${name}-dialog`)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const stage = await setPrivateStage()
try {
  for (const setting of settings)
    for (const scheme of ['light', 'dark'] as const) await takeSetting(stage.browser, stage, setting, scheme)
  await takeStates(stage, keep, isWanted)
} finally {
  await stage.close()
}
