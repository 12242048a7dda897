import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, openConnectWindow, openHostPage, setStage, type Stage } from './stage.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext()
})
afterEach(() => context.close())

const open = (name: string) => openHostPage(context, `${stage.intranet.origin}/${name}`)

/** Everything that a widget could leave on a page that is not its own. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML.replaceAll(/\s+/g, ' '),
    sheets: document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('style').length,
  }))

const addScript = (page: Page, src: string) =>
  page.evaluate(
    (address) =>
      new Promise((done) => {
        const script = document.createElement('script')
        script.type = 'module'
        script.src = address
        script.addEventListener('load', done)
        document.head.append(script)
      }),
    src,
  )

describe('an element on a page that changes', () => {
  test('keeps its state when it is moved', async () => {
    const { page, cashFlow, said, problems } = await open('plain.html')
    await connect(cashFlow)
    await cashFlow.getByText('less than you earned').waitFor()
    await page.evaluate(() =>
      document.querySelector('#other-place')?.append(document.querySelector('evenkeel-cash-flow-chart') ?? ''),
    )
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    expect(await page.locator('#other-place evenkeel-cash-flow-chart').getByText('less than you earned').count()).toBe(
      1,
    )
    expect(await said('ready')).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('leaves nothing behind when it is removed, not even with its list open or its window waiting', async () => {
    const { page, cashFlow, budgets, problems } = await open('two-widgets.html')
    await connect(budgets)
    await budgets.getByRole('button', { name: 'Create' }).click()
    await budgets.getByRole('dialog').waitFor()
    await page.evaluate(() => document.querySelector('evenkeel-budget-modal')?.remove())
    const connecting = await openConnectWindow(cashFlow)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.evaluate(() => document.querySelector('evenkeel-cash-flow-chart')?.remove())
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    const bare = await (await stage.browser.newContext({ javaScriptEnabled: false })).newPage()
    await bare.goto(`${stage.intranet.origin}/two-widgets.html`)
    const emptied = (await bare.content()).replaceAll(/<evenkeel-[^>]*><\/evenkeel-[^>]*>/g, '').replaceAll(/\s+/g, ' ')
    expect(await traces(page)).toEqual({
      html: emptied.replace(/^<!doctype html>\s*/i, '').trim(),
      sheets: 0,
      styles: 0,
    })
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(requests).toEqual([])
    expect(problems).toEqual([])
    await bare.context().close()
  })

  test('begins anew when it is put back later', async () => {
    const { page, cashFlow, said } = await open('plain.html')
    await connect(cashFlow)
    await page.evaluate(async () => {
      const element = document.querySelector('evenkeel-cash-flow-chart')
      element?.remove()
      await new Promise((done) => setTimeout(done, 50))
      document.querySelector('#place')?.append(element ?? '')
    })
    await cashFlow.getByRole('button', { name: 'Connect' }).waitFor()
    await connect(cashFlow)
    await cashFlow.getByText('less than you earned').waitFor()
    expect(await said('ready')).toHaveLength(2)
  })
})

describe('a second script on the page', () => {
  test.each(['loader.js?again', 'cash-flow-chart.js', 'budget-modal.js'])(
    '%s changes nothing for the elements that are there',
    async (file) => {
      const { page, cashFlow, problems } = await open('plain.html')
      await connect(cashFlow)
      await addScript(page, `${stage.evenkeel.origin}/widgets/v1/${file}`)
      await cashFlow.getByText('less than you earned').waitFor()
      await page.evaluate(() =>
        document.querySelector('#other-place')?.append(document.createElement('evenkeel-cash-flow-chart')),
      )
      await cashFlow.nth(1).getByRole('button', { name: 'Connect' }).waitFor()
      expect(problems).toEqual([])
    },
  )
})
