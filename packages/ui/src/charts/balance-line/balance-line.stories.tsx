import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceLine, type BalancePoint } from './balance-line.tsx'

const points: BalancePoint[] = Array.from({ length: 60 }, (_, index) => ({
  name: `Day ${index + 1}`,
  value: index < 8 ? null : 2_900 - (index % 14) * 150,
  isKnown: index < 50,
}))

const meta = {
  title: 'Charts/Balance line',
  component: BalanceLine,
  args: {
    summary: 'The balance of an account by day.',
    label: 'Balance by day',
    name: 'Balance',
    dayName: 'Day',
    unknown: 'Not known',
    points,
    listed: points.map((_, index) => index),
    marks: [
      { at: 0, text: 'Day 1' },
      { at: 59, text: 'Today' },
    ],
  },
} satisfies Meta<typeof BalanceLine>
export default meta
type Story = StoryObj<typeof meta>

export const GapAndLastKnown: Story = {}
export const Overdrawn: Story = {
  args: { points: points.map((point) => ({ ...point, value: (point.value ?? 0) - 2_000 })) },
}
export const OneDay: Story = {
  args: { points: points.slice(-1), listed: [0], marks: [{ at: 0, text: 'Today' }] },
}
export const Table: Story = { args: { view: 'table' } }
