import type { Meta, StoryObj } from '@storybook/react-vite'
import { inColumn, phone } from '../../shared/story-states.fixture.tsx'
import { DebtWizard } from './entry.ts'

const meta = { title: 'Widgets/Debt wizard', component: DebtWizard, decorators: [inColumn] } satisfies Meta<
  typeof DebtWizard
>
export default meta
type Story = StoryObj<typeof meta>

const debts = [{ name: 'Rewards Card', balance: 4_862.3, rate: 0.2199, minimum: 96 }]

export const Empty: Story = {}
export const WithDebts: Story = { args: { start: { debts, monthlyPayment: 250, interestRate: 0.08 } } }
export const Narrow: Story = { ...WithDebts, globals: phone }
