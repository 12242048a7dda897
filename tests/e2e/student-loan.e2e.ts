// Proves: STU-01 to STU-05, STU-07 to STU-09, STU-11, STU-12, PLAN-11, ROUTE-40, ROUTE-43
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as accountFieldsWords from '../../packages/api-client/src/contract/words/account-fields.generated.ts'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import * as accountDialogsWords from '../../packages/widgets/src/words/account-dialogs.generated.ts'
import * as planAnswersWords from '../../packages/widgets/src/words/plan-answers.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { choose } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const dialog = (page: Page) => page.getByRole('dialog', { name: accountDialogsWords.studentLoanTitle(), exact: true })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click()

/** Sam’s company keeps accounts by hand, so the form opens without a prompt. */
async function openLoan() {
  const visitor = await stage.visit('/student-debt/calculator', { person: sam })
  await visitor.page.getByRole('button', { name: 'Add account' }).click()
  await dialog(visitor.page).waitFor()
  return visitor
}

describe('adding a student loan', () => {
  test('asks four things, and no category or type', async () => {
    const { page } = await openLoan()
    await eventually(() =>
      dialog(page)
        .getByRole('textbox')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    ).toEqual(['name', 'balance', 'interestRate', 'currentMonthlyPayment'])
    await eventually(() => dialog(page).getByRole('combobox').count()).toBe(0)
    await expectNoAxeViolations(page, 'add a student loan')
  })

  test('wants all four, each in its bounds', async () => {
    const { page } = await openLoan()
    await save(page)
    const faults = () => dialog(page).getByRole('alert').getByRole('link').allInnerTexts()
    await eventually(() => faults()).toEqual([
      'Name: Please provide a valid name.',
      'Balance: Field required',
      'Interest rate: Please enter a number above 0% and below 50%.',
      'Current monthly payment: Field required',
    ])
    await field(page, 'Balance').fill('0')
    await field(page, accountFieldsWords.currentPayment()).fill('0')
    for (const rate of ['0', '51']) {
      await field(page, 'Interest rate').fill(rate)
      await eventually(faults).toContain('Interest rate: Please enter a number above 0% and below 50%.')
    }
    await eventually(async () => (await faults()).map((text) => text.split(':')[0])).toEqual([
      'Name',
      'Balance',
      'Interest rate',
      accountFieldsWords.currentPayment(),
    ])
  })

  test('says which payment is expected, and stores what is owed below zero', async () => {
    const { page, api } = await openLoan()
    await field(page, 'Name').fill('Loan A')
    await field(page, 'Balance').fill('10000')
    await field(page, 'Interest rate').fill('6')
    await field(page, accountFieldsWords.currentPayment()).fill('50')
    await save(page)
    const message =
      "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner."
    await dialog(page).getByText(message, { exact: true }).first().waitFor()
    await field(page, accountFieldsWords.currentPayment()).fill('100')
    await save(page)
    await dialog(page).waitFor({ state: 'detached' })
    const loan = (await api.call('accounts', { body: {} })).find(({ name }) => name === 'Loan A')
    expect(loan).toMatchObject({
      category: 'Loan',
      type: 'Student Loan',
      balance: -10_000,
      interestRate: 0.06,
      monthlyMinimumPayment: 0,
      currentMonthlyPayment: 100,
    })

    // The plan counts it at once, and asks who the lender is.
    await eventually(() => page.getByRole('checkbox', { name: /^Loan A/ }).isChecked()).toBe(true)
    await choose(page, 'Loan type for Loan A', 'Federal')
    await page.getByRole('textbox', { name: planFieldsWords.monthlyPayment() }).fill('300')
    await page.getByRole('button', { name: planFormWords.takePlan(), exact: true }).click()
    await page.getByRole('heading', { name: /^Paid off in / }).waitFor()
    const plan = await api.call('plan', { params: { planType: '11' } })
    const payoff = plan.planType === 11 ? plan.result : null
    expect(payoff).toMatchObject({ federalBalance: 10_000, privateBalance: 0 })
    const figure = (name: string) =>
      page
        .locator('dl > div', { has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .first()
        .innerText()
    await eventually(async () => [
      await figure(planAnswersWords.federalLoans()),
      await figure(planAnswersWords.privateLoans()),
      await figure(planAnswersWords.standardPayment()),
    ]).toEqual(['$10,000.00', '$0.00', '$111.02'])
  })
})
