import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { cashFlowSentence, explainCashFlowMonth } from '@evenkeel/engine'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import * as words from '../words/how-calculated.generated.ts'

/** How the month named in the sentence over the chart was calculated; renders nothing if it names none. */
export function CashFlowHelp({ months }: { readonly months: readonly CashFlowMonth[] | undefined }) {
  // As wide as the button that comes: a narrow header would break into a second line for it.
  if (months === undefined) return <span className="size-6" />
  const sentence = cashFlowSentence(months)
  const month = months.at(sentence?.which === 'lastMonth' ? -2 : -1)
  if (sentence === null || month === undefined || months.every(({ transactionCount }) => transactionCount === 0))
    return null
  return <ExplainedHelp title={words.howCashFlow()} explanation={explainCashFlowMonth(month)} />
}
