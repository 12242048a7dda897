import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { CompanyDetail, CompanyList, EmployeeHistory, EmployeeProfile, EmployeeSearch, EmployeeTasks } from './index.ts'
import * as staffWords from '../words/staff.generated.ts'
import * as staffMoneyWords from '../words/staff-money.generated.ts'
import * as explanationWords from '../words/explanation.generated.ts'
import * as monthsWords from '../words/months.generated.ts'

const maya = {
  userId: 7,
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@home.example',
  companyId: 1,
  companyName: 'Larkfield',
}
const configuration = {
  ...maya,
  phone: null,
  level1: false,
  fundStyle: 0,
  isSsoEnabled: false,
  isEmailVerified: true,
  areTermsAccepted: true,
  accountConnectivityType: 0,
  useTestInstitutions: false,
  shared: ['plans', 'budgets', 'spending', 'cashFlow'],
}
const found = (items: readonly object[], total = items.length) => ({
  items,
  paging: { page: 1, pageSize: 10, total, lastPage: Math.max(1, Math.ceil(total / 10)) },
})
const task = (taskId: number, status: 0 | 1 | 2) => ({
  taskId,
  title: `Task ${taskId}`,
  dueDate: null,
  status,
  createdAt: '2026-11-01T00:00:00Z',
  authorId: 1,
})
const refused = (status: number) => Response.json({ code: -1, message: 'Unknown error encountered' }, { status })

function show(what: ReactNode, answers: FakeAnswers) {
  return renderApp(what, answers)
}

const search = (isStaff: boolean) => <EmployeeSearch isStaff={isStaff} pathOf={(id) => `/staff/employees/${id}`} />

describe('finding an employee', () => {
  it('shows a planner’s own people at once, each leading to their page', async () => {
    const { api } = show(search(false), { searchUsers: found([maya]) })
    expect((await screen.findByRole('link', { name: /Maya Reyes/ })).getAttribute('href')).toBe('#/staff/employees/7')
    expect(api.bodiesOf('searchUsers')).toEqual([{ text: '', page: 1, pageSize: 10 }])
  })

  it('says so if a planner has no people yet, and if a search finds no one', async () => {
    const { user } = show(search(false), { searchUsers: found([]) })
    expect(await screen.findByText(staffWords.noEmployees())).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), 'xyz')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText(staffWords.noMatches())).toBeDefined()
    expect(screen.getByText(staffWords.noMatchesText())).toBeDefined()
  })

  it('says to staff that they find people of their company alone', async () => {
    const { user } = show(search(true), { searchUsers: found([]) })
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), 'maya')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText(staffWords.noMatchesInCompany())).toBeDefined()
  })

  it('asks staff for a text, and sends no request before', async () => {
    const { api, user } = show(search(true), { searchUsers: found([maya]) })
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), 'm')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect((await screen.findAllByText('Enter at least 3 characters.')).length).toBeGreaterThan(0)
    expect(api.count('searchUsers')).toBe(0)
  })

  it('pages through many', async () => {
    const { api, user } = show(search(false), { searchUsers: found([maya], 31) })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(api.bodiesOf('searchUsers').at(-1)).toMatchObject({ page: 2 })
  })

  it('offers to try again if it failed', async () => {
    show(search(false), { searchUsers: refused(500) })
    expect(await screen.findByText(staffWords.employeesFailed())).toBeDefined()
  })
})

const profile = <EmployeeProfile userId={7} showPlan={({ name }) => <p>The plan: {name}</p>} />

