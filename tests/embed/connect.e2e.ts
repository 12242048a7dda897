import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paths } from '@evenkeel/api-client/contract/paths'
import { formatMoney } from '@evenkeel/engine'
import type { BrowserContext, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, openConnectWindow, openHostPage, sam, setStage, type Stage } from './stage.ts'

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

const intranet = (page: string) => openHostPage(context, `${stage.intranet.origin}/${page}`)
const isAnswerOf = (name: keyof typeof paths) => (response: Response) =>
  new URL(response.url()).pathname === paths[name].path && response.request().method() === paths[name].method

describe('connecting', () => {
  test('shows nothing of the person until they signed in and agreed; then shows what the API says', async () => {
    const { page, cashFlow, problems, said } = await intranet('plain.html')
    expect(await cashFlow.getByRole('heading').textContent()).toBe('Cash flow')
    expect(await cashFlow.locator('section').textContent()).not.toMatch(/\$\d/)

    const answered = page.waitForResponse(isAnswerOf('cashFlow'))
    const connecting = await openConnectWindow(cashFlow)
    await cashFlow.getByText('Waiting for the window that just opened.').waitFor()
    expect(await connecting.locator('main').textContent()).toContain(stage.intranet.origin)
    expect(await connecting.getByRole('listitem').allTextContents()).toEqual([
      'Your income and spending of each month, as totals',
    ])
    await connecting.getByRole('button', { name: 'Agree' }).click()

    const months: { totalIncomes: number; totalExpenses: number }[] = await (await answered).json()
    const last = months.at(-2)
    expect(last?.totalIncomes).toBeGreaterThan(0)
    const net = (last?.totalIncomes ?? 0) - (last?.totalExpenses ?? 0)
    await cashFlow
      .getByText(formatMoney(Math.abs(net)))
      .first()
      .waitFor()
    for (const amount of [last?.totalIncomes, last?.totalExpenses])
      await cashFlow
        .getByText(formatMoney(amount ?? 0))
        .first()
        .waitFor()
    expect(await said('ready')).toEqual([{ type: 'evenkeel:ready', tag: 'evenkeel-cash-flow-chart', detail: null }])
    expect(problems).toEqual([])
  })

  test('keeps nothing in the page: no cookie, no storage', async () => {
    const { page, cashFlow } = await intranet('plain.html')
    await connect(cashFlow)
    expect(
      await page.evaluate(async () => [
        document.cookie,
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual(['', 0, 0, 0])
    await page.reload()
    await cashFlow.getByRole('button', { name: 'Connect' }).waitFor()
  })

  test('goes back to where it was when the window is closed without an answer', async () => {
    const { cashFlow, said } = await intranet('plain.html')
    const connecting = await openConnectWindow(cashFlow)
    await connecting.getByRole('button', { name: 'Cancel' }).click()
    await cashFlow.getByRole('button', { name: 'Connect', exact: true }).waitFor()
    expect(await said('error')).toEqual([])
    await connect(cashFlow)
    await expect.poll(() => said('ready')).toHaveLength(1)
  })

  test('a page whose origin the employer has not allowed gets nothing, and the employee is told', async () => {
    const { cashFlow, page } = await openHostPage(context, `${stage.stranger.origin}/plain.html`)
    const connecting = await openConnectWindow(cashFlow)
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await connecting.getByText('Your employer has not allowed Evenkeel on this page').waitFor()
    await connecting.close()
    await cashFlow.getByRole('button', { name: 'Connect', exact: true }).waitFor()
    expect(await page.evaluate(() => window.said)).toEqual([])
  })

  test('nor does a page that only another employer has allowed', async () => {
    const { cashFlow, said } = await intranet('plain.html')
    const connecting = await openConnectWindow(cashFlow, sam)
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await connecting.getByText('Your employer has not allowed Evenkeel on this page').waitFor()
    expect(await said('ready')).toEqual([])
  })

  test('a window opened by a page of one origin hands no code to it for another', async () => {
    const { page: thief } = await openHostPage(context, `${stage.stranger.origin}/plain.html`)
    await thief.evaluate(() =>
      addEventListener('message', ({ data }) => window.said.push({ type: 'heard', tag: '', detail: data })),
    )
    const opened = thief.waitForEvent('popup')
    const address = `${stage.evenkeel.origin}/embed/connect?widget=cash-flow-chart&origin=${encodeURIComponent(stage.intranet.origin)}`
    await thief.evaluate((url) => void window.open(url), address)
    const connecting = await opened
    await connecting.getByRole('textbox', { name: 'Email' }).fill('demo@evenkeel.example')
    await connecting.getByRole('textbox', { name: 'Password' }).fill('Quiet-Harbor-42')
    await connecting.getByRole('button', { name: 'Sign in' }).click()
    const closed = connecting.waitForEvent('close')
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await closed
    expect(await thief.evaluate(() => window.said)).toEqual([])
  })
})

describe('messages that are not the window’s own', () => {
  test('forged, misshapen and repeated ones open nothing', async () => {
    const { page, cashFlow } = await intranet('plain.html')
    const exchanges: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === paths.embedToken.path && request.method() === 'POST')
        exchanges.push(request.postData() ?? '')
    })
    const connecting = await openConnectWindow(cashFlow)
    await page.evaluate(() => postMessage({ type: 'evenkeel:code', code: 'from the page itself' }, '*'))
    await connecting.evaluate((origin) => {
      for (const data of [
        { type: 'evenkeel:code', code: 7 },
        { type: 'evenkeel:code' },
        { code: 'no type' },
        'evenkeel:code',
        null,
      ])
        opener.postMessage(data, origin)
    }, stage.intranet.origin)
    const stranger = await context.newPage()
    await stranger.goto(`${stage.stranger.origin}/plain.html`)
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, `${stage.stranger.origin}/frame.html`)
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(stage.stranger.origin))).toBe(true)
    const frame = page.frames().find((one) => one.url().startsWith(stage.stranger.origin))
    await frame?.evaluate(() => parent.postMessage({ type: 'evenkeel:code', code: 'from a strange frame' }, '*'))
    await cashFlow.getByText('Waiting for the window that just opened.').waitFor()
    expect(exchanges).toEqual([])

    await connecting.getByRole('button', { name: 'Agree' }).click()
    await cashFlow.getByText('View cash flow').waitFor()
    expect(exchanges).toHaveLength(1)
    const again = await page.evaluate(
      async ([url = '', body = '']) =>
        (await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
      [stage.evenkeel.origin + paths.embedToken.path, exchanges[0] ?? ''],
    )
    expect(again).toBe(400)
  })
})

