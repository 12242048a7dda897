import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, openConnectWindow, openHostPage, setStage, type Stage } from './stage.ts'
import * as widgetPage from './widget-page.ts'
import { type OpenWidget, pageWith, reachingOut, violations } from './widget-page.ts'

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

const open = (name: WidgetName) => widgetPage.openWidget(stage, context, name)
const openConnected = (name: WidgetName) => widgetPage.openConnected(stage, context, name)

/** What a widget could change of the page: where things stand, and the styles. */
const ofThePage = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('#search')?.getBoundingClientRect() ?? new DOMRect()
    const sheets = [
      document.adoptedStyleSheets.length,
      document.querySelectorAll('style').length,
      document.querySelectorAll('[style]').length,
    ]
    return { search: [x, y, width, height], sheets, focus: document.activeElement?.localName }
  })

const widgets = [
  {
    name: 'spending-chart',
    asks: 'Show Spending by category on this page?',
    reads: 1,
    stands: 'Groceries',
    call: 'spending',
  },
  { name: 'accounts', asks: 'Show Net worth and accounts on this page?', reads: 2, stands: 'Assets', call: 'accounts' },
  { name: 'next-steps', asks: 'Show Next steps on this page?', reads: 1, stands: 'to do', call: 'nextSteps' },
  { name: 'goals', asks: 'Show My goals on this page?', reads: 1, stands: 'Plan for Retirement', call: 'myGoals' },
  { name: 'transactions', asks: 'Show Transactions on this page?', reads: 1, stands: '1–10 of', call: 'transactions' },
  {
    name: 'retirement-calculator',
    asks: 'Show Retirement calculator on this page?',
    reads: 2,
    stands: 'Try one change',
    call: 'plan',
  },
  {
    name: 'debt-wizard',
    asks: 'Show Debt payoff on this page?',
    reads: 2,
    stands: 'Spare money goes to',
    call: 'plan',
  },
] as const satisfies readonly { name: WidgetName; asks: string; reads: number; stands: string; call: EndpointName }[]

