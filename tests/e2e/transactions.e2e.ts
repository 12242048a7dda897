// Proves: GEN-04, GEN-07, ROUTE-46 to ROUTE-49, TXN-01, TXN-04, TXN-06 to TXN-09, WIDGET-09, WCAG-3.3.4
import { readFileSync } from 'node:fs'
import { addMonths, formatMoney, monthName, periodParts } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as frameWords from '../../packages/ui/src/words/frame.generated.ts'
import * as dialogWords from '../../packages/widgets/src/words/transaction-dialogs.generated.ts'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../support/eventually.ts'
import { openRow, readTotals } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const listPath = '/my-goals-and-finances/transactions'
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const pageButton = (page: Page, number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true })
const pageNumbers = (page: Page) => page.getByRole('button', { name: /^Page \d+$/ }).allInnerTexts()
const cells = (page: Page, column: number) => page.locator('tbody td:nth-child(' + column + ')').allInnerTexts()

async function currentMonth({ api }: Visitor) {
  const [current] = (await api.call('cashFlow', { body: { pastMonthCount: 1 } })).slice(-1)
  if (current === undefined) throw new Error('no months')
  return { ...current, period: current.monthDate.slice(0, 7) }
}

async function openList(): Promise<Visitor> {
  const visitor = await stage.visit(`${listPath}?month=all&rows=10`)
  await visitor.page.getByRole('table', { name: 'Transactions' }).waitFor()
  return visitor
}

describe('the list of transactions', () => {
  test('has its five columns, the newest first, and agrees with the server row by row and in its totals', async () => {
    const { page, api } = await openList()
    const names = () => page.getByRole('columnheader').allInnerTexts()
    await eventually(async () => (await names()).slice(0, 5)).toEqual([
      'Date',
      'Description',
      'Source',
      'Category',
      'Amount',
    ])
    const { items, total, totals } = await api.call('transactions', { body: {} })
    await eventually(() => cells(page, 5)).toEqual(
      items.map(({ value, countsInTotals }) =>
        formatMoney(value, { sign: value > 0 || !countsInTotals ? 'always' : 'minus' }),
      ),
    )
    await eventually(() =>
      page.getByText(`${total.toLocaleString('en-US')} transactions`, { exact: true }).count(),
    ).toBe(1)
    await eventually(() => readTotals(page)).toEqual({
      Income: formatMoney(totals.income),
      Spending: formatMoney(totals.spending),
      Net: formatMoney(totals.net),
    })
  })

  test.each([
    ['Date', 'date', 1],
    ['Description', 'description', 2],
    ['Source', 'source', 3],
    ['Category', 'category', 4],
    ['Amount', 'value', 5],
  ] as const)('is sorted by %s, and the other way round at the second press', async (name, fieldName, column) => {
    const { page, api } = await openList()
    const expectSorted = async (direction: 'ascending' | 'descending') => {
      await eventually(() => header(page, name).getAttribute('aria-sort')).toBe(direction)
      const sortDirection = direction === 'ascending' ? 'ASC' : 'DESC'
      const { items } = await api.call('transactions', { body: { ordering: { fieldName, sortDirection } } })
      await eventually(async () => (await cells(page, 2)).map((text) => text.split('\n')[0])).toEqual(
        items.map(({ description }) => description),
      )
      await eventually(() => cells(page, column)).toHaveLength(10)
    }
    const button = header(page, name).getByRole('button')
    if (name !== 'Date') await button.click()
    // Names start with A, dates and amounts with the largest.
    const [first, second] =
      fieldName === 'date' || fieldName === 'value'
        ? (['descending', 'ascending'] as const)
        : (['ascending', 'descending'] as const)
    await expectSorted(first)
    await button.click()
    await expectSorted(second)
    await eventually(() => page.locator('th[aria-sort]').count()).toBe(1)
  })

  test('shows two pages on each side of the current one, and five at the beginning', async () => {
    const { page, api } = await openList()
    const { paging } = await api.call('transactions', { body: {} })
    await eventually(() => pageNumbers(page)).toEqual(['1', '2', '3', '4', '5'])
    await pageButton(page, 2).click()
    await page.getByText('11–20 of', { exact: false }).waitFor()
    await eventually(() => pageNumbers(page)).toEqual(['1', '2', '3', '4', '5'])
    await pageButton(page, 5).click()
    await page.getByText('41–50 of', { exact: false }).waitFor()
    await eventually(() => pageNumbers(page)).toEqual(['3', '4', '5', '6', '7'])
    await eventually(() => pageButton(page, 5).getAttribute('aria-current')).toBe('page')
    expect(paging.lastPage).toBe(Math.ceil(paging.total / 10))
  })

  test('opens one row at a time', async () => {
    const { page } = await openList()
    const toggles = page.getByRole('button', { name: /^Details of / })
    const states = () => toggles.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-expanded')))
    await toggles.nth(0).click()
    await eventually(states).toEqual(['true', ...Array(9).fill('false')])
    // A row that is still loading its details moves those below it.
    await page.getByRole('button', { name: dialogWords.attach() }).waitFor()
    await toggles.nth(1).click()
    await eventually(states).toEqual(['false', 'true', ...Array(8).fill('false')])
    await toggles.nth(1).click()
    await eventually(states).toEqual(Array(10).fill('false'))
  })

  test('says in its place that it did not load, and tries again, without any modal', async () => {
    const { page, problems } = await stage.visit()
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    let answers = 500
    await page.route('**/webapi/v1/transactions', (route) =>
      answers === 500
        ? route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } })
        : route.fallback(),
    )
    await page.getByRole('link', { name: 'Transactions', exact: true }).click()
    await page.getByText(transactionsWords.listFailed()).waitFor()
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    answers = 200
    await page.getByRole('button', { name: frameWords.tryAgain() }).click()
    await page.getByRole('table', { name: 'Transactions' }).waitFor()
  })

  test('keeps the former rows when the next page does not load', async () => {
    const { page, problems } = await openList()
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    await page.route('**/webapi/v1/transactions', (route) =>
      route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } }),
    )
    await pageButton(page, 2).click()
    await page.getByText(transactionsWords.staleList()).waitFor()
    await eventually(() => cells(page, 1)).toHaveLength(10)
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('saves the whole filtered list as a CSV file that adds up to its totals', async () => {
    const visitor = await openList()
    const { page } = visitor
    const month = await currentMonth(visitor)
    await page.goto(`${stage.origin}/secure/home#${listPath}/cashflow/${month.year}/${month.month}`)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor()
    await eventually(() => readTotals(page)).toMatchObject({ Spending: formatMoney(month.totalExpenses) })
    const { Net: net } = await readTotals(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: transactionsWords.exportCsv() }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^evenkeel-transactions-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = readFileSync(await download.path(), 'utf8')
    expect(
      text.startsWith(
        '\uFEFFDate,Description,Full description,Source,Category,Amount,Currency,Hidden,Counts in totals,Own category,Note,Tags\r\n',
      ),
    ).toBe(true)
    const rows = text.trimEnd().split('\r\n').slice(1)
    const cents = rows
      .filter((row) => /,USD,(?:Yes|No),Yes,/.test(row))
      .map((row) => Math.round(Number(/,(-?\d+\.\d\d),USD,/.exec(row)?.[1]) * 100))
    expect(formatMoney(cents.reduce((sum, one) => sum + one, 0) / 100)).toBe(net)
    expect(rows.every((row) => row.startsWith(`${month.year}-${String(month.month).padStart(2, '0')}-`))).toBe(true)
  })
})

