import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { formatDate, PlanType, screenDateFormat } from '@evenkeel/engine'
import { debtSteps } from '../../shared/debt-step.ts'
import { VerdictName, VerdictText } from '../../shared/verdict-view.tsx'
import * as words from '../../words/goal-start.generated.ts'

/** Returns the step of the wizard that a draft is at; null for a plan without steps, and before the first. */
function stepOf({ planType, draft }: PlanDetail): string | null {
  const place = debtSteps.findIndex(({ id }) => id === draft?.step)
  const step = debtSteps[place]
  if (planType !== PlanType.REDUCE_DEBT || step === undefined) return null
  return words.draftStep({ step: place + 1, steps: debtSteps.length, name: step.label })
}

/** What a plan that is not used yet comes to so far, in place of another person’s example. */
export function DraftState({ plan }: { readonly plan: PlanDetail }) {
  const { verdict, draft } = plan
  const step = stepOf(plan)
  const further = verdict === null || verdict === undefined ? [] : [verdict.today, verdict.second]
  return (
    <div className="min-w-0 self-start rounded-card border border-hairline p-4 tablet:p-6">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-label font-normal text-text-muted">
        <span className="font-medium">{words.draft()}</span>
        {draft?.savedAt && <span>{words.draftSaved({ day: formatDate(draft.savedAt, screenDateFormat) })}</span>}
      </p>
      {verdict ? (
        <>
          <div className="mt-3">
            <VerdictName verdict={verdict} />
          </div>
          <p className="mt-1 text-sentence font-medium">
            <VerdictText sentence={verdict.sentence} />
          </p>
          {further.map(
            (sentence) =>
              sentence && (
                <p key={sentence.key} className="mt-2 text-body text-text-muted">
                  <VerdictText sentence={sentence} />
                </p>
              ),
          )}
        </>
      ) : (
        <p className="mt-3 text-body text-text-muted">{words.draftOpen()}</p>
      )}
      {step !== null && (
        <p className="mt-4 border-t border-hairline pt-4 text-label font-normal text-text-muted">{step}</p>
      )}
    </div>
  )
}
