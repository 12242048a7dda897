// Proves: LINK-06, LINK-07, DEBT-02, DEBT-03, DEBT-13, DEBT-15, ERR-26, PLAN-01 to PLAN-03, PLAN-05, PLAN-12, PLAN-14
// Proves: GEN-08, RET-05, DIST-01, DIST-02, ROUTE-11, ROUTE-12, ROUTE-14, ROUTE-16, ROUTE-17, ROUTE-20, ROUTE-22
// Proves: ROUTE-23, BENE-01, ALLOC-10
import { formatMoney, inTodaysDollars } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import * as frameWords from '../../packages/ui/src/words/frame.generated.ts'
import * as helpNamesWords from '../../packages/ui/src/words/help-names.generated.ts'
import * as calculatorWords from '../../packages/widgets/src/words/calculator.generated.ts'
import * as draftsWords from '../../packages/widgets/src/words/drafts.generated.ts'
import * as goalPageWords from '../../packages/widgets/src/words/goal-page.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import * as planShellWords from '../../packages/widgets/src/words/plan-shell.generated.ts'
import * as profileWords from '../../packages/widgets/src/words/profile.generated.ts'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { choose, holdUndo, toPart } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const readPlan = ({ api }: Pick<Visitor, 'api'>, planType: number) =>
  api.call('plan', { params: { planType: String(planType) } })
const dollars = (value: number) => formatMoney(value, { cents: false })

