import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'

/** The words in which the person agrees to a widget. */
export interface WidgetWords {
  readonly name: string
  /** What the widget reads and shows the person, which is what the contract allows to its token. The page around it reads none of it. */
  readonly reads: readonly string[]
  /** What can be changed on the page; null for a widget that only shows. */
  readonly changes: string | null
}

export const widgetWords: Readonly<Record<WidgetName, WidgetWords>> = {
  'cash-flow-chart': {
    name: 'Cash flow',
    reads: ['Your income and spending of each month, as totals'],
    changes: null,
  },
  'net-worth': {
    name: 'Net worth over time',
    reads: ['What you own and owe at the end of each month, as totals'],
    changes: null,
  },
  recurring: {
    name: 'Recurring payments',
    reads: ['What your recurring payments come to in a month, as totals of categories'],
    changes: null,
  },
  'budget-modal': {
    name: 'Budgets',
    reads: ['Your budgets and what is left of them', 'Your spending in each category and month, as totals'],
    changes: 'Budgets can be created, changed and deleted there.',
  },
  'spending-chart': {
    name: 'Spending by category',
    reads: ['Your spending in each category and month, as totals'],
    changes: null,
  },
  accounts: {
    name: 'Net worth and accounts',
    reads: [
      'Your accounts with their names, balances, rates and payments',
      'The names of the banks that they come from',
    ],
    changes: 'Accounts can be added there, and changed or deleted in a window of ours.',
  },
  'account-modal': {
    name: 'Add or change an account',
    reads: ['Your accounts with their names and kinds'],
    changes: 'Accounts can be added there, and changed or deleted in a window of ours.',
  },
  'link-accounts': {
    name: 'Link accounts',
    reads: [
      'The names of your goals and their plans',
      'Your accounts with their names and kinds, and which of them count for a goal',
    ],
    changes: 'Which accounts count for a goal can be chosen there, and is confirmed in a window of ours.',
  },
  'next-steps': {
    name: 'Next steps',
    reads: ['The next steps of your plans, done ones too'],
    changes: 'Steps can be completed, dismissed and opened again there.',
  },
  goals: {
    name: 'My goals',
    reads: ['Your goals and plans, and where each of them stands'],
    changes: null,
  },
  transactions: {
    name: 'Transactions',
    reads: [
      'Your transactions of the last two years, a month at a time: what you paid and were paid, when, to whom and from which account',
    ],
    changes: 'A transaction can be moved to another category there. None can be added, changed or deleted.',
  },
  'retirement-calculator': {
    name: 'Retirement calculator',
    reads: [
      'Your date of birth, income, savings and spending, and your partner’s, as your retirement plan knows them',
      'The accounts that this plan counts, with their names and balances',
    ],
    changes: 'What you try can be saved as a draft of your plan, in a window of ours.',
  },
  'debt-wizard': {
    name: 'Debt payoff',
    reads: [
      'Your debts with their names, balances, rates and payments',
      'What you pay a month and in which order, as your debt plan knows it',
    ],
    changes: 'What you try can be saved as a draft of your plan, in a window of ours.',
  },
}

export const isWidgetName = (text: string | null | undefined): text is WidgetName =>
  widgetNames.some((name) => name === text)
