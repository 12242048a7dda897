import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { whenSynced } from './support/bank-pages.ts'
import { eventually } from '../support/eventually.ts'
import { narrow, useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('alert').getByRole('link', { name, exact: true })
const readPlan = ({ api }: Visitor, planType: string) => api.call('plan', { params: { planType } })

/** Replaces the debts by those of a bank login that states balances, but neither rates nor minimum payments. */
async function linkBare(visitor: Visitor, institutionId: string, ...names: string[]) {
  const { api } = visitor
  const known = (await api.call('accounts', { body: {} })).filter(({ name }) => names.includes(name))
  for (const { userAccountId } of known) await api.call('deleteAccount', { body: { userAccountId } })
  const { data } = await api.call('createLink', { body: { language: 'en' } })
  await api.call('sandboxLogin', {
    body: { linkToken: data.linkToken, institutionId, userName: 'user_liabilities', password: 'pass_good' },
  })
  const { publicToken, institution } = await api.call('sandboxFinish', { body: { linkToken: data.linkToken } })
  await api.call('createConnection', {
    body: { publicToken, institutionId, name: institution.name, handle: data.handle },
  })
  await whenSynced(visitor)
}

describe('a debt of which the bank states neither rate nor minimum', () => {
  test('stops the debt wizard by name until both are typed, and the account keeps them', async () => {
    const visitor = await stage.visit('/', { viewport: narrow })
    const { page, api } = visitor
    await linkBare(visitor, 'twin_fernwood', 'Fernwood Store Card')
    await page.goto(`${stage.origin}/#/reduce-your-debt/calculator/restart`)
    await press(page, 'Next')
    await page.getByRole('checkbox', { name: /^Fernwood Store Card/ }).waitFor()
    for (const debt of await page.getByRole('checkbox').all()) await debt.uncheck()
    await page.getByRole('checkbox', { name: /^Fernwood Store Card/ }).check()
    await press(page, 'Next')
    await press(page, 'Next')
    await line(page, 'Interest rate of Fernwood Store Card: Field required').waitFor()
    await line(page, 'Minimum payment of Fernwood Store Card: Field required').waitFor()
    const rate = box(page, 'Interest rate of Fernwood Store Card')
    await eventually(() => rate.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('region', { name: 'Step 3 of 4: Review your information' }).waitFor()
    await expectNoAxeViolations(page, 'a debt without its rate')
    await rate.fill('26.99')
    await box(page, 'Minimum payment of Fernwood Store Card').fill('38')
    await box(page, planFieldsWords.monthlyPayment()).fill('200')
    await press(page, 'Next')
    await press(page, 'Commit')
    await eventually(() => new URL(page.url()).hash).toBe('#/reduce-your-debt/summary')
    const plan = await readPlan(visitor, '3')
    // 1,264.10 at 26.99 %, 200 a month: 23.93, 19.97, 15.92, 11.78, 7.55, 3.22 of interest from the second month on.
    expect(plan).toMatchObject({ status: 2, result: { months: 7, totalInterest: 82.37 } })
    const accounts = await api.call('accounts', { body: {} })
    expect(accounts.find(({ name }) => name === 'Fernwood Store Card')).toMatchObject({
      interestRate: 0.2699,
      monthlyMinimumPayment: 38,
    })
  })

  test('stops the student debt plan the same way', async () => {
    const visitor = await stage.visit('/')
    const { page } = visitor
    await linkBare(visitor, 'twin_beacon', 'Student loan A', 'Student loan B')
    const { status, result, hasDraft } = await readPlan(visitor, '11')
    await page.goto(`${stage.origin}/#/student-debt/calculator/restart`)
    await page.getByRole('checkbox', { name: /^Student loan B/ }).uncheck()
    await press(page, planFormWords.takePlan())
    await line(page, 'Interest rate of Student loan A: Field required').waitFor()
    await line(page, 'Minimum payment of Student loan A: Field required').waitFor()
    await eventually(() => readPlan(visitor, '11')).toMatchObject({ status, result, hasDraft })
  })
})
