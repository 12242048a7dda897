import type { CashFlowSentence } from '@evenkeel/engine'
import type { ReactElement } from 'react'
import { StrongAmount } from '../shared/strong-amount.tsx'
import * as words from '../words/cash-flow.generated.ts'

/** 'You spent $1,220.82 less than you earned last month.' */
export function CashFlowAnswerLine({
  sentence: { amount, direction, which },
}: {
  readonly sentence: CashFlowSentence
}) {
  return (
    <p className="mb-4 text-sentence text-text">
      {words.spent.parts<ReactElement | string>({
        amount: <StrongAmount key="amount" value={amount} />,
        direction,
        which,
      })}
    </p>
  )
}