describe('an employee', () => {
  it('is shown with the notice that they can see each read, and their money only on request', async () => {
    const months = [
      {
        year: 2026,
        month: 11,
        monthDate: '2026-11-01T00:00:00Z',
        totalIncomes: 10.1,
        totalExpenses: 0.2,
        transactionCount: 2,
      },
    ]
    const { api, user } = show(profile, { staffConfiguration: configuration, staffCashFlow: months })
    expect(await screen.findByText(/^Maya can see each time you view something/)).toBeDefined()
    expect(screen.getByText('Not provided')).toBeDefined()
    expect(api.count('staffCashFlow')).toBe(0)
    await user.click(screen.getByRole('button', { name: staffMoneyWords.showCashFlow() }))
    expect(await screen.findByText('November 2026')).toBeDefined()
    expect(screen.getByText('+$9.90')).toBeDefined()
  })

  it('has budgets and spending of a month behind tabs, each month read once and only on request', async () => {
    const answers = {
      staffConfiguration: configuration,
      staffBudgets: ({ budgetPeriod }: { budgetPeriod: string }) =>
        budgetPeriod === '2026-11'
          ? [
              { budgetId: 1, categoryId: 6, targetBudget: 520, carried: 0, spent: 334.62, budgetPeriod },
              { budgetId: 2, categoryId: 7, targetBudget: 100, carried: 10, spent: 126.14, budgetPeriod },
            ]
          : [],
      staffSpending: {
        rankedCategories: [
          { amount: 1650, categoryIds: [4] },
          { amount: 334.62, categoryIds: [6] },
        ],
        totalSpending: 1980,
      },
    }
    const { api, user } = show(profile, answers)
    await user.click(await screen.findByRole('tab', { name: 'Budgets' }))
    await user.click(screen.getByRole('tab', { name: 'Spending' }))
    expect([api.count('staffBudgets'), api.count('staffSpending'), api.count('staffCashFlow')]).toEqual([0, 0, 0])
    await user.click(screen.getByRole('button', { name: staffMoneyWords.showSpending() }))
    expect(await screen.findByText('Rent')).toBeDefined()
    expect(screen.getByText('$1,980.00')).toBeDefined()
    expect(screen.getByText(/^As of 11\/\d+\/2026\./)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Help: How we calculate spending' })).toBeDefined()
    expect(api.bodiesOf('staffSpending')).toEqual([
      {
        page: 1,
        pageSize: 100,
        rankSize: 100,
        fromDate: '2026-11-01T00:00:00.000Z',
        toDate: '2026-11-30T23:59:59.999Z',
      },
    ])
    await user.click(screen.getByRole('tab', { name: 'Budgets' }))
    await user.click(screen.getByRole('button', { name: staffMoneyWords.showBudgets() }))
    expect(await screen.findByText('Groceries')).toBeDefined()
    expect(screen.getByText('$185.38')).toBeDefined()
    expect(screen.getByText('$16.14').parentElement?.parentElement?.textContent).toContain('over')
    expect(screen.getByText('$10.00').parentElement?.textContent).toBe('$10.00 from earlier months')
    await user.click(screen.getByRole('button', { name: 'Help: How we calculate budgets' }))
    expect(await screen.findByText(explanationWords.whatWeUsed())).toBeDefined()
    expect(screen.getByRole('button', { name: monthsWords.nextMonth() }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: monthsWords.previousMonth() }))
    expect(await screen.findByText(staffMoneyWords.noBudgetsThisMonth())).toBeDefined()
    await user.click(screen.getByRole('button', { name: monthsWords.nextMonth() }))
    expect(await screen.findByText('Groceries')).toBeDefined()
    expect(api.bodiesOf('staffBudgets')).toEqual([{ budgetPeriod: '2026-11' }, { budgetPeriod: '2026-10' }])
  })

  it('has plans that are chosen one at a time, and each is read only on request', async () => {
    const plan = { planType: 4, name: 'Emergency fund', status: 2, result: { gap: 1 } }
    const { api, user } = show(profile, { staffConfiguration: configuration, staffPlan: plan })
    await user.click(await screen.findByRole('tab', { name: 'Plans' }))
    await user.click(screen.getByRole('button', { name: staffWords.showPlan() }))
    expect((await screen.findAllByText('Field required')).length).toBeGreaterThan(0)
    expect(api.count('staffPlan')).toBe(0)
    await user.click(screen.getByRole('combobox', { name: /^Plan/ }))
    await user.click(await screen.findByRole('option', { name: 'Emergency fund' }))
    expect(api.count('staffPlan')).toBe(0)
    await user.click(screen.getByRole('button', { name: staffWords.showPlan() }))
    expect(await screen.findByText('The plan: Emergency fund')).toBeDefined()
    expect(screen.getByText('Emergency fund, as Maya sees it.')).toBeDefined()
  })

  it.each([
    [0, 'Maya hasn’t started this plan.'],
    [1, 'Maya started this plan but isn’t using it yet.'],
  ])('with a plan of status %d without a result reads: %s', async (status, words) => {
    const { user } = show(profile, {
      staffConfiguration: configuration,
      staffPlan: { planType: 3, name: 'Reduce debt', status, result: null },
    })
    await user.click(await screen.findByRole('tab', { name: 'Plans' }))
    await user.click(screen.getByRole('combobox', { name: /^Plan/ }))
    await user.click(await screen.findByRole('option', { name: 'Reduce debt' }))
    await user.click(screen.getByRole('button', { name: staffWords.showPlan() }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('is asked for with a reason by a staff member, and is read once it is allowed', async () => {
    let isGranted = false
    const answers = {
      staffConfiguration: () => (isGranted ? configuration : refused(403)),
      grantAccess: () => {
        return { accessId: 1, endsAt: '2026-11-19T13:00:00Z', state: 'asked' }
      },
    }
    const { api, user } = show(profile, answers)
    await user.click(await screen.findByRole('button', { name: staffWords.askForAccess() }))
    expect((await screen.findAllByText('Field required')).length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A call')
    await user.click(screen.getByRole('button', { name: staffWords.askForAccess() }))
    expect(await screen.findByText(staffWords.askedTitle())).toBeDefined()
    isGranted = true
    await user.click(screen.getByRole('button', { name: staffWords.checkAgain() }))
    expect(await screen.findByText(/^Maya can see/)).toBeDefined()
    expect(api.bodiesOf('grantAccess')).toEqual([
      { reason: 'A call', endsAt: '2026-11-19T13:00:00.000Z', isUrgent: false },
    ])
  })

  it('of another planner looks like one who does not exist', async () => {
    show(profile, {})
    expect(await screen.findByText(staffWords.notAssigned())).toBeDefined()
  })
})

describe('the tasks of an employee', () => {
  it('are listed with the open ones first, and can be closed and reopened', async () => {
    const { api, user } = show(<EmployeeTasks userId={7} />, {
      staffTasks: [task(1, 1), task(2, 0)],
      setStaffTaskStatus: task(2, 1),
    })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => within(row).getByText(/^Task/).textContent)).toEqual(['Task 2', 'Task 1'])
    expect(screen.getByRole('button', { name: 'Reopen: Task 1' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done: Task 2' }))
    expect(api.count('setStaffTaskStatus')).toBe(1)
    expect(await screen.findByText('Task 2: done')).toBeDefined()
  })

  it('can be empty, and accept a new one with a day', async () => {
    const { api, user } = show(<EmployeeTasks userId={7} />, { staffTasks: [], addStaffTask: task(3, 0) })
    expect(await screen.findByText(staffWords.noTasks())).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: /^Task/ }), 'Call')
    await user.type(screen.getByRole('textbox', { name: /^Due/ }), '12/01/2026')
    await user.click(screen.getByRole('button', { name: staffWords.add() }))
    expect(await screen.findByText(staffWords.added())).toBeDefined()
    expect(api.bodiesOf('addStaffTask')).toEqual([{ title: 'Call', dueDate: '2026-12-01T00:00:00Z' }])
  })
})

describe('the conversations with an employee', () => {
  it('are listed, and accept a new note', async () => {
    const call = { interactionId: 1, type: 0, note: 'Asked about a budget', at: '2026-11-18T10:00:00Z', authorId: 1 }
    const { api, user } = show(<EmployeeHistory userId={7} />, {
      staffInteractions: [call],
      addStaffInteraction: { ...call, interactionId: 2 },
    })
    expect(await screen.findByText('Asked about a budget')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Email' }))
    await user.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Sent the link')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Email saved')).toBeDefined()
    expect(api.bodiesOf('addStaffInteraction')).toEqual([{ type: 1, note: 'Sent the link' }])
  })
})

describe('companies', () => {
  const company = { companyId: 2, code: 'fernwood', name: 'Fernwood', level1: true, fundStyle: 2, isSsoEnabled: false }

  it('are listed, and one of them is shown', async () => {
    show(<CompanyList />, { staffCompanies: [company] })
    expect((await screen.findByRole('link', { name: /Fernwood/ })).getAttribute('href')).toBe('#/staff/companies/2')
    show(<CompanyDetail companyId={2} />, { staffCompanies: [company] })
    expect(await screen.findByText(staffWords.manualOnly())).toBeDefined()
    expect(screen.getByText('Hands-off')).toBeDefined()
  })

  it('that do not exist are reported as such', async () => {
    show(<CompanyDetail companyId={9} />, { staffCompanies: [company] })
    expect(await screen.findByText(staffWords.companyNotFound())).toBeDefined()
  })
})
