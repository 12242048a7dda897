import { formatMoney, monthName, periodOf } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sam } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { openAccountGroups } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100

describe('the finances home', () => {
  test('agrees with the server to the cent: net worth, assets, liabilities and each account', async () => {
    const { page, api } = await stage.visit()
    const accounts = await api.call('accounts', { body: {} })
    const counted = accounts.filter(({ isHiddenFromNW, currency }) => !isHiddenFromNW && currency === 'USD')
    const of = (group: string) =>
      sum(counted.filter(({ groupName }) => groupName === group).map(({ balance }) => balance))
    const netWorth = card(page, 'Net worth')
    await eventually(() => netWorth.locator('strong').first().innerText()).toBe(
      formatMoney(sum(counted.map(({ balance }) => balance))),
    )
    expect(await netWorth.getByRole('definition').allInnerTexts()).toEqual([
      formatMoney(of('Asset')),
      formatMoney(of('Liability')),
    ])
    await openAccountGroups(page)
    const text = await netWorth.innerText()
    for (const { name, balance } of accounts) {
      const firstAmount = /[\u2212]?\$[\d,.]+/.exec(text.slice(text.indexOf(name)))?.[0]
      expect([name, firstAmount]).toEqual([name, formatMoney(balance)])
    }
  })

  test('agrees with the server on each budget and on what is left of all', async () => {
    const { page, api } = await stage.visit()
    const [current] = (await api.call('cashFlow', { body: { pastMonthCount: 1 } })).slice(-1)
    const period = periodOf(current?.monthDate ?? '')
    const budgets = await api.call('budgets', { body: { budgetPeriod: period } })
    const budgetCard = card(page, `${monthName(period, 'month')} budgets`)
    const left = sum(budgets.map(({ targetBudget, spent }) => targetBudget - spent))
    await eventually(() => budgetCard.locator('strong').first().innerText()).toBe(formatMoney(Math.abs(left)))
    const meters = await budgetCard
      .getByRole('meter')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuetext')))
    expect(meters.slice(1).toSorted()).toEqual(
      budgets.map(({ spent, targetBudget }) => `${formatMoney(spent)} of ${formatMoney(targetBudget)}`).toSorted(),
    )
  })

  test('agrees with the server on the cash flow, and a month’s expenses are the sum of its categories', async () => {
    const { page, api } = await stage.visit()
    const months = await api.call('cashFlow', { body: { pastMonthCount: 3 } })
    const buttons = card(page, 'Cash flow').getByRole('toolbar', { name: 'Months' }).getByRole('button')
    await buttons.first().waitFor()
    expect((await buttons.allInnerTexts()).length).toBe(4)
    for (const [index, month] of months.entries()) {
      const spoken = await buttons.nth(index).locator('.sr-only').textContent()
      expect(spoken).toContain(
        `income ${formatMoney(month.totalIncomes)}, spending ${formatMoney(month.totalExpenses)}`,
      )
    }
    const current = months.at(-1)
    const spending = card(page, 'Spending by category')
    const amounts = await spending.getByRole('table').locator('tbody tr td:nth-of-type(1)').allInnerTexts()
    expect(sum(amounts.map((text) => Number(text.replace(/[$,]/g, ''))))).toBe(current?.totalExpenses)
    expect(await spending.getByRole('figure').innerText()).toContain(formatMoney(current?.totalExpenses ?? 0))
  })

  test('completes a next step, brings in the next one, and takes it back', async () => {
    const { page } = await stage.visit()
    const steps = card(page, 'Next steps').getByRole('heading', { level: 3 })
    await steps.first().waitFor()
    const before = await steps.allInnerTexts()
    await page.getByRole('button', { name: `Complete: ${before[0]}` }).click()
    await page.getByText(`${before[0]} is done`, { exact: true }).waitFor()
    await eventually(async () => (await steps.allInnerTexts()).slice(0, 2)).toEqual(before.slice(1))
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => steps.allInnerTexts()).toEqual(before)
  })

  test('shows a card’s failure in that card only, and mends it there', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    let isBroken = true
    await page.route('**/webapi/v1/spending', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } })
        : route.fallback(),
    )
    await page.getByRole('link', { name: 'My goals and finances' }).click()
    const spending = card(page, 'Spending by category')
    const retry = spending.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await card(page, 'Net worth').locator('strong').first().waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
    isBroken = false
    await retry.click()
    await spending.getByRole('figure').waitFor()
  })

  test('shows what did not load within its card, on each screen', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    await page.route(/\/webapi\/v1\/(user\/account\/all|budgets\/get|cash-flow|spending|transactions)$/, (route) =>
      route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } }),
    )
    const screens = [
      [
        '/my-goals-and-finances',
        [
          'Your accounts did not load',
          'Your budgets did not load',
          'Your cash flow did not load',
          'Your spending did not load',
        ],
      ],
      ['/my-goals-and-finances/cashflow-detail', ['Your cash flow did not load']],
      ['/my-goals-and-finances/transactions', ['Your transactions did not load']],
    ] as const
    for (const [path, sentences] of screens) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, path)
      for (const sentence of sentences) {
        const text = page.getByText(sentence, { exact: true })
        await text.waitFor()
        const inset = () =>
          text.evaluate(
            (element) =>
              element.getBoundingClientRect().left -
              (element.closest('.shadow-1')?.getBoundingClientRect().left ?? Number.NaN),
          )
        await eventually(async () => [path, sentence, Math.round(await inset())]).toEqual([path, sentence, 25])
      }
    }
  })

  test('shows skeletons in the shape of the cards while the data are on their way', async () => {
    const { page } = await stage.visit('/all-goals')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/webapi/v1/user/account/all', async (route) => {
      await promise
      await route.fallback()
    })
    await page.getByRole('link', { name: 'My goals and finances' }).click()
    const netWorth = card(page, 'Net worth')
    const told = netWorth.getByRole('status').getByText('Loading accounts')
    await told.waitFor({ state: 'attached' })
    const height = async () => (await netWorth.boundingBox())?.height ?? 0
    expect(await height()).toBeGreaterThan(200)
    resolve()
    await netWorth.locator('strong').first().waitFor()
    expect(await told.count()).toBe(0)
  })

  test('waits for five scripts, and for no dialog, list or chart, until the accounts can be used', async () => {
    const { page } = await stage.visit('/all-goals')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/webapi/v1/user/account/all', async (route) => {
      await promise
      await route.fallback()
    })
    await page.goto('about:blank')
    await page.goto(`${stage.origin}/secure/home`)
    await page
      .getByRole('button', { name: /^Complete: / })
      .first()
      .waitFor()
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
    )
    expect(scripts.toSorted()).toEqual(['home-page', 'index', 'libraries', 'rolldown-runtime', 'shared'])
    resolve()
    await card(page, 'Spending by category').getByRole('figure').waitFor()
  })

  test('leads on by its links: budget, category, month, goal', async () => {
    const { page } = await stage.visit()
    const hash = () => new URL(page.url()).hash
    const home = () => page.getByRole('link', { name: 'My goals and finances' }).first().click()
    await page.getByRole('link', { name: 'Groceries' }).first().click()
    await eventually(hash).toMatch(/^#\/my-goals-and-finances\/transactions\/budget\/\d+\/\d{4}\/\d{1,2}$/)
    await home()
    await card(page, 'Spending by category').getByRole('link', { name: 'Rent' }).click()
    await eventually(hash).toMatch(/^#\/my-goals-and-finances\/transactions\/spending\/\d+$/)
    await home()
    await card(page, 'Cash flow').getByRole('toolbar', { name: 'Months' }).getByRole('button').nth(1).click()
    await eventually(hash).toMatch(/^#\/my-goals-and-finances\/transactions\/cashflow\/\d{4}\/\d{1,2}$/)
    await home()
    await card(page, 'My goals').getByRole('link', { name: 'Live by a budget' }).click()
    await eventually(hash).toBe('#/live-by-a-budget')
  })

  test('has room for each category and the month’s heading in one line beside the sidebar, where that leaves the least', async () => {
    const { page } = await stage.visit('/my-goals-and-finances', { viewport: { width: 1100, height: 900 } })
    const names = card(page, 'Spending by category').getByRole('rowheader').locator('a')
    await names.first().waitFor()
    expect(
      await names.evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      ),
    ).toEqual([])
    const budgets = page.getByRole('region', { name: /budgets$/ })
    const [title, arrow] = await Promise.all([
      budgets.getByRole('heading', { level: 2 }).boundingBox(),
      budgets.getByRole('button', { name: 'Next month' }).boundingBox(),
    ])
    expect(arrow?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
  })

  test('keeps two budgets together beside a card of many accounts', async () => {
    const { page } = await stage.visit('/my-goals-and-finances', { person: sam })
    const rows = page.getByRole('region', { name: /budgets$/ }).getByRole('listitem')
    await rows.first().waitFor()
    const tops = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(tops.length).toBe(2)
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeLessThanOrEqual(100)
  })
})
