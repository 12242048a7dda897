import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden, longText, rightToLeftText } from '../stories.fixture.tsx'
import { BudgetMeter } from './budget-meter.tsx'

const meta = {
  title: 'Base/BudgetMeter',
  component: BudgetMeter,
  args: { name: 'Groceries', spent: 334.62, target: 520, todayShare: 19 / 30 },
} satisfies Meta<typeof BudgetMeter>
export default meta
type Story = StoryObj<typeof meta>

export const SomeLeft: Story = {}
export const AllSpent: Story = { args: { spent: 520 } }
export const Over: Story = { args: { name: 'Shopping', spent: 226.14, target: 200 } }
export const WithANote: Story = {
  args: { target: 580, note: <span className="block">$60.00 from earlier months</span> },
}
/** Earlier months took more than the whole amount. */
export const NothingAllowed: Story = { args: { spent: 0, target: -25 } }
export const AmountsHidden: Story = { decorators: [amountsHidden] }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex max-w-80 flex-col gap-4">
      <BudgetMeter {...args} name={longText} spent={1_234_567.89} target={1_000_000} />
      <BudgetMeter {...args} name={rightToLeftText} />
    </div>
  ),
}
