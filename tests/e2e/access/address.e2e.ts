// Proves: WCAG-2.4.5
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as titleNamesWords from '../../../apps/portal/src/words/title-names.generated.ts'
import * as frameWords from '../../../packages/ui/src/words/frame.generated.ts'
import * as cashFlowWords from '../../../packages/widgets/src/words/cash-flow.generated.ts'
import * as monthsWords from '../../../packages/widgets/src/words/months.generated.ts'
import * as transactionsWords from '../../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../../support/eventually.ts'
import { title } from '../support/sign-in-pages.ts'
import { useStage } from '../support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
}

describe('a month in the address', () => {
  test('B14: is shown and marked with one digit and with two, however long ago', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail/2026/3')
    const march = page.getByRole('button', { name: /^March 2026/ }).first()
    await march.waitFor()
    await eventually(() => march.getAttribute('data-lit')).not.toBeNull()
    await go(page, '/my-goals-and-finances/cashflow-detail/2026/04')
    await eventually(() =>
      page
        .getByRole('button', { name: /^April 2026/ })
        .first()
        .getAttribute('data-lit'),
    ).not.toBeNull()
  })

  test.each(['cashflow-detail/2026/13', 'transactions/cashflow/2026/13', 'transactions/budget/1/2026/0'])(
    'B14: %s says that there is no such month',
    async (path) => {
      const { page } = await stage.visit(`/my-goals-and-finances/${path}`)
      await page.getByText(monthsWords.unknownMonth(), { exact: true }).waitFor()
      expect(await page.getByRole('main').getByRole('button', { name: frameWords.tryAgain() }).count()).toBe(0)
    },
  )
})

describe('an id in the address', () => {
  test.each([
    ['budget/999999/2026/11', transactionsWords.noBudget()],
    ['spending/99999', transactionsWords.noCategory()],
  ])('B19: %s says that it does not exist, with a way back', async (path, words) => {
    const { page, problems } = await stage.visit(`/my-goals-and-finances/transactions/${path}`)
    problems.allow(/status of 404|ApiFailure/)
    await page.getByText(words, { exact: true }).waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: frameWords.tryAgain() }).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: monthsWords.showAllTransactions() }).click()
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances/transactions?month=all')
  })
})

describe('the state of a list', () => {
  const list = '/my-goals-and-finances/transactions'
  const shown = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')

  test('B15: filter, order and page are in the address, and outlive a reload and Back', async () => {
    const { page } = await stage.visit(`${list}?month=all`)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await eventually(() => hash(page)).toBe(`#${list}?month=all&page=2`)
    await page.reload()
    await eventually(() => shown(page).innerText()).toBe('2')
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await title(page, 'Explore all goals')
    await page.goBack()
    await eventually(() => shown(page).innerText()).toBe('2')
    await page.goBack()
    await eventually(() => shown(page).innerText()).toBe('1')
    await eventually(() => hash(page)).toBe(`#${list}?month=all`)
    await page.getByRole('button', { name: transactionsWords.addFilter() }).click()
    await page.getByRole('menuitem', { name: transactionsWords.lastMonth() }).click()
    await eventually(() => hash(page)).toMatch(/\?month=\d{4}-\d{2}$/)
    await page.reload()
    await page.getByRole('button', { name: /^Remove filter Date/ }).waitFor()
  })

  test('B15: what the address says and cannot be read is left out', async () => {
    const { page } = await stage.visit('/all-goals')
    const asked = async (address: string) => {
      const call = page.waitForRequest((request) => request.url().endsWith('/v1/transactions'))
      await page.goto('about:blank')
      await page.goto(`${stage.origin}/secure/home#${address}`)
      await title(page, 'Transactions')
      return (await call).postDataJSON()
    }
    expect(await asked(`${list}?page=zwei&sort=size&month=2026-99&rows=10`)).toEqual(await asked(list))
  })

  test('B15: the time frame of the cash flow and the step of the debt plan are in the address', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
    await page.getByRole('combobox', { name: cashFlowWords.timeFrame() }).click()
    await page.getByRole('option', { name: 'Over last 12 months' }).click()
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances/cashflow-detail?months=12')
    await page.reload()
    await eventually(() => page.getByRole('combobox', { name: cashFlowWords.timeFrame() }).innerText()).toBe(
      'Over last 12 months',
    )
    await go(page, '/reduce-your-debt/calculator')
    await page.getByRole('region', { name: /^Step 1 of 4/ }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('region', { name: /^Step 2 of 4/ }).waitFor()
    await eventually(() => hash(page)).toBe('#/reduce-your-debt/calculator?step=debts')
    await page.goBack()
    await page.getByRole('region', { name: /^Step 1 of 4/ }).waitFor()
  })
})

describe('the way up', () => {
  test('B20: the profile and every page of a goal have their breadcrumbs', async () => {
    const { page } = await stage.visit('/profile')
    await eventually(() => crumbs(page).allInnerTexts()).toEqual(['My goals and finances', 'My information'])
    for (const [path, last] of [
      ['/reduce-your-debt/calculator', titleNamesWords.newPlan],
      ['/reduce-your-debt/summary', titleNamesWords.yourPlan],
      ['/reduce-your-debt/next-steps/3', titleNamesWords.nextSteps],
    ] as const) {
      await go(page, path)
      await eventually(() => crumbs(page).allInnerTexts()).toEqual(['Explore all goals', 'Reduce Your Debt', last])
      await crumbs(page).getByRole('link', { name: 'Reduce Your Debt' }).click()
      await eventually(() => hash(page)).toBe('#/reduce-your-debt')
    }
  })

  test.each([
    ['/plan-for-retirement/next-steps/3', '#/plan-for-retirement'],
    ['/reduce-your-debt/summary/4', '#/reduce-your-debt/summary'],
    ['/reduce-your-debt/summary/nothing', '#/all-goals'],
    ['/reduce-your-debt/calculator?step=nowhere', '#/reduce-your-debt/calculator'],
  ])('B21: %s does not fit and leads to %s', async (path, target) => {
    const { page, problems } = await stage.visit(path)
    problems.allow(/There is no plan/)
    await eventually(() => hash(page)).toBe(target)
  })
})
