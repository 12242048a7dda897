import { AxeBuilder } from '@axe-core/playwright'
import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { connect, type HostPage, openHostPage, type Stage } from './stage.ts'

/** A page of the intranet with one widget. */
export const pageWith = (widget: WidgetName, sheet = 'plain.css') => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pay and benefits</title>
    <link rel="stylesheet" href="${sheet}" />
    <script type="module" src="http://localhost:4600/widgets/v1/loader.js"></script>
  </head>
  <body>
    <main>
      <h1>Pay and benefits</h1>
      <p><label>Search <input id="search" /></label></p>
      <evenkeel-${widget}></evenkeel-${widget}>
    </main>
  </body>
</html>`

export interface OpenWidget extends HostPage {
  readonly widget: Locator
}

/** A page with this widget alone, under the strict policy unless the name says otherwise. */
export async function openWidget(
  { intranet }: Stage,
  context: BrowserContext,
  name: WidgetName,
  page = `strict-${name}.html`,
  html = pageWith(name),
): Promise<OpenWidget> {
  intranet.put(page, html)
  const host = await openHostPage(context, `${intranet.origin}/${page}`)
  return { ...host, widget: host.page.locator(`evenkeel-${name}`) }
}

export async function openConnected(stage: Stage, context: BrowserContext, name: WidgetName): Promise<OpenWidget> {
  const host = await openWidget(stage, context, name)
  await connect(host.widget)
  return host
}

/** Waits until nothing moves any more: halfway through its fading in, a text has other colours than it will have. */
const stillness = (page: Page) =>
  page.waitForFunction(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return !roots.some((root) => root.getAnimations().some(isMoving))
  })

/** What axe has against the page, the widget in its shadow root with it, once it stands still. */
export async function violations(page: Page): Promise<string[]> {
  await stillness(page)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** So many frames a drawing may take to follow the width of its window. */
const MOST_FRAMES = 60

/** Parts of the widget that reach beyond its right edge and stay there, unless they are hidden from view on purpose, as a drawing's table is. */
export const reachingOut = (widget: Locator) =>
  widget.evaluate(async (host, frames) => {
    const isOut = (part: Element) =>
      part.getBoundingClientRect().right > host.getBoundingClientRect().right + 1 && part.closest('.sr-only') === null
    const out = () => [...(host.shadowRoot?.querySelectorAll('section *') ?? [])].filter(isOut)
    for (let frame = 0; frame < frames && (frame < 2 || out().length > 0); frame++)
      await new Promise(requestAnimationFrame)
    return out().map((part) => part.outerHTML.slice(0, 120))
  }, MOST_FRAMES)
