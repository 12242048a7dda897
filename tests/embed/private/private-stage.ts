import { join } from 'node:path'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { type Browser, type BrowserContext, chromium, type Frame, type Locator, type Page } from 'playwright-core'
import { findBrowser, launchTimeoutMs } from '../../../scripts/lib/browser.mjs'
import { root } from '../../../scripts/lib/root.mjs'
import { patienceMs } from '../../support/patience.ts'
import { type RunningEvenkeel, startEvenkeel } from '../../support/start-evenkeel.mjs'
import { type HostPages, servePages } from '../serve-pages.ts'

/** Evenkeel with the loader of frames, an intranet that the demo company allows, another page, and a browser. */
export interface PrivateStage {
  readonly evenkeel: RunningEvenkeel
  readonly intranet: HostPages
  readonly stranger: HostPages
  /** An origin of the stranger's server that the operator allows around pages with widgets. */
  readonly container: string
  readonly browser: Browser
  close(): Promise<void>
}

/**
 * A browser that keeps storage apart by page and sends no third-party cookies, as people's browsers do. The driver switches the
 * first off by default, and then every storage in a frame of another site throws; of two such lists, the later one counts.
 */
async function openStrictBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  const strict = ['--disable-features=HttpsUpgrades,PaintHolding', '--test-third-party-cookie-phaseout']
  return chromium.launch({ executablePath, args: [...args, ...strict], timeout: launchTimeoutMs })
}

export async function setPrivateStage(): Promise<PrivateStage> {
  const [intranet, stranger, browser] = await Promise.all([servePages(), servePages(), openStrictBrowser()])
  const container = stranger.origin.replace('127.0.0.1', 'container.localhost')
  const env = {
    EVENKEEL_DEMO_ORIGINS: intranet.origin,
    EVENKEEL_CONTAINERS: container,
    EVENKEEL_WIDGETS: join(root, 'packages/embed/dist'),
  }
  const evenkeel = await startEvenkeel({ env })
  intranet.pointAt(evenkeel.origin)
  stranger.pointAt(evenkeel.origin)
  return {
    evenkeel,
    intranet,
    stranger,
    container,
    browser,
    async close() {
      await browser.close()
      await Promise.all([intranet.close(), stranger.close(), evenkeel.stop()])
    },
  }
}

const pageWith = (widgets: readonly WidgetName[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pay and benefits</title>
    <script type="module" async src="http://localhost:4600/widgets/v1/loader.js"></script>
  </head>
  <body>
    <h1>Pay and benefits</h1>
    ${widgets.map((widget) => `<evenkeel-${widget}></evenkeel-${widget}>`).join('\n    ')}
  </body>
</html>`

/** A page of another site with these widgets, once each frame has drawn itself. */
export async function openPrivatePage(
  context: BrowserContext,
  { origin, put }: HostPages,
  widgets: readonly WidgetName[],
): Promise<Page> {
  const name = `private-${widgets.join('-')}.html`
  put(name, pageWith(widgets))
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 1800 })
  await page.goto(`${origin}/${name}`)
  for (const widget of widgets)
    await (await frameOf(page, widget)).locator('#connect:enabled').waitFor({ state: 'attached' })
  return page
}

/** The frame of a widget, or of the stage, in the closed root of its element. */
export async function frameOf(page: Page, name: WidgetName | 'stage'): Promise<Frame> {
  const isIt = (frame: Frame) => frame.url().replace(/\?.*/, '').endsWith(`/embed/${name}`)
  return page.frames().find(isIt) ?? page.waitForEvent('framenavigated', isIt)
}

/**
 * Opens a dialog on the stage, and returns the stage's frame. The loader drops a stage that needs more than eight seconds, so that
 * no page stays covered by nothing; on a busy machine that happens, and the press is repeated, as a person would.
 */
export async function onStage(page: Page, press: () => Promise<unknown>): Promise<Frame> {
  for (;;) {
    await press()
    const frame = await frameOf(page, 'stage')
    const problem = await frame
      .getByRole('dialog')
      .first()
      .waitFor({ timeout: patienceMs })
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (problem === null) return frame
    if (!frame.isDetached()) throw problem
  }
}

/** Presses 'Connect' and signs in; returns the window before 'Connect' is pressed there. `onOpen` runs as soon as it is open. */
export async function openConsent(page: Page, widget: WidgetName, onOpen?: () => void): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await (await frameOf(page, widget)).getByRole('button', { name: 'Connect' }).click()
  const ours = await opened
  onOpen?.()
  await ours.getByRole('textbox', { name: 'Email' }).fill('demo@evenkeel.example')
  await ours.getByRole('textbox', { name: 'Password' }).fill('Quiet-Harbor-42')
  await ours.getByRole('button', { name: 'Sign in' }).click()
  await ours.getByRole('button', { name: 'Connect' }).waitFor()
  return ours
}

/** Presses 'Connect' there until it is taken: presses are not taken right after the window came forward. */
export async function agree(ours: Page): Promise<void> {
  const closed = ours.waitForEvent('close')
  const press = async () => {
    const button = ours.getByRole('button', { name: 'Connect' })
    while (!ours.isClosed()) await button.click({ timeout: 2_000 }).catch(() => undefined)
  }
  await Promise.all([closed, press()])
}

/** Waits until nothing has moved or appeared around a control for a second: a press counts only if that was so for half of one. */
export const untilAtRest = (control: Locator): Promise<void> =>
  control.evaluate(
    () =>
      new Promise<void>((done) => {
        let movedAt = performance.now()
        const moved = () => {
          movedAt = performance.now()
        }
        new MutationObserver(moved).observe(document, { childList: true, subtree: true })
        for (const name of ['scroll', 'resize', 'focus']) addEventListener(name, moved, { capture: true })
        const look = setInterval(() => {
          if (performance.now() - movedAt < 1_000) return
          clearInterval(look)
          done()
        }, 50)
      }),
  )
