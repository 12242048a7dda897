import { EmptyState } from '@evenkeel/ui/empty-state'
import type { ReactNode } from 'react'

/** Shown if no money came in or went out in any month. */
export function CashFlowEmpty({ action }: { readonly action?: ReactNode }) {
  return (
    <EmptyState icon="bars" title="No income or spending yet" action={action}>
      Bring in the account you are paid into and we draw the last months for you.
    </EmptyState>
  )
}
