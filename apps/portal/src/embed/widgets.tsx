import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { type ComponentType, lazy, type ReactNode } from 'react'

interface CardProps {
  readonly signature: ReactNode
}

/** The one table of widgets on other people's pages. Their titles before anybody is connected are drawn by the server. */
const cards: Readonly<Record<WidgetName, () => Promise<ComponentType<CardProps>>>> = {
  'cash-flow-chart': async () => (await import('./cards/cash-flow-chart.ts')).CashFlowCard,
  'net-worth': async () => (await import('./cards/net-worth.ts')).NetWorthCard,
  recurring: async () => (await import('./cards/recurring.ts')).RecurringCard,
  'budget-modal': async () => (await import('./cards/budget-modal.ts')).BudgetsCard,
  'spending-chart': async () => (await import('./cards/spending-chart.ts')).SpendingCard,
  accounts: async () => (await import('./cards/accounts.ts')).AccountsCard,
  'next-steps': async () => (await import('./cards/next-steps.ts')).OwnNextStepsCard,
  goals: async () => (await import('./cards/goals.ts')).GoalsCard,
  transactions: async () => (await import('./cards/transactions.ts')).TransactionsCard,
  'retirement-calculator': async () => (await import('./cards/retirement-calculator.ts')).CalculatorWidget,
  'debt-wizard': async () => (await import('./cards/debt-wizard.ts')).DebtWidget,
  'account-modal': async () => (await import('./cards/account-modal.ts')).AccountModalCard,
  'link-accounts': async () => (await import('./cards/link-accounts.ts')).LinkAccountsCard,
}

/** Begins to load the code of a widget's card. A failure is met again when the card is shown. */
export const preloadCard = (widget: WidgetName): void => void cards[widget]().catch(() => undefined)

/** Returns the card of a widget, whose code loads when it is first shown. */
export function createCard(widget: WidgetName): () => ReactNode {
  const Card = lazy(async () => ({ default: await cards[widget]() }))
  return () => <Card signature={<Signature />} />
}
