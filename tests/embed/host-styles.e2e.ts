import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, openHostPage, setStage, type Stage } from './stage.ts'
import { openWidget, pageWith } from './widget-page.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 } })
})
afterEach(() => context.close())

const open = (name: string) => openHostPage(context, `${stage.intranet.origin}/${name}`)

/** Every style of every element of the widget, as lines, but for those that name a place on the page. */
const looks = (widget: Locator) =>
  widget.evaluate((host) => {
    const placed = /^(?:perspective|transform)-origin$|inset|^(?:top|left|right|bottom)$|^--/
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element, index) => {
      const style = getComputedStyle(element)
      return Array.from(style)
        .filter((name) => !placed.test(name))
        .map((name) => `${index} ${element.localName} ${name}: ${style.getPropertyValue(name)}`)
    })
  })

/** Gives the widget the same room on both pages. */
const makeRoom = (widget: Locator) =>
  widget.evaluate((host) => host.parentElement?.style.setProperty('width', '800px', 'important'))

describe('the page’s styles', () => {
  test('a hostile page changes nothing of a widget: each element has the size and the styles that it has on a plain page', async () => {
    const plain = await open('plain.html')
    await connect(plain.cashFlow)
    await plain.cashFlow.getByText('less than you earned').waitFor()
    const hostile = await open('hostile.html')
    await connect(hostile.cashFlow)
    await hostile.cashFlow.getByText('less than you earned').waitFor()
    await makeRoom(plain.cashFlow)
    await makeRoom(hostile.cashFlow)
    const differences = async () => {
      const wanted = new Set(await looks(plain.cashFlow))
      expect(wanted.size).toBeGreaterThan(10_000)
      return (await looks(hostile.cashFlow)).filter((line) => !wanted.has(line))
    }
    await expect.poll(differences, { timeout: 15_000 }).toEqual([])
  })

  test.each(['transactions', 'retirement-calculator', 'debt-wizard'] as const)('nor of %s', async (name) => {
    const connected = async (sheet: string) => {
      const { widget } = await openWidget(stage, context, name, `${name}-${sheet}.html`, pageWith(name, sheet))
      await connect(widget)
      await widget.getByRole('link', { name: /^View/ }).waitFor()
      await makeRoom(widget)
      return widget
    }
    const plain = await connected('plain.css')
    const hostile = await connected('hostile.css')
    const differences = async () => {
      const wanted = new Set(await looks(plain))
      expect(wanted.size).toBeGreaterThan(10_000)
      return (await looks(hostile)).filter((line) => !wanted.has(line))
    }
    await expect.poll(differences, { timeout: 30_000 }).toEqual([])
  })

  test('a widget changes nothing of the page', async () => {
    const bare = await (await stage.browser.newContext({ javaScriptEnabled: false })).newPage()
    await bare.goto(`${stage.intranet.origin}/plain.html`)
    const { page, cashFlow, problems } = await open('plain.html')
    await connect(cashFlow)
    const search = async (one: typeof page) => one.locator('#search').boundingBox()
    expect(await search(page)).toEqual(await search(bare))
    expect(
      await page.evaluate(() => [
        document.adoptedStyleSheets.length,
        document.querySelectorAll('style').length,
        document.body.getAttribute('style'),
      ]),
    ).toEqual([0, 0, null])
    expect(problems).toEqual([])
    await bare.context().close()
  })

  test('options are followed as they change, and the system’s colours under auto', async () => {
    const { page, cashFlow } = await open('plain.html')
    const button = cashFlow.getByRole('button', { name: 'Connect' })
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const card = () => cashFlow.getByRole('region').evaluate((element) => getComputedStyle(element).backgroundColor)
    await button.waitFor()
    expect(await card()).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(card).toBe('rgb(21, 27, 35)')
    await cashFlow.evaluate((element) => element.setAttribute('scheme', 'light'))
    await expect.poll(card).toBe('rgb(255, 255, 255)')
    await cashFlow.evaluate((element) => element.setAttribute('color-accent', '#23533D'))
    await expect.poll(colour).toBe('rgb(35, 83, 61)')
    await cashFlow.evaluate((element) => element.removeAttribute('color-accent'))
    await expect.poll(colour).toBe('rgb(11, 92, 173)')
  })

  test('an accent that could not be read falls back, with one warning', async () => {
    const { cashFlow, problems } = await open('plain.html')
    await cashFlow.getByRole('button', { name: 'Connect' }).waitFor()
    for (const radius of ['1', '2', '3']) {
      await cashFlow.evaluate((element, value) => {
        element.setAttribute('color-accent', '#FFD54F')
        element.setAttribute('radius', value)
      }, radius)
    }
    expect(problems).toEqual([expect.stringContaining('colorAccent')])
  })
})

describe('a strict policy with Trusted Types', () => {
  test('is kept all the way: connecting, figures, a list, a dialog, an error', async () => {
    const { page, cashFlow, budgets, problems } = await open('strict.html')
    await connect(cashFlow)
    await connect(budgets)
    await cashFlow.getByRole('combobox', { name: 'Time frame' }).click()
    await cashFlow.getByRole('option', { name: 'Over last 12 months' }).click()
    await budgets.getByRole('button', { name: 'Create' }).click()
    await budgets.getByRole('combobox', { name: 'Category' }).click()
    await budgets.getByRole('option', { name: 'Travel' }).click()
    await budgets.getByRole('textbox', { name: 'Monthly amount' }).fill('25')
    await budgets.getByRole('button', { name: 'Save' }).click()
    await budgets.getByRole('dialog').waitFor({ state: 'detached' })
    await budgets.getByRole('button', { name: /^View all/ }).click()
    await budgets.getByRole('button', { name: 'Edit the budget for Travel' }).click()
    await budgets.getByRole('button', { name: 'Delete this budget' }).click()
    await budgets.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await budgets.getByText('The budget is deleted').waitFor()
    await budgets.getByRole('button', { name: 'Undo' }).click()
    await budgets.getByRole('button', { name: 'Edit the budget for Travel' }).waitFor()
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test('is one that can refuse: a script of anybody else does not run there', async () => {
    const { page } = await open('strict.html')
    const outcome = await page.evaluate(`import('${stage.stranger.origin}/any.js').then(() => 'ran', () => 'refused')`)
    expect(outcome).toBe('refused')
    await expect.poll(() => page.evaluate(() => window.violations.join(' '))).toContain('script-src')
  })
})

test('the loader alone is tiny, and nothing of a widget comes before its element is near', async () => {
  const { page } = await open('plain.html')
  const sizeOf = async (file: string) =>
    gzipSync(await (await page.request.get(`${stage.evenkeel.origin}/widgets/v1/${file}`)).text()).byteLength
  expect(await sizeOf('loader.js')).toBeLessThan(2048)
  const asked = await filesOf(stage.browser, `${stage.intranet.origin}/far.html`)
  expect(asked.length).toBeGreaterThan(0)
  const sizes = await Promise.all(asked.map((path) => sizeOf(path.replace('/widgets/v1/', ''))))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2048)
})

/** The scripts of ours that a page asks for. */
async function filesOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/widgets/')) files.push(pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return files
}