describe('the token', () => {
  test('is renewed in the background before it ends', async () => {
    const { page, cashFlow, said } = await intranet('plain.html')
    await page.clock.install()
    await page.reload()
    await connect(cashFlow)
    const renewed = page.waitForResponse(isAnswerOf('embedToken'))
    await page.clock.fastForward('04:31')
    expect((await renewed).status()).toBe(200)
    expect(await said('session-expired')).toEqual([])
    await cashFlow.getByText('View cash flow').waitFor()
  })

  test('opens nothing from the moment the agreement ends: the figures go, the page is told', async () => {
    const { page, cashFlow, said } = await intranet('plain.html')
    await connect(cashFlow)
    await cashFlow.getByText('View cash flow').waitFor()
    const directory = new DatabaseSync(join(stage.evenkeel.folder, 'directory.sqlite'))
    directory.exec('UPDATE embed_agreement SET withdrawn_at = 1')
    directory.close()
    await page.evaluate("document.querySelector('evenkeel-cash-flow-chart').refresh()")
    await cashFlow.getByText('Your session ended. Connect again to see your figures.').waitFor()
    expect(await cashFlow.locator('section').textContent()).not.toMatch(/\$\d/)
    expect(await said('session-expired')).toHaveLength(1)
    await connect(cashFlow)
    await cashFlow.getByText('View cash flow').waitFor()
  })

  test('is forgotten by logout()', async () => {
    const { page, cashFlow, said } = await intranet('plain.html')
    await connect(cashFlow)
    await cashFlow.getByText('View cash flow').waitFor()
    await page.evaluate("document.querySelector('evenkeel-cash-flow-chart').logout()")
    await cashFlow.getByRole('button', { name: 'Connect' }).waitFor()
    expect(await cashFlow.locator('section').textContent()).not.toMatch(/\$\d/)
    expect(await said('session-expired')).toEqual([])
  })

  test('two widgets on one page are connected each on its own', async () => {
    const { cashFlow, budgets } = await intranet('two-widgets.html')
    await connect(cashFlow)
    expect(await budgets.getByRole('button', { name: 'Connect' }).count()).toBe(1)
    await connect(budgets)
    await budgets.getByText('View all 6').waitFor()
    await cashFlow.getByText('View cash flow').waitFor()
  })
})
