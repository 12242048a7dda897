import { createClient } from '@evenkeel/api-client/client'
import { type EvenkeelErrorCode, loadEvenkeel } from '@evenkeel/embed'
import { Evenkeel } from '@evenkeel/embed/react'
import '@evenkeel/embed/jsx'
import { isCustomElement } from '@evenkeel/embed/vue'
import { amortizedPayment } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { AccountModal } from '@evenkeel/widgets/account-modal'
import { AccountsCard } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { CashFlowCard } from '@evenkeel/widgets/cash-flow-chart'
import { DebtWizard } from '@evenkeel/widgets/debt-wizard'
import { MyGoals } from '@evenkeel/widgets/goals'
import { LinkAccountsDialog } from '@evenkeel/widgets/link-accounts'
import { WhatToDo } from '@evenkeel/widgets/next-steps'
import { EvenkeelProvider } from '@evenkeel/widgets/provider'
import { RetirementCalculator } from '@evenkeel/widgets/retirement-calculator'
import { SpendingCard } from '@evenkeel/widgets/spending-chart'
import { TransactionList } from '@evenkeel/widgets/transactions'
import '@evenkeel/widgets/styles.css'
import { createRoot } from 'react-dom/client'

const origin: string = import.meta.env['VITE_EVENKEEL'] ?? 'https://money.example'
const client = createClient()
const links = { follow: (href: string) => location.assign(href) }
const codes: EvenkeelErrorCode[] = []
const payment = amortizedPayment({ balance: 18_000, annualRate: 0.064, months: 60 })

const App = () => (
  <EvenkeelProvider client={client} links={links}>
    <h1>Fresh app: {payment.toFixed(2)}</h1>
    <Button>Press</Button>
    <CashFlowCard />
    <Evenkeel origin={origin} widget="budget-modal" scheme="auto" onError={({ code }) => codes.push(code)} />
    <evenkeel-goals heading-level={3} />
  </EvenkeelProvider>
)

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
document.querySelector('evenkeel-budget-modal')?.open().catch(console.error)
document.addEventListener('DOMContentLoaded', () => void loadEvenkeel(origin))

export const everyEntry = {
  AccountModal,
  AccountsCard,
  BudgetsCard,
  DebtWizard,
  LinkAccountsDialog,
  MyGoals,
  WhatToDo,
  RetirementCalculator,
  SpendingCard,
  TransactionList,
  isCustomElement,
}
