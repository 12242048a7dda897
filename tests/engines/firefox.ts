import puppeteer, { type Browser, ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { type EngineBrowser, type EngineSettings, type Tab, until, type Wanted } from './engine.ts'
import { findElement } from './find-element.ts'
import { findEngines } from './installed.mjs'

/** Firefox's number for "all third-party cookies", and with them all storage of frames. */
const rejectForeign = 1

function createTab(page: Page): Tab {
  const documentOf = async (frame?: string): Promise<Frame> =>
    frame === undefined
      ? page.mainFrame()
      : until(`the frame ${frame}`, async () => page.frames().find((one) => one.url().endsWith(frame)))
  const find = async (wanted: Wanted, frame?: string, patience?: number) => {
    const document = await documentOf(frame)
    const read = async () => {
      const found = await document.evaluateHandle(findElement, wanted)
      return found instanceof ElementHandle ? found : null
    }
    return until(`${wanted.role} ${wanted.name}`, read, patience)
  }
  return {
    goto: async (address) => void (await page.goto(address)),
    async run({ frame }, script, ...input) {
      const document = await documentOf(frame)
      const text = `(${script})(...${JSON.stringify(input)})`
      return JSON.parse(
        String(await document.evaluate(`Promise.resolve(${text}).then((result) => JSON.stringify(result ?? null))`)),
      )
    },
    press: async (wanted, frame, patience) => (await find(wanted, frame, patience)).click(),
    focus: () => page.bringToFront(),
    async type(name, text, frame) {
      const field = await find({ role: 'field', name }, frame)
      await field.click({ count: 3 })
      await field.type(text)
    },
    key: (name) => page.keyboard.press(name),
    async keys(...names) {
      for (const name of names) await page.keyboard.press(name)
    },
    write: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    isClosed: async () => page.isClosed(),
  }
}

async function openedPage(browser: Browser, act: () => Promise<void>): Promise<Page> {
  const before = new Set(await browser.pages())
  await act()
  return until('a new window', async () => (await browser.pages()).find((page) => !before.has(page)))
}

/** Starts Firefox without a screen, driven by WebDriver BiDi: a stock Firefox, without a driver program. */
export async function openFirefox({ preventsTracking = false }: EngineSettings): Promise<EngineBrowser> {
  const executablePath = findEngines().find(({ name }) => name === 'firefox')?.parts['firefox']
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preventsTracking ? { 'network.cookie.cookieBehavior': rejectForeign } : {},
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 1600 })
  const pages = new Map<Tab, Page>()
  const keep = (page: Page) => {
    const tab = createTab(page)
    pages.set(tab, page)
    return tab
  }
  return {
    firstTab: keep(page),
    keepsCookiesOfFrames: !preventsTracking,
    opened: async (act) => keep(await openedPage(browser, act)),
    print: async (tab) => pages.get(tab)?.pdf(),
    close: () => browser.close(),
  }
}
