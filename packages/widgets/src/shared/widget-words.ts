import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import * as words from '../words/widget-consent.generated.ts'

/** The words in which the person agrees to a widget. */
export interface WidgetWords {
  readonly name: string
  /** What the widget reads and shows the person, which is what the contract allows to its token. The page around it reads none of it. */
  readonly reads: readonly string[]
  /** What can be changed on the page; null for a widget that only shows. */
  readonly changes: string | null
}

const texts: Readonly<Record<WidgetName, () => WidgetWords>> = {
  'cash-flow-chart': () => ({ name: words.cashFlow(), reads: [words.cashFlowReads()], changes: null }),
  'net-worth': () => ({ name: words.netWorth(), reads: [words.netWorthReads()], changes: null }),
  recurring: () => ({ name: words.recurring(), reads: [words.recurringReads()], changes: null }),
  'budget-modal': () => ({
    name: words.budgets(),
    reads: [words.budgetsRead(), words.spendingReads()],
    changes: words.budgetsChange(),
  }),
  'spending-chart': () => ({ name: words.spending(), reads: [words.spendingReads()], changes: null }),
  accounts: () => ({
    name: words.accounts(),
    reads: [words.accountsRead(), words.banksRead()],
    changes: words.accountsChange(),
  }),
  'account-modal': () => ({
    name: words.accountModal(),
    reads: [words.accountNamesRead()],
    changes: words.accountsChange(),
  }),
  'link-accounts': () => ({
    name: words.linkAccounts(),
    reads: [words.goalNamesRead(), words.linksRead()],
    changes: words.linksChange(),
  }),
  'next-steps': () => ({ name: words.nextSteps(), reads: [words.nextStepsRead()], changes: words.nextStepsChange() }),
  goals: () => ({ name: words.goals(), reads: [words.goalsRead()], changes: null }),
  transactions: () => ({
    name: words.transactions(),
    reads: [words.transactionsRead()],
    changes: words.transactionsChange(),
  }),
  'retirement-calculator': () => ({
    name: words.retirementCalculator(),
    reads: [words.retirementReads(), words.retirementAccountsRead()],
    changes: words.draftChange(),
  }),
  'debt-wizard': () => ({
    name: words.debtWizard(),
    reads: [words.debtsRead(), words.debtPlanReads()],
    changes: words.draftChange(),
  }),
}

/** Returns the words in the reader's language. */
export const widgetWords = (widget: WidgetName): WidgetWords => texts[widget]()

export const isWidgetName = (text: string | null | undefined): text is WidgetName =>
  widgetNames.some((name) => name === text)
