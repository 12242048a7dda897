import { createServer } from 'node:http'
import type { Browser, Frame, Page } from 'playwright-core'
import { openBrowser } from '../../../scripts/lib/browser.mjs'
import { type FakeEvenkeel, serveFakeEvenkeel } from './fake-evenkeel.ts'
import { newProfile } from '../../support/new-profile.ts'

interface Said {
  readonly type: string
  readonly tag: string
  readonly detail: unknown
}

declare global {
  interface Window {
    heard: Record<string, unknown>[]
    say: (message: unknown) => void
    events: Said[]
  }
}

export interface LoaderStage {
  readonly evenkeel: FakeEvenkeel
  readonly browser: Browser
  /** Opens a page of another site with this body, and the loader in its head. */
  open(body: string, options?: PageOptions): Promise<Page>
  close(): Promise<void>
}

interface PageOptions {
  readonly head?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly html?: string
  /** where the page pretends to be */
  readonly url?: string
  readonly before?: (page: Page) => Promise<unknown>
  /** whether the closed roots are really closed; a test that looks inside opens them */
  readonly isClosed?: boolean
  readonly context?: Parameters<Browser['newContext']>[0]
}

function keepEvents() {
  window.events = []
  for (const name of ['ready', 'error', 'stage'])
    addEventListener(`evenkeel:${name}`, (event) => {
      if (event instanceof CustomEvent && event.target instanceof Element)
        window.events.push({ type: name, tag: event.target.localName, detail: event.detail })
    })
}

function openRoots() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function openly(init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

const pageWith = (evenkeel: string, body: string, { head = '', html = 'lang="en"' }: PageOptions) =>
  `<!doctype html><html ${html}><head><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Intranet</title>${head}<script type="module" async src="${evenkeel}/widgets/v1/loader.js"></script></head>
<body>${body}</body></html>`

/** A fake Evenkeel on one site, pages on another, and a browser. */
export async function setLoaderStage(): Promise<LoaderStage> {
  const [evenkeel, browser] = await Promise.all([serveFakeEvenkeel(), openBrowser()])
  let page = { text: '', headers: {} as Readonly<Record<string, string>> }
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.text),
  )
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    evenkeel,
    browser,
    async open(body, options = {}) {
      page = { text: pageWith(evenkeel.origin, body, options), headers: options.headers ?? {} }
      const context = await newProfile(browser, { viewport: { width: 1280, height: 800 }, ...options.context })
      const opened = await context.newPage()
      await opened.addInitScript(keepEvents)
      if (!options.isClosed) await opened.addInitScript(openRoots)
      await options.before?.(opened)
      const url = options.url ?? `http://127.0.0.1:${port}/`
      if (options.url) {
        await opened.route(url, (route) => route.fulfill({ body: page.text, contentType: 'text/html' }))
        await opened.route(`${evenkeel.origin}/**`, async (route) => route.fulfill({ response: await route.fetch() }))
      }
      await opened.goto(url)
      return opened
    },
    async close() {
      await browser.close()
      evenkeel.close()
      server.close()
    },
  }
}

/** Waits for an event of an element on the page, and returns its detail. */
export async function eventOf(page: Page, type: string, tag?: string): Promise<unknown> {
  const find = ([type, tag]: (string | undefined)[]) =>
    window.events.find((one) => one.type === type && (tag === undefined || one.tag === tag))
  const found = await page.waitForFunction(find, [type, tag])
  return (await found.jsonValue())?.detail
}

/** The frame of a widget, or of the stage, once it has been opened. */
export async function frameOf(page: Page, name: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().endsWith(`/embed/${name}`))
  for (let frame = find(); ; frame = find()) {
    if (frame && (await frame.evaluate(() => window.heard?.length > 0).catch(() => false))) return frame
    await new Promise((done) => setTimeout(done, 20))
  }
}
