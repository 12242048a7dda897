import type { Meta, StoryObj } from '@storybook/react-vite'
import { IncomeVsSpending } from './income-vs-spending.tsx'

const meta = {
  title: 'Charts/Income vs spending',
  component: IncomeVsSpending,
  args: { totalIncomes: 2405.37, totalExpenses: 2846.17, caption: 'November so far' },
  render: (args) => (
    <div className="max-w-[320px] bg-surface p-6">
      <IncomeVsSpending {...args} />
    </div>
  ),
} satisfies Meta<typeof IncomeVsSpending>

export default meta
type Story = StoryObj<typeof meta>

export const SpentMore: Story = {}
export const EarnedMore: Story = { args: { totalIncomes: 4862.74, totalExpenses: 3641.92 } }
export const RefundsExceedSpending: Story = { args: { totalExpenses: -45.5 } }
export const NothingYet: Story = { args: { totalIncomes: 0, totalExpenses: 0 } }
