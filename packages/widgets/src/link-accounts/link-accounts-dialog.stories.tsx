import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { PlanType } from '@evenkeel/engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, seen } from '../shared/story-states.fixture.tsx'
import { sampleDebt } from './linked-account.fixture.ts'
import { LinkAccountsDialog } from './link-accounts-dialog.tsx'

const nothing = () => undefined
const cash = (userAccountId: number, name: string, isLinked: boolean, more: Partial<LinkedAccount> = {}) =>
  sampleDebt({
    userAccountId,
    name,
    isLinked,
    latestBalance: 100.5,
    groupName: 'Asset',
    categoryName: 'Cash',
    typeName: 'Savings',
    interestRate: null,
    ...more,
  })

const two = [cash(1, 'Buffer', false), cash(2, 'Rainy day savings', false, { latestBalance: 12_345.67 })]
const many = Array.from({ length: 14 }, (_, index) =>
  cash(index + 1, `Savings of the ${index + 1}th place where the money lies`, index < 3, {
    latestBalance: 10 ** (index % 7),
  }),
)

const meta = {
  title: 'Widgets/Link accounts',
  component: LinkAccountsDialog,
  parameters: { api: {} },
  args: {
    planType: PlanType.EMERGENCY_FUND,
    title: 'Accounts in this plan',
    accounts: two,
    onConfirm: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof LinkAccountsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('dialog', { name: 'Link accounts' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Buffer/ }))
    await seen(await canvas.findByRole('button', { name: 'Link' }))
  },
}
export const FirstWithoutAny: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Continue without linking' }))
  },
}
export const One: Story = { args: { accounts: [cash(1, 'Buffer', true)] } }
export const Many: Story = { args: { accounts: many } }
export const ManyNarrow: Story = { args: { accounts: many }, globals: phone }
export const OneIsGone: Story = {
  args: {
    accounts: [
      ...two,
      cash(3, 'Closed account', true, { isDeleted: true }),
      cash(4, 'Lost connection', true, { hasSyncIssue: true }),
    ],
  },
}
