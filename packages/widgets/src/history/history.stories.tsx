import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAccount } from '../account-modal/account.fixture.ts'
import { createFakeApi, FakeApp, type FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { AccountDetails } from './account-details.tsx'
import { BalanceCard } from './balance-card.tsx'
import { sampleHistory, sampleWorth } from './history.fixture.ts'
import { NetWorthPanel } from './net-worth-panel.tsx'

const edit = () => undefined

/** Both pages' parts, over answers in memory. */
function Parts({ answers }: { readonly answers: FakeAnswers }) {
  return (
    <FakeApp api={createFakeApi(answers)}>
      <div className="flex flex-col gap-6">
        <BalanceCard account={sampleAccount()} onEdit={edit} />
        <AccountDetails account={sampleAccount()} onEdit={edit} />
        <NetWorthPanel />
      </div>
    </FakeApp>
  )
}

const meta = { title: 'Widgets/History', component: Parts } satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

const never = () => new Promise(() => undefined)
const failed = () => Response.json({ code: -1, message: 'No' }, { status: 500 })

export const Year: Story = { args: { answers: { balanceHistory: sampleHistory, netWorthHistory: sampleWorth } } }
export const OneDay: Story = {
  args: {
    answers: {
      balanceHistory: { ...sampleHistory, steps: sampleHistory.steps.slice(-1) },
      netWorthHistory: { ...sampleWorth, months: sampleWorth.months.slice(-1) },
    },
  },
}
export const Empty: Story = {
  args: { answers: { balanceHistory: sampleHistory, netWorthHistory: { ...sampleWorth, accounts: [] } } },
}
export const Loading: Story = { args: { answers: { balanceHistory: never, netWorthHistory: never } } }
export const Failed: Story = { args: { answers: { balanceHistory: failed, netWorthHistory: failed } } }
