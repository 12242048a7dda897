import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { ComponentType } from 'react'
import type { CardProps, TypedCardProps, TypedWidget } from './frame/session.ts'

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

/** The calculators that work before anybody is connected. */
const typedCards: Readonly<Record<TypedWidget, () => Promise<ComponentType<TypedCardProps>>>> = {
  'retirement-calculator': async () => (await import('./cards/typed-calculator.ts')).TypedCalculator,
  'debt-wizard': async () => (await import('./cards/typed-debts.ts')).TypedDebts,
}

/**
 * Loads the card of a widget, which is drawn only then. With `lazy`, React would first show a placeholder, and after that hold the
 * card back until 300 ms have passed.
 */
export const loadCard = (widget: WidgetName): Promise<ComponentType<CardProps>> => cards[widget]()
export const loadTypedCard = (widget: TypedWidget): Promise<ComponentType<TypedCardProps>> => typedCards[widget]()
