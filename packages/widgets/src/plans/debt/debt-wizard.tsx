import { Button } from '@evenkeel/ui/button'
import type { ReactNode } from 'react'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { usePlanForm } from '../shell/use-plan-form.ts'
import { DebtSteps } from './debt-steps.tsx'
import type { DebtPlan } from './form.ts'

export interface DebtWizardProps {
  readonly plan: DebtPlan
  /** 'Add account', from whoever composes the page. */
  readonly addAccount?: ReactNode
  /** The dialog in which an account's balance, rate and payments are changed. */
  readonly editAccount?: (userAccountId: number, onClose: () => void) => ReactNode
}

/** Four steps to a debt plan, which the last one commits. */
export function DebtWizard({ plan, addAccount, editAccount }: DebtWizardProps) {
  const form = usePlanForm(plan.planType)
  return (
    <>
      <DebtSteps
        {...{ plan, addAccount, editAccount }}
        onCancel={form.leave}
        onCommit={(body) => void form.commit(body)}
        busy={form.isBusy}
        error={form.failure.error}
        refusals={form.failure.refusals}
        secondary={(body) => (
          <Button variant="text" disabled={form.isBusy} onClick={() => void form.saveForLater(body)}>
            Save and finish later
          </Button>
        )}
      />
      <ProfileQuestion question={form.question} />
    </>
  )
}
