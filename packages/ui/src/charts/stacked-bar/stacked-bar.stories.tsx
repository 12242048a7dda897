import type { Meta, StoryObj } from '@storybook/react-vite'
import { accountGroupColor } from '../../tokens/tokens.ts'
import { StackedBar } from './stacked-bar.tsx'

const group = (name: string, value: number) => ({ id: name, value, color: accountGroupColor(name) })

const meta = {
  title: 'Charts/Stacked bar',
  component: StackedBar,
  args: {
    rows: [
      {
        label: 'Assets',
        total: 111_892.9,
        segments: [
          group('Retirement', 75_317.49),
          group('Cash', 17_834.86),
          group('Property', 12_500),
          group('Investment', 6_240.55),
        ],
      },
      {
        label: 'Liabilities',
        total: -34_452.44,
        segments: [group('Loans', -28_326.04), group('Credit cards', -6_126.4)],
      },
    ],
  },
  render: (args) => (
    <div className="max-w-[632px] bg-surface p-6">
      <StackedBar {...args} />
    </div>
  ),
} satisfies Meta<typeof StackedBar>

export default meta
type Story = StoryObj<typeof meta>

export const NetWorth: Story = {}
export const NothingOwed: Story = {
  args: {
    rows: [
      { label: 'Assets', total: 14_620, segments: [group('Cash', 14_620)] },
      { label: 'Liabilities', total: 0, segments: [] },
    ],
  },
}
