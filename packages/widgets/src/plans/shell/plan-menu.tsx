import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Icon } from '@evenkeel/ui/icon'
import { Menu, type MenuItem } from '@evenkeel/ui/menu'
import { useState } from 'react'
import { leaveEditMode } from '../../shared/edit-mode.ts'
import { editPath, restartPath } from '../../shared/goal-pages.ts'
import { LazyConfirm } from '../../shared/lazy-dialog.tsx'
import { useLinks } from '../../shared/links.ts'
import { goalPaths } from '../../shared/paths.ts'
import { useReportedChange } from '../../shared/use-reported-change.ts'
import * as words from '../../words/goal-page.generated.ts'
import { useRefresh } from './plan-notices.tsx'
import { lackedBy } from './stated-terms.ts'

interface PlanMenuProps {
  readonly plan: PlanDetail
  /** Actions that only this plan has, such as downloading it. */
  readonly own?: readonly MenuItem[]
}

/** Everything that is seldom done with a running plan; what ends it comes last. */
export function PlanMenu({ plan, own = [] }: PlanMenuProps) {
  const { planType, canRefresh, showsRefreshPrompt } = plan
  const { open } = useLinks()
  const refresh = useRefresh(planType)
  const [isRemoving, setRemoving] = useState(false)
  const canUpdate = canRefresh && !showsRefreshPrompt && lackedBy(plan).length === 0
  const canRestart = restartPath(planType) !== editPath(planType)
  const first: MenuItem[] = [
    ...(canUpdate ? [{ label: words.update(), icon: 'refresh', onSelect: refresh.run } as const] : []),
    ...own,
  ]
  const last: MenuItem[] = [
    ...(canRestart
      ? [{ label: words.startOver(), icon: 'undo', onSelect: () => open(restartPath(planType)) } as const]
      : []),
    { label: words.remove(), icon: 'trash', danger: true, onSelect: () => setRemoving(true) },
  ]
  return (
    <span data-print="hide">
      <Menu
        label={words.moreAbout()}
        align="end"
        renderButton={(props) => (
          <Button {...props} size="compact" busy={refresh.isBusy}>
            {words.more()}
            <Icon name="chevron-down" size={18} />
          </Button>
        )}
        groups={[first, last].filter((group) => group.length > 0)}
      />
      {isRemoving && <RemovePlan planType={planType} onClose={() => setRemoving(false)} />}
    </span>
  )
}

interface RemovePlanProps {
  readonly planType: PlanType
  readonly onClose: () => void
}

/** Asks for confirmation, then deletes the plan's draft, result, links and next steps; with 'Undo' afterward. */
function RemovePlan({ planType, onClose }: RemovePlanProps) {
  const cancel = useChange('cancelPlan')
  const report = useReportedChange()
  const { open } = useLinks()
  const accept = async () => {
    if (await report(cancel.run({ params: { planType: String(planType) } }), words.removed())) {
      leaveEditMode()
      open(goalPaths[goalOfPlan(planType)])
    }
    onClose()
  }
  return (
    <LazyConfirm
      danger
      icon="trash"
      title={words.removeTitle()}
      acceptLabel={words.removeAccept()}
      cancelLabel={words.removeDecline()}
      busy={cancel.isBusy}
      onAccept={() => void accept()}
      onClose={onClose}
    >
      <p className="text-body text-text-muted">{words.removeWhat()}</p>
    </LazyConfirm>
  )
}
