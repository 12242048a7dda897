import { PlanType } from '@evenkeel/engine'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { Button } from '@evenkeel/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '../../words/drafts.generated.ts'
import { DraftLine } from '../shell/draft-line.tsx'
import { isPlan } from '../shell/is-plan.ts'
import { LiveAnswerCard } from '../shell/live-answer.tsx'
import type { PlanBody } from '../shell/plan-body.ts'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { type DraftSaving, useDraftSaving } from '../shell/use-draft-saving.ts'
import { useNewestPlan } from '../shell/use-newest-plan.ts'
import { usePlanForm } from '../shell/use-plan-form.ts'
import { DebtSteps } from './debt-steps.tsx'
import type { DebtPlan } from './form.ts'
import { OrderChoice } from './order-choice.tsx'

export interface DebtWizardProps {
  /** The screen whose address has the step. */
  readonly screen?: string
  readonly plan: DebtPlan
  /** The 'Add account' button, passed in by the page. */
  readonly addAccount?: ReactNode
  /** The dialog in which an account's balance, rate and payments are changed. */
  readonly editAccount?: (userAccountId: number, onClose: () => void) => ReactNode
}

const isDebtPlan = (plan: PlanDetail): plan is DebtPlan => isPlan(plan, PlanType.REDUCE_DEBT)

/** Four steps to a debt plan; the last one commits it. The draft saves itself on each step. */
export function DebtWizard({ plan, ...parts }: DebtWizardProps) {
  const { newest, round, takeTheirs } = useNewestPlan(plan, isDebtPlan)
  // An account that is added meanwhile comes with the page's plan.
  const shown = round === 0 ? plan : newest
  return <OpenWizard key={round} {...parts} plan={shown} onTakeTheirs={takeTheirs} />
}

function OpenWizard(props: DebtWizardProps & { readonly onTakeTheirs: () => void }) {
  const { plan, onTakeTheirs, ...parts } = props
  const form = usePlanForm(plan.planType)
  const drafts = useRef<DraftSaving | null>(null)
  const leave = async () => {
    await drafts.current?.takeBack().catch(() => undefined)
    form.leave()
  }
  const commit = async (body: PlanBody) => {
    if ((await drafts.current?.flush()) !== false) await form.commit(body)
  }
  const close = async (body: PlanBody) => form.saveForLater((await drafts.current?.toClose(body)) ?? body)
  return (
    <>
      <DebtSteps
        {...parts}
        plan={plan}
        onCancel={() => void leave()}
        onCommit={(body) => void commit(body)}
        busy={form.isBusy}
        error={form.failure.error}
        refusals={form.failure.refusals}
        secondary={(body) => (
          <Button variant="text" disabled={form.isBusy} onClick={() => void close(body)}>
            {words.saveDraft()}
          </Button>
        )}
        answer={(preview) => <LiveAnswerCard verdict={preview?.verdict ?? null} isStale={false} />}
        compare={(shown) => <OrderChoice {...shown} />}
        below={(body, step) => (
          <WizardDrafts
            {...{ plan, body, step, onTakeTheirs }}
            onSaving={(saving) => {
              drafts.current = saving
            }}
          />
        )}
      />
      <ProfileQuestion question={form.question} />
    </>
  )
}

interface WizardDraftsProps {
  readonly plan: DebtPlan
  readonly body: PlanBody
  readonly step: string
  readonly onTakeTheirs: () => void
  /** Called with what the wizard's buttons need. */
  readonly onSaving: (drafts: DraftSaving) => void
}

function WizardDrafts({ plan, body, step, onTakeTheirs, onSaving }: WizardDraftsProps) {
  const drafts = useDraftSaving({ plan, body, step })
  useEffect(() => onSaving(drafts))
  return <DraftLine drafts={drafts} onTakeTheirs={onTakeTheirs} />
}
