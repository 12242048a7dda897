import { paths, patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Staff',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: { person: 'staff' } },
  args: { address: '', as: 'staff' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Employees: Story = { args: { address: patterns.staffEmployees } }
export const EmployeesFailed: Story = { ...Employees, parameters: failed }
export const Employee: Story = { args: { address: paths.staffEmployee(2) } }
export const EmployeeFailed: Story = { ...Employee, parameters: failed }
export const History: Story = { args: { address: paths.staffHistory(2) } }
export const HistoryFailed: Story = { ...History, parameters: failed }
export const Tasks: Story = { args: { address: paths.staffTasks() } }
export const TasksFailed: Story = { ...Tasks, parameters: failed }
export const Companies: Story = { args: { address: paths.staffCompanies() } }
export const CompaniesFailed: Story = { ...Companies, parameters: failed }
export const Settings: Story = { args: { address: patterns.staffSettings } }
export const SettingsFailed: Story = { ...Settings, parameters: failed }
