import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden } from '../../stories.fixture.tsx'
import type { ComponentProps } from 'react'
import { StoryBox } from '../shared/story-box.fixture.tsx'
import { PayoffStack } from './payoff-stack.tsx'
import { manyDebts, oneDebt, samplePayoff } from './payoff.fixture.ts'

type ShownProps = ComponentProps<typeof PayoffStack> & { width: number }

function Shown({ width, view: first, ...props }: ShownProps) {
  return (
    <StoryBox width={width} view={first}>
      {(view) => <PayoffStack {...props} view={view} />}
    </StoryBox>
  )
}

const meta = {
  title: 'Charts/Payoff stack',
  component: Shown,
  args: { ...samplePayoff, width: 928 },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

const justToday = samplePayoff.debts.map((debt) => ({ ...debt, balances: debt.balances.slice(0, 1) }))

export const Card: Story = {}
export const OneDebt: Story = { args: { debts: oneDebt.debts, today: undefined } }
export const ManyDebtsWithLongNames: Story = { args: manyDebts }
export const PaidNextMonth: Story = {
  args: { debts: oneDebt.debts.map((debt) => ({ ...debt, balances: [240, 0] })), today: undefined },
}
export const OneMonth: Story = { args: { debts: justToday, today: undefined } }
export const NothingOwed: Story = {
  args: { debts: justToday.map((debt) => ({ ...debt, balances: [0] })), today: undefined },
}
export const AsTable: Story = { args: { view: 'table' } }
export const AmountsHidden: Story = { decorators: [amountsHidden] }
