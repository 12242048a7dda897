import { AccountGroup, PlanType } from '@evenkeel/engine'
import { AddAccountButton } from '@evenkeel/widgets/accounts'
import { DebtWizard } from '@evenkeel/widgets/plans/debt'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { debtSteps, stepOfAddress } from '@evenkeel/widgets/shared/debt-step.ts'
import { WizardSkeleton } from '@evenkeel/widgets/shared/plan-skeletons.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { Navigate, useLocation } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { EditLinkedAccount } from './edit-linked-account.tsx'
import { type PlanMode, useEditedPlan } from './use-edited-plan.ts'
import * as words from '../../words/goal-page.generated.ts'

const isFirst = (query: URLSearchParams) => query.get('step') === debtSteps[0].id

/** The four steps of a debt plan. */
export function DebtWizardPage({ mode }: { readonly mode: PlanMode }) {
  const { pathname, search } = useLocation()
  const plan = useEditedPlan(PlanType.REDUCE_DEBT, mode)
  const query = new URLSearchParams(search)
  // The first step has no name in the address, and an unknown one none at all.
  if (query.has('step') && (stepOfAddress(query).id !== query.get('step') || isFirst(query)))
    return <Navigate to={pathname} replace />
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <QueryView
          query={plan}
          label={words.loadingPlan()}
          skeleton={<WizardSkeleton />}
          failedTitle={words.planFailed()}
        >
          {(detail) =>
            isPlan(detail, PlanType.REDUCE_DEBT) && (
              <DebtWizard
                screen={pathname}
                plan={detail}
                addAccount={<AddAccountButton only={AccountGroup.LIABILITY} />}
                editAccount={(userAccountId, onClose) => (
                  <EditLinkedAccount userAccountId={userAccountId} onClose={onClose} />
                )}
              />
            )
          }
        </QueryView>
      </div>
    </>
  )
}