describe('a list that a link led to', () => {
  test('of a month’s cash flow says so in chips, and its totals are those of the cash flow', async () => {
    const visitor = await openList()
    const past = addMonths((await currentMonth(visitor)).period, -2)
    const { year, month } = periodParts(past)
    const { totalIncomes, totalExpenses } = await visitor.api.call('cashFlowMonth', { body: { year, month } })
    const { page } = visitor
    await page.goto(`${stage.origin}/secure/home#${listPath}/cashflow/${year}/${month}`)
    await page
      .getByText(`in ${monthName(past).split(' ')[0]}`, { exact: false })
      .first()
      .waitFor()
    await eventually(() => readTotals(page)).toMatchObject({
      Income: formatMoney(totalIncomes),
      Spending: formatMoney(totalExpenses),
    })
    await page.getByRole('button', { name: transactionsWords.clearAll() }).click()
    const { total } = await visitor.api.call('transactions', { body: {} })
    await page.getByText(`${total.toLocaleString('en-US')} transactions`, { exact: true }).waitFor()
  })

  test('of a budget adds up to what the budget says is spent', async () => {
    const visitor = await openList()
    const { period, year, month } = await currentMonth(visitor)
    const budgets = await visitor.api.call('budgets', { body: { budgetPeriod: period } })
    const categories = await visitor.api.call('categories')
    for (const { budgetId, categoryId, spent } of budgets.slice(0, 2)) {
      const name = categories.find(({ expenseCategoryId }) => expenseCategoryId === categoryId)?.name ?? ''
      await visitor.page.goto(`${stage.origin}/secure/home#${listPath}/budget/${budgetId}/${year}/${month}`)
      await visitor.page.getByRole('button', { name: `Remove filter Budget: ${name}`, exact: true }).waitFor()
      await eventually(() => readTotals(visitor.page)).toMatchObject({ Spending: formatMoney(spent) })
    }
  })

  test('of spending in a category lists that category only', async () => {
    const { page, api } = await openList()
    const categories = await api.call('categories')
    const groceries = categories.find(({ name }) => name === 'Groceries')
    await page.goto(`${stage.origin}/secure/home#${listPath}/spending/${groceries?.expenseCategoryId}?month=all`)
    await page.getByRole('button', { name: 'Remove filter Category: Groceries' }).waitFor()
    await eventually(async () => [...new Set(await cells(page, 4))]).toEqual(['Groceries'])
  })

  test('of all spending leaves out what came in, and keeps what was paid back', async () => {
    const visitor = await openList()
    const { page, api } = visitor
    const { totalExpenses } = await currentMonth(visitor)
    const calls = page.waitForRequest(
      (request) => request.url().endsWith('/transactions') && request.postDataJSON()?.excludeIncomes === true,
    )
    await page.goto(`${stage.origin}/secure/home#${listPath}/spending`)
    await page.getByRole('button', { name: 'Remove filter Show: Spending' }).waitFor()
    await eventually(() => readTotals(page)).toMatchObject({ Income: '$0.00', Spending: formatMoney(totalExpenses) })
    const body = (await calls).postDataJSON()
    const { items } = await api.call('transactions', { body: { ...body, pageSize: 500 } })
    const income = (await api.call('categories')).find(({ name }) => name === 'Income')?.expenseCategoryId
    expect(items.filter(({ categoryId }) => categoryId === income)).toEqual([])
  })

  test('that comes up empty offers to clear its filters', async () => {
    const { page } = await stage.visit(`${listPath}/cashflow/1999/1`)
    await page.getByText(transactionsWords.noMatch()).waitFor()
    await page.getByRole('button', { name: transactionsWords.clearAll() }).last().click()
    await page.locator('tbody td').first().waitFor()
    await openRow(page, (await cells(page, 2))[0]?.split('\n')[0] ?? '')
  })
})
