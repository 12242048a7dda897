import { createFakeApi, FakeApp } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { paths, patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Staff',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: { person: 'planner' } },
  args: { address: '', as: 'planner' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
export default meta
type Story = StoryObj<typeof meta>

const asStaff = { api: { person: 'staff' } } as const
const maya = 2

/** Planners' notes are encrypted with a key that stories do not have: these answers are invented. */
const noted = createFakeApi({
  staffInteractions: [
    { interactionId: 1, type: 0, note: 'We talked about the 401(k).', at: '2026-11-18T15:00:00Z', authorId: 4 },
  ],
  staffTasks: [
    {
      taskId: 1,
      title: 'Call about the 401(k)',
      dueDate: '2026-12-01T00:00:00Z',
      status: 0,
      createdAt: '2026-11-18T15:00:00Z',
      authorId: 4,
    },
  ],
})
const withNotes: Story['render'] = (args) => (
  <FakeApp api={noted}>
    <StoryScreen {...args} />
  </FakeApp>
)

export const Employees: Story = { args: { address: patterns.staffEmployees } }
/** Staff members search for each employee, so they begin without any. */
export const EmployeesEmpty: Story = { args: { address: patterns.staffEmployees, as: 'staff' }, parameters: asStaff }
export const EmployeesFailed: Story = { ...Employees, parameters: failed }
export const Employee: Story = { args: { address: paths.staffEmployee(maya) } }
export const EmployeeFailed: Story = { ...Employee, parameters: failed }
export const HistoryEmpty: Story = { args: { address: paths.staffHistory(maya) } }
export const History: Story = { ...HistoryEmpty, render: withNotes, parameters: {} }
export const HistoryFailed: Story = { ...HistoryEmpty, parameters: failed }
export const TasksEmpty: Story = { args: { address: paths.staffTasks(maya) } }
export const Tasks: Story = { ...TasksEmpty, render: withNotes, parameters: {} }
export const TasksFailed: Story = { ...TasksEmpty, parameters: failed }
export const Companies: Story = { args: { address: paths.staffCompanies(), as: 'staff' }, parameters: asStaff }
export const CompaniesFailed: Story = { ...Companies, parameters: { api: { person: 'staff', fail: 'all' } } }
export const Settings: Story = { args: { address: patterns.staffSettings } }
export const SettingsFailed: Story = { ...Settings, parameters: failed }
