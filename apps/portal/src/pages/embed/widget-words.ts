import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/embed'

interface WidgetWords {
  readonly name: string
  /** What the page around the widget can read, as the contract opens it to the widget's token. */
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
  'budget-modal': {
    name: 'Budgets',
    reads: ['Your budgets and what is left of them', 'Your spending in each category, as totals'],
    changes: 'Budgets can be created, changed and deleted there.',
  },
}

export const isWidgetName = (text: string | null | undefined): text is WidgetName => widgetNames.some((name) => name === text)
