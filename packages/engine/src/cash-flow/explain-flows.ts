import { toPeriod, type Period } from '../calendar/period.ts'
import { type Explanation, input, step } from '../explain/explanation.ts'
import { count, dollars, speak } from '../explain/sentence.ts'
import { toDollars, totalToCents } from '../money/cents.ts'
import type * as words from '../words/explained-flows.generated.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'

const say = /* @__PURE__ */ speak<typeof words>('flows')

const wayOf = (netCents: number): 'kept' | 'over' | 'none' => {
  if (netCents === 0) return 'none'
  return netCents > 0 ? 'kept' : 'over'
}

/** Explains a month of cash flow: income, spending and their difference. */
export function explainCashFlowMonth(month: Omit<CashFlowMonth, 'net'>): Explanation {
  const netCents = totalToCents(month.totalIncomes) - totalToCents(month.totalExpenses)
  const period = { month: toPeriod(month.monthDate) }
  const [income, spending] = [dollars(month.totalIncomes), dollars(month.totalExpenses)]
  const net = dollars(toDollars(Math.abs(netCents)))
  return {
    title: say('cashFlowTitle', { month: period }),
    prose: [say('cashFlowProse', { month: period, income, spending, net, way: wayOf(netCents) }), say('notCounted')],
    inputs: [
      input(say('income'), income, say('incomeNote')),
      input(say('spending'), spending, say('spendingNote')),
      input(say('transactions'), count(month.transactionCount)),
    ],
    steps: [step(say('net'), dollars(toDollars(netCents)), say('netFormula'))],
    source: say('flowSource'),
  }
}

/**
 * Explains a month's spending by category. `total` is in dollars and equals the month's totalExpenses in the cash flow.
 */
export function explainSpending({ period, total }: { period: Period; total: number }): Explanation {
  const spending = dollars(total)
  return {
    title: say('spendingTitle', { month: { month: period } }),
    prose: [say('spendingProse', { month: { month: period }, spending }), say('spendingParts'), say('notCounted')],
    inputs: [input(say('spending'), spending, say('spendingNote'))],
    steps: [],
    source: say('flowSource'),
  }
}

/** The totals of a list of transactions, in dollars. */
export interface ListTotals {
  readonly income: number
  readonly spending: number
  readonly net: number
  /** All transactions of the list, including those that count in no total. */
  readonly count: number
}

/** Explains the totals of a list of transactions, over all of its pages. */
export const explainListTotals = ({ income, spending, net, count: rows }: ListTotals): Explanation => ({
  title: say('listTitle'),
  prose: [
    say('listProse', { income: dollars(income), spending: dollars(spending), count: rows }),
    say('listPages'),
    say('notCounted'),
  ],
  inputs: [
    input(say('transactions'), count(rows)),
    input(say('income'), dollars(income), say('incomeNote')),
    input(say('spending'), dollars(spending), say('spendingNote')),
  ],
  steps: [step(say('net'), dollars(net), say('netFormula'))],
  source: say('flowSource'),
})
