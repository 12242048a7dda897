import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Base/Meter',
  component: Meter,
  args: { label: 'Groceries', valueText: '$334.62 of $520.00', share: 0.64 },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const WithToday: Story = { args: { todayShare: 19 / 30 } }
export const Total: Story = { args: { size: 'total', todayShare: 19 / 30 } }
export const Empty: Story = { args: { share: 0, valueText: '$0.00 of $520.00' } }
export const Over: Story = { args: { share: 1.13, todayShare: 19 / 30 } }
