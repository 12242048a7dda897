import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import * as words from '../words/transaction-dialogs.generated.ts'
import type { ReactNode } from 'react'
import { categoryOfKey, keyOfCategory } from './category-choices.ts'
import { ruleTextOf } from './rule-text.ts'

export interface RuleProposalProps {
  readonly row: Transaction
  readonly onAsk: (question: 'rule', row: Transaction) => void
  readonly otherwise: ReactNode
}

/** Says how many others a rule would change, and leads to it; `otherwise` while that is not known. */
export function RuleProposal({ row, onAsk, otherwise }: RuleProposalProps) {
  const rule = { text: ruleTextOf(row), ...categoryOfKey(keyOfCategory(row)) }
  const count = useQuery('previewRule', { body: { rule } }).data?.changes
  if (count === undefined) return otherwise
  return (
    <Button icon="arrow-right" onClick={() => onAsk('rule', row)}>
      {words.proposeRule({ count })}
    </Button>
  )
}