describe.each(widgets)('$name on a page with a strict policy', ({ name, asks, reads, stands, call }) => {
  test('shows nothing until the person agreed to what it reads; then its content stands, and nothing else of the page moved', async () => {
    const { page, widget, said, problems } = await open(name)
    await widget.getByRole('button', { name: 'Connect' }).waitFor()
    const before = await ofThePage(page)
    expect(await widget.getByRole('region').textContent()).not.toMatch(/\$\d/)
    const connecting = await openConnectWindow(widget)
    await connecting.getByRole('heading', { name: asks }).waitFor()
    expect(await connecting.getByRole('listitem').count()).toBe(reads)
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await widget.getByText(stands).first().waitFor()
    expect(await said('ready')).toEqual([{ type: 'evenkeel:ready', tag: `evenkeel-${name}`, detail: null }])
    expect({ ...(await ofThePage(page)), focus: null }).toEqual({ ...before, focus: null })
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test('is without a barrier in light and in dark, and keeps to its width on a phone and in a narrow column', async () => {
    const { page, widget } = await openConnected(name)
    await widget.getByText(stands).first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect
      .poll(() =>
        widget
          .getByRole('region')
          .first()
          .evaluate((card) => getComputedStyle(card).backgroundColor),
      )
      .toBe('rgb(21, 27, 35)')
    await expect.poll(() => widget.evaluate((host) => host.shadowRoot?.getAnimations().length)).toBe(0)
    expect(await violations(page)).toEqual([])
    await widget.evaluate((host) => host.parentElement?.style.setProperty('width', '300px'))
    expect(await reachingOut(widget)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await reachingOut(widget)).toEqual([])
  })

  test('says what did not load, loads it when asked again, and says "Connect" once the agreement ended', async () => {
    const { page, widget, said } = await open(name)
    const path = new RegExp(`${paths[call].path.replace(/\{\w+\}/, '\\d+')}(?:\\?.*)?$`)
    await page.route(path, (route) => route.abort())
    await connect(widget)
    await widget.getByText('Nothing is lost.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute(path)
    await widget.getByRole('button', { name: 'Try again' }).click()
    await widget.getByText(stands).first().waitFor()
    const headers = { 'Access-Control-Allow-Origin': stage.intranet.origin }
    await page.route(path, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ status: 401, headers, json: { code: -1, message: '' } }),
    )
    await page.evaluate(`document.querySelector('evenkeel-${name}').refresh()`)
    await widget.getByText('Your session ended. Connect again to see your figures.').waitFor()
    expect(await said('session-expired')).toHaveLength(1)
    expect(await widget.getByText(stands).count()).toBe(0)
  })

  test('comes as one file too', async () => {
    stage.intranet.put(`strict-${name}-alone.html`, pageWith(name).replace('loader.js', `${name}.js`))
    const { page, problems } = await openHostPage(context, `${stage.intranet.origin}/strict-${name}-alone.html`)
    const widget = page.locator(`evenkeel-${name}`)
    await connect(widget)
    await widget.getByText(stands).first().waitFor()
    expect(problems).toEqual([])
  })

  test('stands in a frame too', async () => {
    const page = await context.newPage()
    await page.goto(`${stage.evenkeel.origin}/embed/${name}`)
    await page.locator(`evenkeel-${name}`).getByRole('button', { name: 'Connect' }).waitFor()
    expect(asks).toContain(await page.title())
  })
})

/** Adds an account of 120 dollars, from the page's own button. */
async function addJar({ page, widget }: OpenWidget) {
  await ask(page, 'accounts', 'open')
  await widget.getByRole('button', { name: /^Create an account/ }).click()
  await widget.getByRole('combobox', { name: /^Category/ }).click()
  await widget.getByRole('option', { name: 'Cash' }).click()
  await widget.getByRole('combobox', { name: /^Type/ }).click()
  await widget.getByRole('option').first().click()
  await widget.getByRole('textbox', { name: /^Name/ }).fill('Holiday jar')
  await widget.getByRole('textbox', { name: /^Balance/ }).fill('120')
  await widget.getByRole('button', { name: 'Save' }).click()
  await widget.getByText('Holiday jar is added').waitFor()
}

/** Presses what leads to the portal; gives where the new tab stands. */
async function followed({ page, said }: OpenWidget, press: () => Promise<void>): Promise<string> {
  const opened = page.waitForEvent('popup')
  await press()
  const url = (await opened).url()
  expect((await said('navigate')).map(({ detail }) => detail)).toEqual([{ href: url }])
  return url.replace(`${stage.evenkeel.origin}/secure/home#`, '')
}

const ask = (page: Page, name: WidgetName, what: 'open' | 'close') =>
  page.evaluate(`document.querySelector('evenkeel-${name}').${what}()`)

describe('what can be done', () => {
  test('a category of the spending leads to its transactions in the portal', async () => {
    const host = await openConnected('spending-chart')
    const path = await followed(host, () => host.widget.getByRole('link', { name: /Groceries/ }).click())
    expect(path).toBe('/my-goals-and-finances/transactions/spending/6')
  })

  test('an account is added by hand from the page’s own button, changed, and each taken back', async () => {
    const host = await openConnected('accounts')
    const { page, widget, said, problems } = host
    await widget.getByText('Assets').first().waitFor()
    await ask(page, 'accounts', 'open')
    await widget.getByRole('dialog', { name: 'Add account' }).waitFor()
    await ask(page, 'accounts', 'close')
    await widget.getByRole('dialog').waitFor({ state: 'detached' })
    await addJar(host)
    const edit = widget.getByRole('button', { name: 'Edit Holiday jar' })
    await edit.waitFor()
    await widget.getByRole('button', { name: 'Undo' }).click()
    await edit.waitFor({ state: 'detached' })

    await addJar(host)
    await edit.click()
    expect(await widget.getByRole('dialog').getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await widget.getByRole('textbox', { name: /^Balance/ }).fill('80')
    await widget.getByRole('button', { name: 'Save' }).click()
    await widget.getByText('Holiday jar is changed').waitFor()
    const row = widget
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Edit Holiday jar' }) })
      .last()
    await row.getByText('$80.00').waitFor()
    await widget.getByRole('button', { name: 'Undo' }).last().click()
    await row.getByText('$120.00').waitFor()
    expect((await said('change')).map(({ detail }) => detail)).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'accounts' })),
    )
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test('a file is brought in in the portal alone', async () => {
    const host = await openConnected('accounts')
    await host.widget.getByRole('button', { name: 'Add account' }).click()
    const path = await followed(host, () => host.widget.getByRole('button', { name: /^Import a bank file/ }).click())
    expect(path).toBe('/my-goals-and-finances/import-bank-file')
  })

  test('a step is completed, the next one follows, and it can be taken back', async () => {
    const { widget, said } = await openConnected('next-steps')
    const circles = widget.getByRole('button', { name: /^Complete: / })
    await circles.first().waitFor()
    const name = (await circles.first().getAttribute('aria-label')) ?? ''
    const count = await circles.count()
    await circles.first().click()
    await widget.getByRole('button', { name }).waitFor({ state: 'detached' })
    await widget.getByRole('button', { name: 'Undo' }).click()
    await widget.getByRole('button', { name }).waitFor()
    expect(await circles.count()).toBe(count)
    expect((await said('change')).map(({ detail }) => detail)).toEqual([{ kind: 'next-steps' }, { kind: 'next-steps' }])
  })

  test('a goal leads to its page in the portal', async () => {
    const host = await openConnected('goals')
    const path = await followed(host, () => host.widget.getByRole('link', { name: 'Plan for Retirement' }).click())
    expect(path).toBe('/plan-for-retirement')
  })
})

test('what the widgets have in common arrives once, however many stand on a page', async () => {
  const names: readonly WidgetName[] = ['cash-flow-chart', 'budget-modal', ...widgets.map(({ name }) => name)]
  const elements = names.map((name) => `<evenkeel-${name}></evenkeel-${name}>`).join('')
  stage.intranet.put('strict-all.html', pageWith('goals').replace('<evenkeel-goals></evenkeel-goals>', elements))
  const page = await context.newPage()
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/widgets/')) files.push(pathname)
  })
  await page.goto(`${stage.intranet.origin}/strict-all.html`)
  for (const name of names) {
    await page.locator(`evenkeel-${name}`).scrollIntoViewIfNeeded()
    await page.locator(`evenkeel-${name}`).getByRole('button', { name: 'Connect' }).waitFor()
  }
  expect(files.length).toBeGreaterThan(names.length)
  expect(files.length).toBe(new Set(files).size)
})
