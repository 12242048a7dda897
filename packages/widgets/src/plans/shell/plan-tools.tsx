import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { ButtonLink } from '@evenkeel/ui/link'
import { type ReactNode, useState } from 'react'
import { leaveEditMode } from '../../shared/edit-mode.ts'
import { useFailure } from '../../shared/failure.tsx'
import { editPath, restartPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import { goalPaths } from '../../shared/paths.ts'
import { useRefresh } from './plan-notices.tsx'
import { useDone } from './use-plan-form.ts'

interface PlanToolsProps {
  readonly plan: PlanDetail
  /** What can be done with this plan alone, such as downloading it. */
  readonly own?: ReactNode
  /** Where a plan is edited on the very page; else its edit page is opened. */
  readonly onEdit?: (() => void) | undefined
}

/** What can be done with a committed plan: change it, work it out again, begin anew, or give it up. */
export function PlanTools({ plan, own, onEdit }: PlanToolsProps) {
  const { planType, canRefresh, showsRefreshPrompt } = plan
  const { href } = useLinks()
  const refresh = useRefresh(planType)
  return (
    <div className="flex flex-wrap items-center gap-3" data-print="hide">
      {onEdit ? (
        <Button variant="primary" icon="pencil" onClick={onEdit}>
          Edit plan
        </Button>
      ) : (
        <ButtonLink variant="primary" icon="pencil" href={href(editPath(planType))}>
          Edit plan
        </ButtonLink>
      )}
      {own}
      {canRefresh && !showsRefreshPrompt && (
        <Button icon="refresh" onClick={refresh.run} busy={refresh.isBusy}>
          Refresh plan
        </Button>
      )}
      {!onEdit && restartPath(planType) !== editPath(planType) && (
        <ButtonLink icon="undo" href={href(restartPath(planType))}>
          Start over
        </ButtonLink>
      )}
      <CancelPlan planType={planType} />
    </div>
  )
}

/** Asks, then drops the plan's draft, result, links and next steps; with 'Undo' afterwards. */
function CancelPlan({ planType }: { readonly planType: PlanType }) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useChange('cancelPlan')
  const showFailure = useFailure()
  const done = useDone()
  const { open } = useLinks()
  const accept = async () => {
    try {
      const { changeId } = await cancel.run({ params: { planType: String(planType) } })
      leaveEditMode()
      done('Your plan is canceled', changeId)
      open(goalPaths[goalOfPlan(planType)])
    } catch (reason) {
      setOpen(false)
      showFailure(reason)
    }
  }
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Cancel plan
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        icon="trash"
        title="Cancel this plan?"
        acceptLabel="Cancel plan"
        cancelLabel="Keep plan"
        busy={cancel.isBusy}
        onAccept={() => void accept()}
        onCancel={() => setOpen(false)}
      >
        <p className="text-body text-text-muted">
          What you entered, its result and its next steps go. Your accounts stay as they are.
        </p>
      </ConfirmDialog>
    </>
  )
}
