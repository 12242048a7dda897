// Proves: STAFF-01
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as calendarWords from '../../packages/ui/src/words/calendar.generated.ts'
import * as helpNamesWords from '../../packages/ui/src/words/help-names.generated.ts'
import * as accessLogWords from '../../packages/widgets/src/words/access-log.generated.ts'
import * as calculatorWords from '../../packages/widgets/src/words/calculator.generated.ts'
import * as staffMoneyWords from '../../packages/widgets/src/words/staff-money.generated.ts'
import * as staffWords from '../../packages/widgets/src/words/staff.generated.ts'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { choose } from './support/screens.ts'
import { expectSound, greeting, press, title } from './support/sign-in-pages.ts'
import { enterStaff } from './support/staff-pages.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash

const open = async (page: Page, path: string) => {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('a planner', () => {
  test('lands on their own people, looks, notes and closes a task; the employee reads of each look', async () => {
    const { page } = await stage.stranger()
    await enterStaff(stage, page, 'planner@evenkeel.example')
    await eventually(() => hash(page)).toBe('#/staff/employees')
    await eventually(() => page.getByRole('link', { name: 'Companies' }).count()).toBe(0)
    await page.getByRole('link', { name: /Maya Reyes/ }).waitFor()
    await page.getByRole('textbox', { name: 'Name or email' }).fill('nobody at all')
    await press(page, 'Search')
    await page.getByText(staffWords.noMatches()).waitFor()
    await page.getByRole('textbox', { name: 'Name or email' }).fill('reyes')
    await press(page, 'Search')
    await page.getByRole('link', { name: /Maya Reyes/ }).click()

    await page.getByRole('heading', { level: 1, name: 'Maya Reyes' }).waitFor()
    await page.getByText('Maya can see each time you view something here').waitFor()
    await eventually(
      () => page.getByRole('table', { name: staffMoneyWords.cashFlow() }).count(),
      'nothing is read before it is asked for',
    ).toBe(0)
    await press(page, staffMoneyWords.showCashFlow())
    await eventually(() => page.getByRole('table', { name: staffMoneyWords.cashFlow() }).getByRole('row').count()).toBe(
      8,
    )

    await page.getByRole('link', { name: 'Tasks' }).last().click()
    await page.getByText(staffWords.noTasks()).waitFor()
    await press(page, staffWords.add())
    await page.getByText('Field required').first().waitFor()
    await page.getByRole('textbox', { name: 'Task' }).fill('Call about the 401(k)')
    await page.getByRole('textbox', { name: 'Due' }).fill('12/01/2030')
    await press(page, staffWords.add())
    await page.getByRole('button', { name: 'Done: Call about the 401(k)' }).click()
    await page.getByRole('button', { name: 'Reopen: Call about the 401(k)' }).waitFor()
    await page.getByText('12/01/2030').waitFor()
    await expectSound(page, 'tasks')

    await page.getByRole('link', { name: 'Maya Reyes', exact: true }).click()
    await page.getByRole('link', { name: navigationWords.callsAndNotes() }).click()
    await page.getByText(staffWords.noNotes()).waitFor()
    await page.getByRole('radio', { name: 'Meeting' }).check()
    await page.getByRole('textbox', { name: 'Notes' }).fill('Talked the budget through.')
    await press(page, 'Save')
    await page.getByRole('listitem').filter({ hasText: 'Talked the budget through.' }).waitFor()
    await expectSound(page, 'calls and notes')

    const mayas = await stage.visit('/profile/who-looked')
    await mayas.page.getByText('Jordan Ellis, your planner, has access.').waitFor()
    const looks = mayas.page
      .getByRole('region', { name: accessLogWords.whoViewed() })
      .getByRole('listitem')
      .filter({ hasText: 'Jordan Ellis, your planner' })
    await looks.filter({ hasText: /Viewed .*your cash flow.*the tasks about you/ }).waitFor()
    await looks.filter({ hasText: 'Added a note about a call with you.' }).waitFor()
    await eventually(() => looks.count()).toBe(1)
    await eventually(() => looks.getByText('signed in').count()).toBe(0)
    await expectSound(mayas.page, 'who looked')
  })

  test('proposes changes to a plan; the employee accepts one, undoes it, and keeps a subject to themselves', async () => {
    const { page } = await stage.stranger()
    await enterStaff(stage, page, 'planner@evenkeel.example')
    await page.getByRole('link', { name: /Maya Reyes/ }).click()
    await page
      .getByText('Maya shares plans, budgets, spending, and cash flow with you. Not shared: balances.')
      .waitFor()
    await page.getByRole('tab', { name: 'Balances' }).click()
    await page.getByText(staffWords.notSharedTitle()).waitFor()
    await page.getByRole('tab', { name: 'Proposals' }).click()
    await choose(page, 'Plan', 'Retirement')
    await press(page, staffWords.startProposal())
    await page.getByRole('textbox', { name: calculatorWords.retirementAge(), exact: true }).fill('67')
    await page.getByRole('status').getByText('Close, 69 of 100').waitFor()
    await page.getByRole('textbox', { name: 'Savings rate', exact: true }).fill('8')
    await page.getByRole('status').getByText('Close, 78 of 100').waitFor()
    await expectSound(page, 'a proposal')
    await press(page, 'Send 2 changes')
    await page.getByText('Retirement age: 65 → 67, not decided').waitFor()

    const mayas = await stage.visit('/work-with-a-planner', { viewport: narrow, colorScheme: 'dark' })
    await mayas.page.getByRole('region', { name: 'Jordan Ellis suggests' }).waitFor()
    await expectSound(mayas.page, 'a proposal before its answer')
    const ageNow = async () =>
      (await mayas.api.call('household')).facts.find(({ key }) => key === 'retirementAge')?.value
    expect(await ageNow(), 'nothing changed before the answer').toBe(65)
    await press(mayas.page, 'Accept: Retirement age')
    await press(mayas.page, 'Undo: Retirement age')
    await mayas.page.getByRole('button', { name: 'Accept: Retirement age' }).waitFor()
    await eventually(() => ageNow()).toBe(65)
    await press(mayas.page, 'Decline: Savings rate')
    await mayas.page.getByRole('button', { name: 'Undo: Savings rate' }).waitFor()
    await mayas.page.getByRole('switch', { name: staffMoneyWords.spendingByCategory() }).click()
    await mayas.page.getByText('Spending by category: your planner can no longer see this').waitFor()
    await expectSound(mayas.page, 'an answered proposal')

    await page.reload()
    await page.getByText('Not shared: spending and balances.').waitFor()
    await mayas.api.call('savePlannerSharing', { body: { subject: 'spending', isShared: true } })
    const { lines } = await mayas.api.call('accessLog')
    expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['planner-unshared', 'proposal-declined']))
    expect(lines.map(({ what }) => what)).toContain('sent a proposal to you')
  })

  test('sees budgets, spending and plans of their people, each read when it is asked for and written down once', async () => {
    const { page } = await stage.stranger()
    await enterStaff(stage, page, 'planner@evenkeel.example')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/users.\d+/, 'users/id')))
    await page.getByRole('link', { name: /Maya Reyes/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Maya Reyes' }).waitFor()
    for (const tab of ['Budgets', 'Spending', 'Plans']) await page.getByRole('tab', { name: tab }).click()
    expect(asked.filter((path) => path.includes('/staff/'))).toEqual(['/webapi/v1/staff/users/id/configuration'])

    await page.getByRole('tab', { name: 'Budgets' }).click()
    await press(page, staffMoneyWords.showBudgets())
    await page
      .getByRole('table', { name: 'Budgets' })
      .getByRole('row', { name: /^Groceries/ })
      .waitFor()
    await expectSound(page, 'budgets of an employee')
    await page.getByRole('tab', { name: 'Spending' }).click()
    await press(page, staffMoneyWords.showSpending())
    await press(page, calendarWords.previousMonth())
    await page
      .getByRole('table', { name: staffMoneyWords.spendingByCategory() })
      .getByRole('row', { name: /^Rent/ })
      .waitFor()
    await expectSound(page, 'spending of an employee')
    await page.getByRole('tab', { name: 'Plans' }).click()
    const plans = [
      ['Emergency fund', 'Emergency fund, as Maya sees it.'],
      ['Asset allocation', 'Asset allocation, as Maya sees it.'],
      ['Estate planning', 'Maya hasn’t started this plan.'],
    ] as const
    for (const [plan, words] of plans) {
      await choose(page, 'Plan', plan)
      await press(page, staffWords.showPlan())
      await page.getByText(words).waitFor()
      if (plan !== 'Estate planning') await page.getByRole('heading', { name: helpNamesWords.howCalculated }).waitFor()
      await expectSound(page, `${plan} of an employee`)
    }
    // A part that has been looked at is not looked at again by coming back to it.
    await page.getByRole('tab', { name: 'Budgets' }).click()
    await page.getByRole('table', { name: 'Budgets' }).waitFor()
    expect(asked.filter((path) => path.endsWith('/budgets'))).toHaveLength(1)

    const mayas = await stage.visit('/profile/who-looked')
    await mayas.page
      .getByRole('region', { name: accessLogWords.whoViewed() })
      .getByText('Jordan Ellis, your planner')
      .waitFor()
    const { lines } = await mayas.api.call('accessLog')
    const count = (what: string) => lines.filter((line) => line.what === what).length
    expect([
      count('viewed your budgets'),
      count('viewed your spending by category'),
      count('viewed one of your plans'),
    ]).toEqual([1, 2, 3])
  })

  test('sees no one else, by any address, and none of the employees’ screens', async () => {
    const { page, problems } = await stage.stranger({ viewport: narrow, colorScheme: 'dark' })
    // The browser itself notes the answer; the page adds nothing to it.
    problems.allow(/status of 40[34]/)
    await enterStaff(stage, page, 'planner@evenkeel.example')
    await open(page, '/staff/employees/999999')
    await page.getByText(staffWords.notAssigned()).waitFor()
    await eventually(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    await expectSound(page, 'not one of your people')
    await open(page, '/staff/companies')
    await title(page, 'Employees')
    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/transactions`)
    await title(page, 'Employees')
    await open(page, '/staff/settings')
    await page.getByText('You need a second step to sign in.').waitFor()
  })
})

describe('a staff member', () => {
  test('states a reason before a look, which the employee reads and can end', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 403/)
    await enterStaff(stage, page, 'staff@evenkeel.example')
    await press(page, 'Search')
    await page.getByText('Enter at least 3 characters.').first().waitFor()
    await page.getByRole('textbox', { name: 'Name or email' }).fill(sam.email)
    await press(page, 'Search')
    await page.getByRole('link', { name: /Sam Okafor/ }).click()
    await page.getByText(staffWords.grantTitle()).waitFor()
    await expectSound(page, 'asked for a reason')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Call of today about a budget')
    await press(page, staffWords.askForAccess())
    await page.getByText(staffWords.askedTitle()).waitFor()

    const sams = await stage.visit('/profile/who-looked', { person: sam })
    await sams.page
      .getByRole('region', { name: accessLogWords.whoCanSee() })
      .getByText('Call of today about a budget')
      .waitFor()
    await press(sams.page, 'Allow')
    await sams.page.getByText(accessLogWords.allowed()).waitFor()
    await press(page, staffWords.checkAgain())
    await page.getByRole('heading', { level: 1, name: 'Sam Okafor' }).waitFor()
    await press(sams.page, accessLogWords.endStaffAccess())
    await sams.page.getByText(accessLogWords.noStaffNow()).waitFor()
    await press(page, staffMoneyWords.showCashFlow())
    await page.getByText(staffWords.grantTitle()).waitFor()
  })

  test('reads how the company that they serve has set the product up', async () => {
    const { page } = await stage.stranger({ viewport: narrow })
    await enterStaff(stage, page, 'staff@evenkeel.example')
    await page.getByRole('link', { name: 'Companies' }).click()
    await page.getByRole('link', { name: /Fernwood Works/ }).waitFor()
    await page.getByRole('link', { name: /Fernwood Works/ }).click()
    await page.getByText(staffWords.manualOnly()).waitFor()
  })
})

describe('an employee', () => {
  test('is sent home from the area of planners and staff, and the server refuses its calls', async () => {
    const { page, problems, api } = await stage.visit('/staff/employees')
    problems.allow(/status of 403/)
    await greeting(page, 'Maya')
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances')
    await expect(api.call('searchUsers', { body: { text: 'sam' } })).rejects.toMatchObject({ status: 403 })
  })
})
