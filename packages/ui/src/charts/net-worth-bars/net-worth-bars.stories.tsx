import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetWorthBars, type NetWorthPoint } from './net-worth-bars.tsx'

const months: NetWorthPoint[] = Array.from({ length: 13 }, (_, index) => {
  const [owned, owed] = [94_000 + index * 1_480.5, -35_200 + index * 60]
  return { name: `Month ${index + 1}`, shortName: `M${index + 1}`, owned, owed, net: owned + owed }
})

const meta = {
  title: 'Charts/Net worth',
  component: NetWorthBars,
  args: {
    summary: 'Net worth by month.',
    label: 'Net worth by month',
    names: { month: 'Month', net: 'Net worth', owned: 'You own', owed: 'You owe' },
    months,
    marks: [
      { at: 0, text: 'Month 1' },
      { at: 12, text: 'Month 13' },
    ],
  },
} satisfies Meta<typeof NetWorthBars>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {}
export const InDebt: Story = {
  args: { months: months.map((month) => ({ ...month, owned: 4_000, net: month.owed + 4_000 })) },
}
export const OneMonth: Story = { args: { months: months.slice(-1), marks: [{ at: 0, text: 'Month 13' }] } }
export const Table: Story = { args: { view: 'table' } }
