import type { RecurringItem } from '@evenkeel/api-client/contract/recurring'
import { useChange } from '@evenkeel/api-client/react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/recurring.generated.ts'

/** Returns what stores the person's answer about an item; the toast offers to undo it. */
export function useDecide() {
  const { run, isBusy } = useChange('decideRecurring')
  const report = useReportedChange()
  const decide = ({ userTransactionId, description: name }: RecurringItem, decision: 'confirmed' | 'dismissed') => {
    const done = decision === 'confirmed' ? words.tracked({ name }) : words.noLongerTracked({ name })
    void report(run({ body: { userTransactionId, decision } }), done)
  }
  return { decide, isBusy }
}