/** A figure by the name above it. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText()

async function goThroughDebtSteps(page: Page, payment: string) {
  await press(page, 'Next')
  await page.getByRole('checkbox', { name: /^Rewards Card/ }).waitFor()
  await press(page, 'Next')
  await page.getByRole('textbox', { name: planFieldsWords.monthlyPayment() }).fill(payment)
  await press(page, 'Next')
}

describe('the debt wizard', () => {
  test('goes on with the draft, keeps it for later, and shows what the server works out', async () => {
    const visitor = await stage.visit('/reduce-your-debt')
    const { page } = visitor
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await eventually(() => hash(page)).toBe('#/reduce-your-debt/calculator')
    await goThroughDebtSteps(page, '900')
    await press(page, draftsWords.saveDraft())
    await page.getByText(planShellWords.draftIsSaved(), { exact: true }).waitFor()
    await eventually(() => readPlan(visitor, 3)).toMatchObject({
      status: 1,
      result: null,
      input: { monthlyPayment: 900 },
    })

    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await press(page, 'Next')
    await press(page, 'Next')
    await eventually(() => page.getByRole('textbox', { name: planFieldsWords.monthlyPayment() }).inputValue()).toBe(
      '900.00',
    )
    await press(page, 'Next')
    const promised = await page.getByRole('heading', { name: /^Debt-free in/ }).innerText()
    await press(page, 'Commit')
    await eventually(() => hash(page)).toBe('#/reduce-your-debt/summary')
    await eventually(() => page.getByRole('heading', { name: /^Debt-free in/ }).innerText()).toBe(promised)
    await page.getByRole('main').getByText('In progress', { exact: true }).waitFor()
    await page
      .getByText(/^As of \d\d\/\d\d\/\d{4}$/)
      .first()
      .waitFor()
    const plan = await readPlan(visitor, 3)
    expect(plan).toMatchObject({ status: 2, hasDraft: false })
    const interest = plan.planType === 3 ? (plan.result?.totalInterest ?? 0) : 0
    await eventually(() => page.getByRole('row', { name: /^Total interest/ }).innerText()).toContain(
      formatMoney(interest),
    )
  })

  test('does not go on with a payment below the minimums', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator/restart')
    await goThroughDebtSteps(page, '20')
    await page
      .getByText(/^Your monthly payment must be at least \$[\d,.]+, the sum of your minimum payments\.$/)
      .waitFor()
    await eventually(() => page.getByRole('region', { name: 'Step 3 of 4: Review your information' }).isVisible()).toBe(
      true,
    )
  })

  test('fixes a debt on the way', async () => {
    const { page, api } = await stage.visit('/reduce-your-debt/calculator/restart')
    await press(page, 'Next')
    await press(page, 'Next')
    await press(page, 'Edit: Rewards Card')
    const dialog = page.getByRole('dialog', { name: 'Edit account' })
    await dialog.getByRole('textbox', { name: /^Minimum monthly payment/ }).fill('111')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.getByRole('row', { name: /^Rewards Card/ }).innerText()).toContain('$111.00')
    await eventually(async () =>
      (await api.call('accounts', { body: {} })).some(({ monthlyMinimumPayment }) => monthlyMinimumPayment === 111),
    ).toBe(true)
  })

  test('takes in a debt that is added on the way', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator/restart', { person: sam })
    await press(page, 'Next')
    await press(page, 'Add account')
    const dialog = page.getByRole('dialog', { name: 'Create account' })
    await page
      .getByRole('button', { name: /^Create an account/ })
      .or(dialog)
      .first()
      .waitFor()
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: /^Create an account/ }).click()
    await choose(dialog, 'Category', 'Loans')
    await choose(dialog, 'Type', 'Auto Loan')
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Van')
    await dialog.getByRole('textbox', { name: /^Balance/ }).fill('5000')
    await dialog.getByRole('textbox', { name: /^Interest rate/ }).fill('6')
    await dialog.getByRole('textbox', { name: /^Minimum monthly payment/ }).fill('100')
    await dialog.getByRole('textbox', { name: /^Current monthly payment/ }).fill('150')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.getByRole('checkbox', { name: /^Van/ }).isChecked()).toBe(true)
  })

  test('asks a person who links no debt for one', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator', { person: sam })
    await press(page, 'Next')
    await page.getByRole('checkbox').first().waitFor()
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await press(page, 'Next')
    await page.getByText('Please add at least one debt.', { exact: true }).waitFor()
  })
})

describe('the retirement calculator, which is the form of the plan', () => {
  const path = '/plan-for-retirement/calculator/edit/1'
  const answer = (page: Page) =>
    page.getByRole('heading', { name: /^Your savings last to age \d+ in \d+ of 100 futures\.$/ })
  const field = (page: Page, name: string) => page.getByRole('textbox', { name })

  test('begins with the plan’s own figures, tries a change in a worker, and changes no plan before it is used', async () => {
    const visitor = await stage.visit('/plan-for-retirement/retirement-calculator')
    const { page } = visitor
    await answer(page).waitFor()
    await eventually(() => hash(page)).toBe(`#${path}`)
    await eventually(() => page.workers().length).toBeGreaterThan(0)
    const plan = await readPlan(visitor, 1)
    const { input, result } = plan
    const figures = plan.planType === 1 ? plan.result : null
    // At 38 she has 27 years to 65.
    const todays = (amount = 0) => dollars(inTodaysDollars(amount, 27, 0.025))
    await eventually(() => figure(page, 'Savings at 65')).toBe(todays(figures?.balanceAtRetirementAge))
    await eventually(() => figure(page, 'Needed at 65')).toBe(todays(figures?.retirementSum))
    const before = await answer(page).innerText()
    const promised = await page.getByRole('listitem').filter({ hasText: 'two years later' }).innerText()
    await press(page, 'Try: Retire at 67, two years later')
    await eventually(() => answer(page).innerText()).not.toBe(before)
    const chance = /\d+ of 100/.exec(promised)?.[0]
    await eventually(() => answer(page).innerText()).toContain(`in ${chance}`)
    // What is tried is a draft; the plan keeps its verdict.
    await eventually(() => readPlan(visitor, 1)).toMatchObject({ hasDraft: true, result, verdict: plan.verdict })
    await press(page, 'Cancel')
    await eventually(() => hash(page)).toBe('#/plan-for-retirement')
    await eventually(() => readPlan(visitor, 1)).toMatchObject({ hasDraft: false, input, result })
  })

  test('is moved by the keyboard, keeps its choices as a draft, and makes them the plan', async () => {
    const visitor = await stage.visit('/plan-for-retirement/retirement-calculator?try=save1')
    const { page } = visitor
    await answer(page).waitFor()
    await eventually(() => field(page, calculatorWords.savingsRate()).inputValue()).toBe('7')
    await page.getByRole('button', { name: /^Your retirement/ }).click()
    await page.getByRole('slider', { name: calculatorWords.retirementAge() }).press('ArrowRight')
    await eventually(() => readPlan(visitor, 1)).toMatchObject({
      input: {
        retirementPlanDetails: { retirementAge: 66 },
        retirementSavings: { employerSponsoredSavingsRate: 0.07 },
      },
    })
    await page.reload()
    await eventually(() => field(page, calculatorWords.retirementAge()).inputValue()).toBe('66')
    await press(page, planFormWords.takePlan())
    await page
      .getByRole('alertdialog', { name: draftsWords.profileTitle() })
      .getByRole('button', { name: draftsWords.profileAccept() })
      .click()
    await eventually(() => hash(page)).toBe('#/plan-for-retirement/summary/1')
    await eventually(() => readPlan(visitor, 1)).toMatchObject({
      hasDraft: false,
      input: {
        retirementPlanDetails: { retirementAge: 66 },
        retirementSavings: { employerSponsoredSavingsRate: 0.07 },
      },
    })
    const { verdict } = await readPlan(visitor, 1)
    // The form, which is shown until the goal's own page is there, has the same sentence and slider.
    await page.getByRole('region', { name: goalPageWords.change() }).waitFor()
    await eventually(() => answer(page).innerText()).toContain(`in ${String(verdict?.figure?.value)} of 100`)
    // On the goal's own page the sentence follows a slider, the address has the choice, and the plan stays.
    const promised = await answer(page).innerText()
    await page.getByRole('slider', { name: calculatorWords.retirementAge() }).press('ArrowRight')
    await eventually(() => answer(page).innerText()).not.toBe(promised)
    await eventually(() => hash(page)).toContain('?age=67')
    await press(page, 'Reset')
    await eventually(() => answer(page).innerText()).toBe(promised)
  })

  test('says what it is based on, and opens the step with the assumptions', async () => {
    const { page } = await stage.visit(path)
    await answer(page).waitFor()
    await press(page, helpNamesWords.howCalculated)
    await page.getByText(calculatorWords.spendingPerYear(), { exact: true }).waitFor()
    await press(page, calculatorWords.changeAssumptions())
    await field(page, 'Return before retirement').waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(calculatorWords.growthFold())
  })
})

describe('the form of a plan', () => {
  test('asks before the profile changes; declining commits nothing, agreeing changes both', async () => {
    const visitor = await stage.visit('/plan-for-retirement/calculator/edit/1')
    const { page, api } = visitor
    const income = page
      .getByRole('region', { name: calculatorWords.aboutYou() })
      .getByRole('textbox', { name: profileWords.annualIncome() })
    await income.fill('91000')
    await press(page, planFormWords.takePlan())
    const question = page.getByRole('alertdialog', { name: draftsWords.profileTitle() })
    await question.getByRole('button', { name: draftsWords.profileDecline() }).click()
    // What was typed is kept as a draft of the plan alone.
    await eventually(() => readPlan(visitor, 1)).toMatchObject({
      hasDraft: true,
      input: { personalInformation: { annualIncome: 91_000 } },
    })
    expect(await api.call('aboutMe')).toMatchObject({ annualIncome: 84_000 })
    await press(page, planFormWords.takePlan())
    await question.getByRole('button', { name: draftsWords.profileAccept() }).click()
    await eventually(() => hash(page)).toBe('#/plan-for-retirement/summary/1')
    await eventually(() => api.call('aboutMe')).toMatchObject({ annualIncome: 91_000 })
    await eventually(() => readPlan(visitor, 1)).toMatchObject({
      input: { personalInformation: { annualIncome: 91_000 } },
    })
  })

  test('follows the linked accounts until another value is typed, and again when asked', async () => {
    const { page } = await stage.visit('/prepare-for-the-unexpected/calculator')
    const savings = page.getByRole('textbox', { name: 'Emergency savings' })
    await page.getByText('1 linked', { exact: true }).waitFor()
    const linked = await savings.inputValue()
    await savings.fill('5')
    await press(page, 'Use linked balance')
    await eventually(() => savings.inputValue()).toBe(linked)
  })

  test('says what is missing on each question of the benefits, and then what they come to', async () => {
    const visitor = await stage.visit('/connect-with-company-benefits')
    const { page } = visitor
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await eventually(() => hash(page)).toBe('#/connect-with-company-benefits/summary')
    await page.getByRole('textbox', { name: calculatorWords.savingsRate() }).fill('3')
    await press(page, planFormWords.takePlan())
    await page
      .getByRole('link', { name: /: Field required$/ })
      .first()
      .waitFor()
    for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check()
    await press(page, planFormWords.takePlan())
    // The savings rate differs from what the retirement plan has told the profile.
    const question = page.getByRole('alertdialog', { name: draftsWords.profileTitle() })
    await eventually(() => question.getByRole('listitem').allInnerTexts()).toEqual([calculatorWords.savingsRate()])
    await question.getByRole('button', { name: draftsWords.profileAccept() }).click()
    await page
      .getByRole('heading', { name: /^You’re missing \$[\d,.]+ a year of your employer’s \$[\d,.]+ match\.$/ })
      .waitFor()
    await eventually(() => readPlan(visitor, 5)).toMatchObject({
      status: 2,
      result: { unclaimedMatch: expect.any(Number) },
    })
    await press(page, goalPageWords.edit())
    await eventually(() => page.getByRole('textbox', { name: calculatorWords.savingsRate() }).inputValue()).toBe('3')
  })

  test('is asked for the plan first where a goal has several and none was chosen', async () => {
    const visitor = await stage.visit('/plan-for-retirement', { person: sam })
    const { page } = visitor
    await page.getByRole('link', { name: 'Start', exact: true }).first().click()
    await page.getByRole('radio', { name: /^Asset allocation/ }).check()
    await press(page, 'Continue')
    await eventually(() => hash(page)).toBe('#/plan-for-retirement/calculator/2')
    await page.getByRole('radio', { name: 'More than 10 years' }).first().check()
    await page.getByRole('radio', { name: '6-10 years' }).last().check()
    await page.getByRole('radio', { name: /^Neutral/ }).check()
    await page.getByRole('radio', { name: 'Both' }).check()
    await press(page, planFormWords.takePlan())
    const question = page.getByRole('button', { name: draftsWords.profileAccept() })
    await question.click()
    await page.getByRole('heading', { name: 'Aim for 80% stocks and 20% fixed income.' }).waitFor()
    await eventually(() => readPlan(visitor, 2)).toMatchObject({
      status: 2,
      isDefault: true,
      result: { fixedIncome: 20, largeCap: 40 },
    })
  })

  test('asks for the type of each student loan', async () => {
    const visitor = await stage.visit('/student-debt/calculator/edit')
    const { page } = visitor
    await choose(page, 'Loan type for Student loan B', 'Federal')
    await press(page, planFormWords.takePlan())
    await eventually(() => hash(page)).toBe('#/student-debt/summary')
    await eventually(() => readPlan(visitor, 11)).toMatchObject({ result: { privateBalance: 0 } })
  })

  test('makes a document of the retirement funding', async () => {
    const { page } = await stage.visit('/plan-for-retirement/calculator/12')
    await toPart(page, /^Growth and inflation/)
    await press(page, planFormWords.takePlan())
    await eventually(() => hash(page)).toBe('#/plan-for-retirement/summary/12/retirement-funding')
    const download = page.waitForEvent('download')
    await press(page, 'More')
    await page.getByRole('menuitem', { name: goalPageWords.download() }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })

  test('keeps what was typed when it could not be saved', async () => {
    const { page, problems } = await stage.visit('/protect-your-legacy/calculator/8')
    problems.allow(/status of 503|ApiFailure/)
    await page.route('**/ngapi/v1/goal/plan/8/save', (route) =>
      route.fulfill({ status: 503, json: { code: 10000, message: 'An error has occurred, Please retry' } }),
    )
    await page.getByRole('textbox', { name: 'Employer’s monthly benefit' }).fill('1000')
    await press(page, draftsWords.saveDraft())
    await page.getByText('An error has occurred, Please retry', { exact: true }).waitFor()
    await eventually(() => page.getByRole('textbox', { name: 'Employer’s monthly benefit' }).inputValue()).toBe(
      '1,000.00',
    )
  })
})

