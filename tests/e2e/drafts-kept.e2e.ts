// Proves: PLAN-03, GOAL-10
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as draftsWords from '../../packages/widgets/src/words/drafts.generated.ts'
import { paths } from '../../packages/api-client/src/contract/paths.ts'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import { eventually } from '../support/eventually.ts'
import { loseAnswers } from './support/lose-answers.ts'
import { settled } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const readPlan = ({ api }: Pick<Visitor, 'api'>, planType: number) =>
  api.call('plan', { params: { planType: String(planType) } })

/** Stops the page's clock: from here on time passes only where the test lets it. */
async function stopClock(page: Page) {
  await settled(page)
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Ends the tab as a crash does: nothing of the page runs any more, so it cannot save what is left. */
async function crash(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void cdp.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Lets the time pass that a change waits at most, and returns once its save has been answered. */
async function passLongest(page: Page) {
  const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok())
  await page.clock.runFor(1_500)
  await saved
}

/** One field of each plan whose form has a field to type in, with what is typed into it and where that is in the draft. */
const cases = [
  [
    1,
    '/plan-for-retirement/calculator/1',
    planFieldsWords.annualIncome(),
    '91234',
    ['personalInformation', 'annualIncome'],
    91_234,
  ],
  [3, '/reduce-your-debt/calculator?step=review', planFieldsWords.monthlyPayment(), '1300', ['monthlyPayment'], 1_300],
  [
    4,
    '/prepare-for-the-unexpected/calculator/edit',
    'Monthly living expenses',
    '4567',
    ['monthlyHouseHoldLivingExpenses'],
    4_567,
  ],
  [5, '/connect-with-company-benefits/summary', planFieldsWords.annualIncome(), '91234', ['annualIncome'], 91_234],
  [6, '/protect-your-legacy/calculator/6?section=debts', 'Debts', '4321', ['debts'], 4_321],
  [8, '/protect-your-legacy/calculator/8', 'Your own policy’s monthly benefit', '321', ['ownMonthlyBenefit'], 321],
  [9, '/protect-your-legacy/calculator/9?section=debts', 'Debts', '4321', ['debts'], 4_321],
  [11, '/student-debt/calculator/edit', planFieldsWords.monthlyPayment(), '333', ['monthlyPayment'], 333],
  [12, '/plan-for-retirement/calculator/12', 'Expenses per year', '61234', ['annualExpenses'], 61_234],
] as const

describe('what was typed more than 1.5 seconds before the tab ended is in the draft', () => {
  test.each(cases)('of plan %i', async (planType, path, label, typed, place, value) => {
    const visitor = await stage.visit(path)
    const { page } = visitor
    await stopClock(page)
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed)
    await passLongest(page)
    await crash(page)
    const { input, hasDraft } = await readPlan(visitor, planType)
    const kept = place.reduce<unknown>((inside, key) => Object(inside)[key], input)
    expect([hasDraft, kept]).toEqual([true, value])
  })
})

test('a draft whose answer was lost is no other tab’s: what is typed next is saved after it', async () => {
  const visitor = await stage.visit('/prepare-for-the-unexpected/calculator/edit')
  const { page, problems } = visitor
  problems.allow(/net::ERR_FAILED/)
  const expenses = page.getByRole('textbox', { name: 'Monthly living expenses', exact: true })
  await expenses.fill('4600')
  await page.getByText(draftsWords.saved(), { exact: true }).waitFor()
  const lost = await loseAnswers(page, paths.savePlan)
  await expenses.fill('4700')
  await page.getByText(draftsWords.notSaved(), { exact: false }).waitFor()
  await lost.end()
  await expenses.fill('4800')
  await page.getByText(draftsWords.saved(), { exact: true }).waitFor()
  await eventually(() => page.getByText(draftsWords.otherTab()).count()).toBe(0)
  const { input, hasDraft } = await readPlan(visitor, 4)
  expect([hasDraft, Object(input).monthlyHouseHoldLivingExpenses]).toEqual([true, 4_800])
})

test('a draft that could not be saved saves itself once the server answers', async () => {
  const { page, problems } = await stage.visit('/prepare-for-the-unexpected/calculator/edit')
  problems.allow(/net::ERR_FAILED/)
  const lost = await loseAnswers(page, paths.savePlan)
  await page.getByRole('textbox', { name: 'Monthly living expenses', exact: true }).fill('4900')
  await page.getByText(draftsWords.notSaved(), { exact: false }).waitFor()
  await lost.end()
  await page.getByText(draftsWords.saved(), { exact: true }).waitFor()
  await eventually(() => page.getByText(draftsWords.notSaved(), { exact: false }).count()).toBe(0)
})
