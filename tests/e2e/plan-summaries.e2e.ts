// Proves: LBB-01, PLAN-04, PLAN-07, GEN-08, ROUTE-32, ROUTE-33, ROUTE-36, ROUTE-37, EMER-01
import { formatMoney } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import * as draftsWords from '../../packages/widgets/src/words/drafts.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import { eventually } from '../support/eventually.ts'
import { goTo, sideways } from './support/room.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const readPlan = ({ api }: Pick<Visitor, 'api'>, planType: number) =>
  api.call('plan', { params: { planType: String(planType) } })

/** A figure by the name above it. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
    .innerText()

describe('a plan that is committed', () => {
  test('goes from the emergency calculator to its summary', async () => {
    const visitor = await stage.visit('/prepare-for-the-unexpected/calculator/edit')
    const { page } = visitor
    await page.getByRole('textbox', { name: 'Monthly living expenses' }).fill('4000')
    await page.getByRole('radio', { name: 'None' }).check()
    await page.getByRole('textbox', { name: 'Emergency savings' }).fill('10000')
    await press(page, planFormWords.takePlan())
    const question = page.getByRole('alertdialog', { name: draftsWords.profileTitle() })
    await eventually(() => question.getByRole('listitem').allInnerTexts()).toEqual([
      'Monthly living expenses',
      'Emergency savings',
    ])
    await press(page, draftsWords.profileAccept())
    await page
      .getByRole('heading', { level: 2, name: '2.5 months of expenses saved; you need 6.', exact: true })
      .waitFor()
    await eventually(async () => [await figure(page, 'Saved'), await figure(page, 'Target')]).toEqual([
      '$10,000.00',
      '$24,000.00',
    ])
    await page.getByRole('main').getByText('In progress', { exact: true }).waitFor()
    await eventually(() => readPlan(visitor, 4)).toMatchObject({
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
    await press(page, planFormWords.takePlan())
    await eventually(() => hash(page)).toBe('#/live-by-a-budget/summary')
    await page.getByRole('heading', { level: 2, name: /(left of|over your) \$[\d,.]+/ }).waitFor()
    const plan = await readPlan(visitor, 7)
    const result = plan.planType === 7 ? plan.result : null
    await eventually(async () => [await figure(page, 'Budgeted'), await figure(page, 'Spent')]).toEqual([
      formatMoney(result?.totalBudget ?? 0),
      formatMoney(result?.totalSpent ?? 0),
    ])
  })

  test('is shown without what is only a draft, which it says, and leads on with that', async () => {
    const visitor = await stage.visit('/student-debt/summary')
    const { page, api } = visitor
    const heading = page.getByRole('heading', { level: 2, name: /^Paid off in / })
    const before = await heading.innerText()
    await api.call('savePlan', { params: { planType: '11' }, body: { input: { monthlyPayment: 4_321, strategy: 1 } } })
    await page.reload()
    await page.getByText(draftsWords.unused()).waitFor()
    await eventually(() => heading.innerText()).toBe(before)
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await eventually(() => page.getByRole('textbox', { name: planFieldsWords.monthlyPayment() }).inputValue()).toBe(
      '4,321.00',
    )
  })

  test('says how its figures came about, and by keyboard alone', async () => {
    const { page } = await stage.visit('/plan-for-retirement/summary/1')
    const title = page.getByRole('button', { name: 'Social Security estimate' })
    await title.focus()
    await page.keyboard.press('Enter')
    await eventually(() => title.getAttribute('aria-expanded')).toBe('true')
    await page
      .getByText(/^Full retirement age/)
      .first()
      .waitFor()
    await page.getByText(/^As of \d\d\/\d\d\/\d{4} · /).waitFor()
  })

  test('is read at twice the size of its text', async () => {
    const { page } = await stage.visit('/all-goals', { viewport: { width: 640, height: 450 } })
    for (const path of [
      '/protect-your-legacy',
      '/plan-for-retirement/summary/2',
      '/student-debt/next-steps/11',
      '/live-by-a-budget/summary',
      '/plan-for-retirement/calculator/1',
    ]) {
      await goTo(page, path)
      await eventually(async () => [path, await sideways(page)]).toEqual([path, 0])
    }
  })
})
