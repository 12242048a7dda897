import { useQuery } from '@evenkeel/api-client/react'
import { AccountGroup, PlanType } from '@evenkeel/engine'
import { AddAccountButton, EditAccountDialog } from '@evenkeel/widgets/accounts'
import { DebtWizard } from '@evenkeel/widgets/plans/debt'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { debtSteps, stepOfAddress } from '@evenkeel/widgets/shared/debt-step.ts'
import { WizardSkeleton } from '@evenkeel/widgets/shared/plan-skeletons.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { Navigate, useLocation } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { type PlanMode, useEditedPlan } from './use-edited-plan.ts'

interface EditLinkedAccountProps {
  readonly userAccountId: number
  readonly onClose: () => void
}

/** The edit dialog of an account that a plan counts; opens once the account has loaded. */
function EditLinkedAccount({ userAccountId, onClose }: EditLinkedAccountProps) {
  const account = useQuery('account', { body: { userAccountId } })
  return account.data === undefined ? null : <EditAccountDialog account={account.data} onClose={onClose} />
}

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