describe('a committed plan', () => {
  test('is worked out again when its data changed', async () => {
    const visitor = await stage.visit('/live-by-a-budget/calculator')
    const { page } = visitor
    await page.getByText(planShellWords.dataChanged(), { exact: true }).waitFor()
    await page
      .getByRole('region', { name: titleNamesWords.yourPlan })
      .getByRole('button', { name: 'Recalculate' })
      .click()
    await page.getByText(planShellWords.upToDate(), { exact: true }).waitFor()
    await eventually(async () => (await readPlan(visitor, 7)).status).not.toBe(3)
    await page.getByText(planShellWords.dataChanged(), { exact: true }).waitFor({ state: 'detached' })
  })

  test('is removed only when that is meant, and comes back with Undo', async () => {
    const visitor = await stage.visit('/prepare-for-the-unexpected/summary')
    const { page } = visitor
    const remove = async () => {
      await press(page, 'More')
      await page.getByRole('menuitem', { name: goalPageWords.remove() }).click()
    }
    await remove()
    await page.getByRole('alertdialog').getByRole('button', { name: goalPageWords.removeDecline() }).click()
    await eventually(async () => (await readPlan(visitor, 4)).status).toBe(2)
    await remove()
    await page.getByRole('alertdialog').getByRole('button', { name: goalPageWords.removeAccept() }).click()
    await holdUndo(page)
    await eventually(() => hash(page)).toBe('#/prepare-for-the-unexpected')
    await eventually(async () => (await readPlan(visitor, 4)).status).toBe(0)
    await press(page, 'Undo')
    await eventually(async () => (await readPlan(visitor, 4)).status).toBe(2)
  })

  test('says that it did not load, and loads when asked again', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    let isBroken = true
    await page.route('**/ngapi/v1/goal/plan/4', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } })
        : route.fallback(),
    )
    await page.evaluate(() => {
      location.hash = '/prepare-for-the-unexpected/summary'
    })
    await page.getByText('Server error occurred while reading plan summary', { exact: true }).waitFor()
    isBroken = false
    await press(page, frameWords.tryAgain())
    await page.getByRole('heading', { name: /of expenses saved/ }).waitFor()
  })
})
