import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { maya } from '../e2e/support/api.ts'
import { servePages, written } from '../embed/serve-pages.ts'
import { type EngineBrowser, type EngineSettings, type Tab, until } from './engine.ts'
import { openEngine } from './open-engine.ts'
import { startSecureEvenkeel } from './secure-front.ts'

declare global {
  interface Window {
    /** the events of our elements */
    heardEvents: string[]
  }
}

/** A browser on a page of another site, with three of our widgets. */
export interface HostStage {
  readonly browser: EngineBrowser
  readonly tab: Tab
  readonly address: string
  close(): Promise<void>
}

/** Has the closed roots open, for drivers that find a frame only through the document. */
function prepare() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function openly(init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
  window.heardEvents = []
  for (const name of ['ready', 'error', 'stage'])
    addEventListener(`evenkeel:${name}`, (event) => {
      if (event instanceof CustomEvent) window.heardEvents.push(`${name} ${JSON.stringify(event.detail)}`)
    })
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pay and benefits</title>
<script>(${prepare})()</script><script type="module" async src="${written}/widgets/v1/loader.js"></script></head>
<body><h1>Pay and benefits</h1>
<evenkeel-budget-modal></evenkeel-budget-modal><evenkeel-goals print="no"></evenkeel-goals>
<evenkeel-retirement-calculator></evenkeel-retirement-calculator></body></html>`

export async function openHostStage(settings: EngineSettings = {}): Promise<HostStage> {
  const intranet = await servePages()
  intranet.put('page.html', page)
  const widgets = join(root, 'packages/embed/dist')
  const evenkeel = await startSecureEvenkeel({ EVENKEEL_DEMO_ORIGINS: intranet.origin, EVENKEEL_WIDGETS: widgets })
  intranet.pointAt(evenkeel.origin)
  const browser = await openEngine(settings)
  return {
    browser,
    tab: browser.firstTab,
    address: `${intranet.origin}/page.html`,
    async close() {
      await browser.close()
      await evenkeel.stop()
      await intranet.close()
    },
  }
}

export const budgets = { frame: '/embed/budget-modal' }
export const readText = () => document.body.innerText
export const expectText = (tab: Tab, words: string, place: { frame?: string } = budgets): Promise<boolean> =>
  until(words, async () => (await tab.run(place, readText)).includes(words))

/** Presses 'Connect', which opens our window. */
export const pressConnect = ({ browser, tab }: HostStage): Promise<Tab> =>
  browser.opened(() => tab.press({ role: 'button', name: 'Connect' }, budgets.frame))

export async function signIn(ours: Tab): Promise<void> {
  await ours.type('Email', maya.email)
  await ours.type('Password', maya.password)
  await ours.press({ role: 'button', name: 'Sign in' })
}

/** Presses 'Connect' there until the window is closed: it takes no press right after it came forward. */
export async function agree(ours: Tab): Promise<void> {
  await expectText(ours, 'Only you see them.', {})
  await ours.focus()
  await until('the window to close', async () => {
    if (await ours.isClosed()) return true
    await ours.press({ role: 'button', name: 'Connect' }, undefined, 1000).catch(() => undefined)
    return ours.isClosed()
  })
}
