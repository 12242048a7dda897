import { useListQuery } from '@evenkeel/api-client/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { fill, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { CompanyDetail, CompanyList, EmployeeHistory, EmployeeProfile, EmployeeSearch, EmployeeTasks } from './index.ts'
import * as staffMoneyWords from '../words/staff-money.generated.ts'
import * as staffWords from '../words/staff.generated.ts'
import * as monthsWords from '../words/months.generated.ts'

type Person = 'demo' | 'planner' | 'staff'

const mayaSearchText = 'reyes'

/** Renders what belongs to Maya, whose id is not known in advance. */
function OfMaya({ children }: { readonly children: (userId: number) => ReactNode }) {
  const found = useListQuery('searchUsers', { body: { text: mayaSearchText, page: 1, pageSize: 10 } })
  const maya = found.data?.items[0]
  return maya === undefined ? null : children(maya.userId)
}

const meta = {
  title: 'Widgets/Staff',
  parameters: { api: { person: 'planner' } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const as = (person: Person, more: object = {}) => ({ api: { person, ...more } })
const search = (isStaff: boolean): Story => ({
  render: () => <EmployeeSearch isStaff={isStaff} pathOf={(id) => `/staff/employees/${id}`} />,
})
const employee: Story = {
  render: () => (
    <OfMaya>{(userId) => <EmployeeProfile userId={userId} showPlan={({ name }) => <p>{name}</p>} />}</OfMaya>
  ),
}
const tasks: Story = { render: () => <OfMaya>{(userId) => <EmployeeTasks userId={userId} />}</OfMaya> }

/** Opens a tab and requests its content. */
const ask =
  (tab: string, action: string, found: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: tab }))
    await userEvent.click(await canvas.findByRole('button', { name: action }))
    await seen(await canvas.findByText(found))
  }
const askCashFlow = ask(staffMoneyWords.cashFlow(), staffMoneyWords.showCashFlow(), /^As of /)
const askBudgets = ask('Budgets', staffMoneyWords.showBudgets(), /^As of /)
const askSpending = ask('Spending', staffMoneyWords.showSpending(), /^As of /)

export const OwnPeopleLoading: Story = { ...search(false), parameters: loading }
export const SearchTooShort: Story = {
  ...search(true),
  parameters: as('staff'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    await seen(await canvas.findByText('Check these:'))
  },
}
export const SearchOfNobody: Story = {
  ...search(true),
  parameters: as('staff'),
  play: async ({ canvas, userEvent }) => {
    fill(await canvas.findByRole('textbox', { name: 'Name or email' }), 'nobody at all')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await seen(await canvas.findByText(staffWords.noMatches()))
  },
}

export const EmployeeNarrow: Story = { ...employee, globals: phone, play: askCashFlow }
export const WithoutReason: Story = { ...employee, parameters: as('staff') }
export const CashFlow: Story = { ...employee, play: askCashFlow }
export const CashFlowFailed: Story = {
  ...employee,
  parameters: as('planner', { fail: ['staffCashFlow'] }),
  play: ask(staffMoneyWords.cashFlow(), staffMoneyWords.showCashFlow(), /^Cash flow didn’t load/),
}
export const Budgets: Story = { ...employee, play: askBudgets }
export const BudgetsNarrow: Story = { ...employee, globals: phone, play: askBudgets }
export const NoBudgets: Story = {
  ...employee,
  play: async (context) => {
    await askBudgets(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: monthsWords.previousMonth() }))
    for (let month = 0; month < 24 && canvas.queryByText(staffMoneyWords.noBudgetsThisMonth()) === null; month += 1) {
      await canvas.findByText(/^As of |^No budgets this month/)
      await userEvent.click(canvas.getByRole('button', { name: monthsWords.previousMonth() }))
    }
    await seen(await canvas.findByText(staffMoneyWords.noBudgetsThisMonth()))
  },
}
export const Spending: Story = { ...employee, play: askSpending }
export const PlanNotChosen: Story = { ...employee, play: ask('Plans', staffWords.showPlan(), /^Check these:/) }

const written = { createdAt: '2026-11-18T15:00:00Z', authorId: 4 }
/** Planners' notes are encrypted with a key that stories do not have: these answers are invented. */
const madeUp = createFakeApi({
  staffTasks: [
    { ...written, taskId: 1, title: 'Call about the 401(k)', dueDate: '2026-12-01T00:00:00Z', status: 0 },
    {
      ...written,
      taskId: 2,
      title:
        'Send the form for the beneficiaries of every account, with the address of the one who has moved meanwhile',
      dueDate: null,
      status: 0,
    },
    { ...written, taskId: 3, title: 'Explain the emergency fund', dueDate: null, status: 1 },
    { ...written, taskId: 4, title: 'Look for a second income', dueDate: null, status: 2 },
  ],
  staffInteractions: [
    {
      interactionId: 2,
      type: 2,
      note: 'Looked at the student loans together.',
      at: '2026-11-18T15:00:00Z',
      authorId: 4,
    },
    {
      interactionId: 1,
      type: 0,
      note: 'Talked the budget through.\nShe wants to raise the 401(k) in January.',
      at: '2026-10-02T15:00:00Z',
      authorId: 4,
    },
  ],
})
const made = (what: ReactNode): Story => ({ render: () => <FakeApp api={madeUp}>{what}</FakeApp>, parameters: {} })

export const ManyTasks: Story = made(<EmployeeTasks userId={2} />)
export const ManyTasksNarrow: Story = { ...ManyTasks, globals: phone }
export const TaskMissing: Story = {
  ...tasks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: staffWords.add() }))
    await seen(await canvas.findByText('Check these:'))
  },
}
export const ManyNotes: Story = made(<EmployeeHistory userId={2} />)

export const CompaniesLoading: Story = { render: () => <CompanyList />, parameters: loading }
export const Company: Story = { render: () => <CompanyDetail companyId={1} />, parameters: as('staff') }
export const NoSuchCompany: Story = { render: () => <CompanyDetail companyId={999} />, parameters: as('staff') }
