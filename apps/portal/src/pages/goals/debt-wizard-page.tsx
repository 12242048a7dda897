import { PlanType } from '@evenkeel/engine'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { AddAccountButton } from '@evenkeel/widgets/accounts'
import { DebtWizard } from '@evenkeel/widgets/plans/debt'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { EditLinkedAccount } from './edit-linked-account.tsx'
import { type PlanMode, useEditedPlan } from './use-edited-plan.ts'

/** The four steps of a debt plan. */
export function DebtWizardPage({ mode }: { readonly mode: PlanMode }) {
  const plan = useEditedPlan(PlanType.REDUCE_DEBT, mode)
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <Loaded
          query={plan}
          label="Loading your plan"
          skeleton={<WizardSkeleton />}
          failedTitle="Your plan did not load"
        >
          {(detail) =>
            isPlan(detail, PlanType.REDUCE_DEBT) && (
              <DebtWizard
                plan={detail}
                addAccount={<AddAccountButton />}
                editAccount={(userAccountId, onClose) => (
                  <EditLinkedAccount userAccountId={userAccountId} onClose={onClose} />
                )}
              />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function WizardSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton height={32} />
      <Skeleton height={320} />
    </div>
  )
}
