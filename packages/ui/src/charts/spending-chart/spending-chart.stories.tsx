import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLink, sampleSpending } from './spending.fixture.tsx'
import { SpendingChart } from './spending-chart.tsx'

const meta = {
  title: 'Charts/Spending chart',
  component: SpendingChart,
  args: { categories: sampleSpending, caption: 'November so far', onOpen: () => undefined, renderLink: sampleLink },
  render: (args) => (
    <div className="max-w-[320px] bg-surface p-6">
      <SpendingChart {...args} />
    </div>
  ),
} satisfies Meta<typeof SpendingChart>

export default meta
type Story = StoryObj<typeof meta>

export const TopFiveAndOther: Story = {}
export const FewCategories: Story = { args: { categories: sampleSpending.slice(0, 3) } }
export const Beside: Story = {
  render: (args) => (
    <div className="max-w-[632px] bg-surface p-6">
      <SpendingChart {...args} />
    </div>
  ),
}
