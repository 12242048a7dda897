import { formatMoney } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const planOf = ({ api }: Pick<Visitor, 'api'>, planType: number) =>
  api.call('plan', { params: { planType: String(planType) } })

/** A figure by the name that stands over it. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText()

describe('a plan that is committed', () => {
  test('goes from the emergency calculator to its summary', async () => {
    const visitor = await stage.visit('/prepare-for-the-unexpected/calculator/edit')
    const { page } = visitor
    await page.getByRole('textbox', { name: 'Monthly living expenses' }).fill('4000')
    await page.getByRole('radio', { name: 'None' }).check()
    await page.getByRole('textbox', { name: 'Emergency savings' }).fill('10000')
    await press(page, 'Commit')
    await page
      .getByRole('heading', { level: 2, name: 'Your savings cover 2.5 months of expenses.', exact: true })
      .waitFor()
    expect([await figure(page, 'Saved'), await figure(page, 'Target')]).toEqual(['$10,000.00', '$24,000.00'])
    await page.getByRole('main').getByText('In progress', { exact: true }).waitFor()
    expect(await planOf(visitor, 4)).toMatchObject({
      status: 2,
      input: { monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 0, emergencySavingsBalance: 10_000 },
    })
  })

  test('goes from the month’s budgets to what they come to', async () => {
    const visitor = await stage.visit('/live-by-a-budget/calculator')
    const { page } = visitor
    await page
      .getByRole('button', { name: /^Edit the budget for / })
      .first()
      .waitFor()
    await press(page, 'Create a budget')
    await page.getByRole('dialog', { name: 'Create a budget' }).getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Commit')
    await eventually(() => hash(page)).toBe('#/live-by-a-budget/summary')
    await page.getByRole('heading', { level: 2, name: /(left of your budgets|more spent than budgeted)\.$/ }).waitFor()
    const plan = await planOf(visitor, 7)
    const result = plan.planType === 7 ? plan.result : null
    expect([await figure(page, 'Budgeted'), await figure(page, 'Spent')]).toEqual([
      formatMoney(result?.totalBudget ?? 0),
      formatMoney(result?.totalSpent ?? 0),
    ])
  })

  test('is shown without what is only a draft, which it says, and leads on with that', async () => {
    const visitor = await stage.visit('/student-debt/summary')
    const { page, api } = visitor
    const heading = page.getByRole('heading', { level: 2, name: /^Your student loans are paid off in / })
    const before = await heading.innerText()
    await api.call('savePlan', { params: { planType: '11' }, body: { input: { monthlyPayment: 4_321, strategy: 1 } } })
    await page.reload()
    await page.getByText(/^You have changes to this plan that are not committed\./).waitFor()
    expect(await heading.innerText()).toBe(before)
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    expect(await page.getByRole('textbox', { name: 'Monthly payment' }).inputValue()).toBe('4,321.00')
  })

  test('says how its figures came about, and by keyboard alone', async () => {
    const { page } = await stage.visit('/plan-for-retirement/summary/1')
    const title = page.getByRole('button', { name: 'Social Security estimate' })
    await title.focus()
    await page.keyboard.press('Enter')
    expect(await title.getAttribute('aria-expanded')).toBe('true')
    await page
      .getByText(/^Full retirement age/)
      .first()
      .waitFor()
    await page.getByText(/^As of \d\d\/\d\d\/\d{4} · /).waitFor()
  })

  test('is read at twice the size of its text', async () => {
    const { page } = await stage.visit('/all-goals', { viewport: { width: 640, height: 450 } })
    for (const path of [
      '/all-goals',
      '/protect-your-legacy',
      '/plan-for-retirement/summary/2',
      '/student-debt/next-steps/11',
      '/live-by-a-budget/summary',
      '/plan-for-retirement/calculator/1',
    ]) {
      await page.evaluate((to) => {
        location.hash = to
      }, path)
      await page.locator('main h1').waitFor()
      await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
      await eventually(async () => [
        path,
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ]).toEqual([path, 0])
    }
  })
})
