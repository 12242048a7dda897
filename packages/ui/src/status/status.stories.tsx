import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status, StatusDot } from './status.tsx'

const meta = {
  title: 'Base/Status',
  component: Status,
  args: { status: 'not-started' },
} satisfies Meta<typeof Status>
export default meta
type Story = StoryObj<typeof meta>

export const NotStarted: Story = {}
export const PlanPending: Story = { args: { status: 'plan-pending' } }
export const InProgress: Story = { args: { status: 'in-progress' } }
export const NeedsAttention: Story = { args: { status: 'needs-attention' } }
export const Dots: Story = {
  render: () => (
    <div className="flex gap-4">
      <StatusDot status="plan-pending" />
      <StatusDot status="needs-attention" />
    </div>
  ),
}
