// Proves: ACCT-19, LINK-04 to LINK-06, LINK-11 to LINK-14, LINK-16, LINK-19
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as accountDialogsWords from '../../packages/widgets/src/words/account-dialogs.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import { sam } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const emergencyFund = '/prepare-for-the-unexpected/calculator'
const studentDebt = '/student-debt/calculator/edit'

/** The accounts that the plan on the screen counts, by their boxes. */
const ticked = (page: Page) =>
  page
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''))

async function unlinkAll(page: Page) {
  const linked = page.getByRole('checkbox', { checked: true })
  await linked.first().waitFor()
  while ((await linked.count()) > 0) await linked.first().uncheck()
}

async function openAssignment({ page }: Pick<Visitor, 'page'>) {
  await press(page, '1 linked, choose accounts')
  const modal = dialog(page, planFormWords.planAccounts())
  await modal.waitFor()
  return modal
}

describe('the accounts of a plan', () => {
  test('are assigned by OK, and are as before after Cancel, Escape and a press next to the modal', async () => {
    const visitor = await stage.visit(emergencyFund)
    const { page } = visitor
    const savings = page.getByRole('textbox', { name: 'Emergency savings' })
    await page.getByRole('checkbox', { checked: true }).first().waitFor()
    const [before, amount] = [await ticked(page), await savings.inputValue()]
    const leave = {
      Cancel: () => press(page, 'Cancel'),
      Escape: () => page.keyboard.press('Escape'),
      beside: () => page.mouse.click(5, 5),
    }
    for (const close of Object.values(leave)) {
      const modal = await openAssignment(visitor)
      await modal.getByRole('checkbox', { name: /^Everyday Checking/ }).check()
      await (close === leave.Cancel ? modal.getByRole('button', { name: 'Cancel' }).click() : close())
      await modal.waitFor({ state: 'detached' })
      await eventually(async () => [await ticked(page), await savings.inputValue()]).toEqual([before, amount])
    }
    const modal = await openAssignment(visitor)
    await expectNoAxeViolations(page, 'the accounts of a plan')
    await modal.getByRole('checkbox', { name: /^Everyday Checking/ }).check()
    await modal.getByRole('button', { name: 'OK', exact: true }).click()
    await modal.waitFor({ state: 'detached' })
    await page.getByText('2 linked', { exact: true }).waitFor()
    await eventually(async () => (await ticked(page)).length).toBe(before.length + 1)
    await eventually(() => savings.inputValue()).not.toBe(amount)
  })

  test('are linked where none is, or the plan goes on without', async () => {
    const { page } = await stage.visit(emergencyFund)
    await unlinkAll(page)
    await press(page, 'Link accounts')
    const modal = dialog(page, 'Link accounts')
    await modal.getByRole('button', { name: 'Continue without linking', exact: true }).waitFor()
    await eventually(() => modal.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(1)
    const names = await modal
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.querySelector('[dir=auto]')?.textContent ?? ''))
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US', { sensitivity: 'accent' })))
    await modal.getByRole('checkbox').first().check()
    await modal.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByText('1 linked', { exact: true }).waitFor()
  })

  test('are the likely ones at first, and the others when asked', async () => {
    const { page } = await stage.visit(emergencyFund)
    const boxes = page.getByRole('checkbox')
    await boxes.first().waitFor()
    const before = await boxes.count()
    await press(page, 'Show more accounts')
    await eventually(() => boxes.count()).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Add account' }).waitFor()
  })

  test('must be one at least: without a loan the plan is not committed', async () => {
    const { page, problems } = await stage.visit(studentDebt)
    problems.allow(/status of 400/)
    await unlinkAll(page)
    await press(page, planFormWords.takePlan())
    await page.getByText('Please link at least one account.', { exact: true }).first().waitFor()
    await eventually(() => new URL(page.url()).hash).toBe(`#${studentDebt}`)
  })
})

test('a person without a student loan is told so, and adds one by its own form', async () => {
  const { page, api } = await stage.visit('/student-debt/calculator', { person: sam })
  await page.getByText('There are no linked accounts yet.', { exact: true }).waitFor()
  await press(page, 'Add account')
  const modal = dialog(page, accountDialogsWords.studentLoanTitle())
  await modal.waitFor()
  await eventually(() => modal.getByRole('combobox').count()).toBe(0)
  await expectNoAxeViolations(page, 'the form of a student loan')
  const field = (name: RegExp) => modal.getByRole('textbox', { name })
  await field(/^Name/).fill('State loan')
  await field(/^Balance/).fill('0.01')
  await field(/^Interest rate/).fill('51')
  await field(/^Current monthly payment/).fill('0.01')
  await modal.getByText('Please enter a number above 0% and below 50%.', { exact: true }).waitFor()
  await field(/^Balance/).fill('10000')
  await field(/^Interest rate/).fill('6')
  await field(/^Current monthly payment/).fill('50')
  await modal.getByRole('button', { name: 'Save' }).click()
  await modal
    .getByText(
      "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.",
      { exact: true },
    )
    .first()
    .waitFor()
  await field(/^Current monthly payment/).fill('100')
  await modal.getByRole('button', { name: 'Save' }).click()
  await modal.waitFor({ state: 'detached' })
  await eventually(() => page.getByRole('checkbox', { name: /^State loan/ }).isChecked()).toBe(true)
  const saved = (await api.call('accounts', { body: {} })).find(({ name }) => name === 'State loan')
  expect(saved).toMatchObject({
    category: 'Loan',
    type: 'Student Loan',
    balance: -10_000,
    interestRate: 0.06,
    monthlyMinimumPayment: 0,
    currentMonthlyPayment: 100,
  })
})
