import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'

/** The names of the frames for people who hear the page. */
export const widgetTitles: Readonly<Record<WidgetName, string>> = {
  'cash-flow-chart': 'Cash flow',
  'budget-modal': 'Budgets',
  'spending-chart': 'Spending',
  accounts: 'Accounts',
  'account-modal': 'Account',
  'link-accounts': 'Link accounts',
  'next-steps': 'Next steps',
  goals: 'Goals',
  transactions: 'Transactions',
  'retirement-calculator': 'Retirement calculator',
  'debt-wizard': 'Debt wizard',
}
