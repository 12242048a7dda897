// Proves: BUD-02 to BUD-05, BUD-07 to BUD-09, BUD-11 to BUD-13, BUD-15, BUD-18, GEN-05
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatMoney, lastMonthRange } from '@evenkeel/engine'
import * as budgetDialogsWords from '../../packages/widgets/src/words/budget-dialogs.generated.ts'
import * as monthsWords from '../../packages/widgets/src/words/months.generated.ts'
import { eventually } from '../support/eventually.ts'
import { choose, holdUndo } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const left = (page: Page) =>
  page
    .getByRole('region', { name: /budgets$/ })
    .locator('strong')
    .first()
    .innerText()

/** Last month's spending in a category, as the server says it. */
async function spentLastMonth({ api }: Visitor, category: string): Promise<number> {
  const categories = await api.call('categories')
  const id = categories.find(({ name }) => name === category)?.expenseCategoryId
  const today = (await api.call('cashFlow', { body: { pastMonthCount: 1 } })).at(-1)?.monthDate.slice(0, 10) ?? ''
  const { rankedCategories } = await api.call('spending', {
    body: { ...lastMonthRange(today), rankSize: 100, pageSize: 500 },
  })
  return rankedCategories.find(({ categoryIds }) => id !== undefined && categoryIds.includes(id))?.amount ?? 0
}

describe('budgets', () => {
  test('one is created only when it is whole, with last month’s spending as a hint', async () => {
    const visitor = await stage.visit()
    const { page, api } = visitor
    await page.getByRole('button', { name: 'Create a budget' }).click()
    const modal = dialog(page, 'Create a budget')
    const save = modal.getByRole('button', { name: 'Save' })
    await eventually(() => modal.getByRole('combobox', { name: 'Category' }).innerText()).toContain('Choose one')
    await eventually(() => save.isDisabled()).toBe(true)
    await modal.getByRole('combobox', { name: 'Category' }).click()
    const budgetable = (await api.call('categories')).filter(({ isBudgetable }) => isBudgetable).map(({ name }) => name)
    await eventually(() => page.getByRole('option').allInnerTexts()).toEqual(budgetable)
    await page.getByRole('option', { name: 'Personal care', exact: true }).click()
    await modal
      .getByText(
        `Last month, you spent ${formatMoney(await spentLastMonth(visitor, 'Personal care'))} in this category.`,
      )
      .waitFor()
    await eventually(() => save.isDisabled()).toBe(true)
    const amount = modal.getByRole('textbox', { name: 'Monthly amount' })
    await amount.fill('0')
    await eventually(() => save.isDisabled()).toBe(true)
    await amount.fill('75.5')
    await save.click()
    await modal.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit the budget for Personal care' }).waitFor()
    await eventually(() => page.getByRole('meter', { name: 'Personal care' }).getAttribute('aria-valuetext')).toContain(
      'of $75.50',
    )
  })

  test('a category that has one already says so, and saving overwrites it', async () => {
    const { page, api } = await stage.visit()
    const count = async () => {
      const period = (await api.call('cashFlow', { body: { pastMonthCount: 1 } })).at(-1)?.monthDate.slice(0, 7) ?? ''
      return (await api.call('budgets', { body: { budgetPeriod: period } })).length
    }
    const before = await count()
    await page.getByRole('button', { name: 'Create a budget' }).click()
    const modal = dialog(page, 'Create a budget')
    await choose(modal, 'Category', 'Utilities')
    await modal
      .getByText('You already have a budget for this category. Saving this budget will overwrite the existing one.', {
        exact: true,
      })
      .waitFor()
    await modal.getByRole('textbox', { name: 'Monthly amount' }).fill('190')
    const [request] = await Promise.all([
      page.waitForRequest(/budgets\/(create|update)$/),
      modal.getByRole('button', { name: 'Save' }).click(),
    ])
    expect(request.url()).toMatch(/budgets\/update$/)
    await eventually(() => page.getByRole('meter', { name: 'Utilities' }).getAttribute('aria-valuetext')).toContain(
      'of $190.00',
    )
    await eventually(() => count()).toBe(before)
  })

  test('one is edited with its category fixed; Cancel changes nothing', async () => {
    const { page } = await stage.visit()
    const before = await left(page)
    await page.getByRole('button', { name: 'Edit the budget for Groceries' }).click()
    const modal = dialog(page, 'Edit your budget')
    await eventually(() => modal.getByRole('combobox', { name: 'Category' }).isDisabled()).toBe(true)
    await modal
      .getByText('Your budget will auto-renew at the start of each month with the new amount.', { exact: true })
      .waitFor()
    await modal.getByRole('textbox', { name: 'Monthly amount' }).fill('1')
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await modal.waitFor({ state: 'detached' })
    await eventually(() => left(page)).toBe(before)
    await page.getByRole('button', { name: 'Edit the budget for Groceries' }).click()
    await modal.getByRole('textbox', { name: 'Monthly amount' }).fill('600')
    await modal.getByRole('button', { name: 'Save' }).click()
    await eventually(() => page.getByRole('meter', { name: 'Groceries' }).getAttribute('aria-valuetext')).toContain(
      'of $600.00',
    )
  })

  test('one is deleted after a question, and can be taken back', async () => {
    const { page } = await stage.visit()
    await page.getByRole('button', { name: 'Edit the budget for Entertainment' }).click()
    await dialog(page, 'Edit your budget').getByRole('button', { name: 'Delete this budget' }).click()
    const question = page
      .getByRole('alertdialog', { name: 'Delete this budget?' })
      .or(dialog(page, 'Delete this budget?'))
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(budgetDialogsWords.budgetDeleted(), { exact: true }).waitFor()
    await holdUndo(page)
    await eventually(() => page.getByRole('meter', { name: 'Entertainment' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('meter', { name: 'Entertainment' }).waitFor()
  })

  test('what the server refuses is shown under the field', async () => {
    const { page, problems } = await stage.visit()
    problems.allow(/status of 400/)
    await page.route('**/webapi/v1/budgets/update', (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 10001,
          message: 'Field required',
          Items: [{ Field: 'TargetBudget', Errors: ['Too much of it.', 'Second'] }],
        },
      }),
    )
    await page.getByRole('button', { name: 'Edit the budget for Groceries' }).click()
    const modal = dialog(page, 'Edit your budget')
    await modal.getByRole('textbox', { name: 'Monthly amount' }).fill('601')
    await modal.getByRole('button', { name: 'Save' }).click()
    await modal.getByText('Too much of it.', { exact: true }).waitFor()
    await eventually(() => modal.getByText('Second').count()).toBe(0)
  })

  test('the months before can be looked at, as far as there are any', async () => {
    const { page } = await stage.visit()
    const title = () => page.getByRole('heading', { name: /budgets$/ }).innerText()
    await page.getByRole('meter').first().waitFor()
    const now = await title()
    await eventually(() => page.getByRole('button', { name: monthsWords.nextMonth() }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: monthsWords.previousMonth() }).click()
    await eventually(title).not.toBe(now)
    await page.getByRole('button', { name: monthsWords.nextMonth() }).click()
    await eventually(title).toBe(now)
  })
})
