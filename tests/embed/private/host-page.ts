import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Page } from 'playwright-core'
import { maya, type Person, type SignedIn, signInToApi } from '../../e2e/support/api.ts'
import { type HostPages, written } from '../serve-pages.ts'
import { agree, frameOf, type PrivateStage } from './private-stage.ts'

interface Said {
  readonly name: string
  readonly widget: string
  readonly detail: unknown
}

declare global {
  interface Window {
    /** the events of our elements that the page heard */
    said: Said[]
  }
}

interface HostPage {
  readonly body: string
  readonly head?: string
  /** attributes of the page's root */
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Another name of the pages' server, as `http://intranet.corp.localhost:43212`. */
  readonly at?: string
}

export const loader = `<script type="module" async src="${written}/widgets/v1/loader.js"></script>`

/** Whether each page has all widgets, and what is waited for in one is waited for in all: `npm run torture hosts`. */
const hasAll = process.env['ALL_WIDGETS'] === '1'

/** The height of a page in a frame, in px: in the campaign that of all widgets, which are drawn near the window alone. */
export const tabHeight = hasAll ? 9000 : 700

/** Returns the widgets of a page on which a test looks at these: in the campaign all, these first. */
export const onHost = (...widgets: readonly WidgetName[]): readonly WidgetName[] =>
  hasAll ? [...new Set([...widgets, ...widgetNames])] : widgets

/** The markup of widgets, with the link that is there until the loader is. */
export const elements = (...widgets: readonly WidgetName[]) =>
  onHost(...widgets)
    .map((widget) => `<evenkeel-${widget}><a href="${written}/">Open Evenkeel</a></evenkeel-${widget}>`)
    .join('\n')

function keepEvents() {
  window.said = []
  for (const name of ['ready', 'error', 'stage'])
    addEventListener(`evenkeel:${name}`, (event) => {
      if (event instanceof CustomEvent && event.target instanceof Element)
        window.said.push({ name, widget: event.target.localName.slice('evenkeel-'.length), detail: event.detail })
    })
}

/** Has the closed roots of a page open, for tests of what a person reads in them. */
export const openRoots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function openly(init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
  })

let count = 0

/** Opens a page of another site; returns as soon as its document is there. */
export async function openHost(context: BrowserContext, pages: HostPages, options: HostPage): Promise<Page> {
  const { body, head = loader, html = 'lang="en"', headers = {}, before, at = pages.origin } = options
  const name = `host-${(count += 1)}.html`
  const start = `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Pay and benefits</title>`
  pages.put(name, `${start}${head}</head><body>${body}</body></html>`, headers)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: hasAll ? 9000 : 2800 })
  await page.addInitScript(keepEvents)
  await before?.(page)
  await page.goto(`${at}/${name}`, { waitUntil: 'domcontentloaded' })
  return page
}

const haveAllSaid = (event: string) =>
  [...document.querySelectorAll('*')]
    .flatMap(({ localName }) => (localName.startsWith('evenkeel-') ? localName.slice('evenkeel-'.length) : []))
    .every((name) => window.said.some((one) => one.name === event && one.widget === name))

/** Waits for an event of our elements on the page, and returns its detail; in the campaign, until all of them have said it. */
export async function heard(page: Page, name: string, widget?: WidgetName): Promise<unknown> {
  if (hasAll) await page.waitForFunction(haveAllSaid, name)
  const find = ([name, widget]: (string | undefined)[]) =>
    window.said.find((one) => one.name === name && (widget === undefined || one.widget === widget))
  return (await (await page.waitForFunction(find, [name, widget])).jsonValue())?.detail
}

/** Signs a person in, in all windows of a context, and returns their way into the API. */
export async function signIn(
  context: BrowserContext,
  { evenkeel: { origin } }: PrivateStage,
  person: Person = maya,
): Promise<SignedIn> {
  const api = await signInToApi(origin, person)
  await context.addCookies([...api.cookies].map(([name, value]) => ({ name, value, url: origin })))
  return api
}

/** Presses 'Connect' in a widget of a person who is signed in, and returns our window. */
export async function openWindow(page: Page, widget: WidgetName): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await (await frameOf(page, widget)).locator('#connect:enabled').click()
  return opened
}

/** Connects all widgets of a page; the person has to be signed in. Returns once this one shows figures, in the campaign all of them. */
export async function connect(page: Page, widget: WidgetName): Promise<void> {
  const waiting = hasAll ? widgetNames : [widget]
  // Only frames that have drawn themselves are part of the agreement.
  for (const one of waiting) await (await frameOf(page, one)).locator('#connect:enabled').waitFor({ state: 'attached' })
  await agree(await openWindow(page, widget))
  for (const one of waiting) await shown(page, one)
}

/** Waits until a widget has replaced the card of before. */
export const shown = async (page: Page, widget: WidgetName): Promise<void> =>
  (await frameOf(page, widget)).locator('#card[hidden]').waitFor({ state: 'attached' })
