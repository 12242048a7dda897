import { EmptyState } from '@evenkeel/ui/empty-state'
import type { ReactNode } from 'react'
import * as words from '../words/cash-flow.generated.ts'

/** Shown if no money came in or went out in any month. */
export function CashFlowEmpty({ action }: { readonly action?: ReactNode }) {
  return (
    <EmptyState icon="bars" title={words.noFlow()} action={action}>
      {words.noFlowText()}
    </EmptyState>
  )
}
