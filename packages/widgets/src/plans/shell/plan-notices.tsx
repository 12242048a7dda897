import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { accountLabel, debtTermNames } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { editPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.ts'
import * as words from '../../words/plan-shell.generated.ts'
import { lackedBy, type OpenTerm } from './stated-terms.ts'
import { useReportedChange } from '../../shared/use-reported-change.ts'

const reasons = {
  ACCOUNT_DELETED: (account: string) => words.accountGone({ account }),
  SYNC_ISSUE: (account: string) => words.syncIssue({ account }),
} as const

function attentionReason(
  { reason, userAccountId }: PlanDetail['attention'][number],
  { linkedAccounts, verdict }: PlanDetail,
): string {
  // The verdict is next to it, so that both say the same.
  if (reason === 'OFF_GOAL') return verdict?.band === 'close' ? words.wouldBeClose() : words.wouldMiss()
  const account = linkedAccounts.find((one) => one.userAccountId === userAccountId)
  return reasons[reason](account ? accountLabel(account) : words.aLinkedAccount())
}

/** Returns a function that recalculates the plan with today's figures. */
export function useRefresh(planType: number) {
  const refresh = useChange('refreshPlan')
  const report = useReportedChange()
  const run = () => report(refresh.run({ params: { planType: String(planType) }, body: {} }), words.upToDate())
  return { run: () => void run(), isBusy: refresh.isBusy }
}

/** Why a running plan needs attention, and the possible actions. */
export function PlanNotices({ plan }: { readonly plan: PlanDetail }) {
  const open = lackedBy(plan)
  return open.length > 0 ? <LackingNotice plan={plan} open={open} /> : <RefreshNotice plan={plan} />
}

/** For a plan that was committed when a missing rate or minimum was still accepted: it cannot be recalculated until the term is stated. */
function LackingNotice({ plan, open }: { readonly plan: PlanDetail; readonly open: readonly OpenTerm[] }) {
  const { href } = useLinks()
  const others = plan.attention.filter(({ reason }) => reason !== 'OFF_GOAL')
  return (
    <Notice tone="warning">
      <p className="font-semibold">{words.countsMissing()}</p>
      {open.map(({ field, name, term }) => (
        <p key={field}>{words.notProvided({ term: debtTermNames[term], name })}</p>
      ))}
      {others.map((one) => (
        <p key={`${one.reason} ${String(one.userAccountId)}`}>{attentionReason(one, plan)}</p>
      ))}
      <p className="mt-2">
        <ButtonLink size="compact" icon="pencil" href={href(editPath(plan.planType))}>
          {words.addMissing()}
        </ButtonLink>
      </p>
    </Notice>
  )
}

/** The two answers to a plan that needs attention: recalculate it, or dismiss the notice. */
function RefreshNotice({ plan }: { readonly plan: PlanDetail }) {
  const refresh = useRefresh(plan.planType)
  const dismiss = useChange('dismissPlanPrompt')
  const report = useReportedChange()
  if (!plan.showsRefreshPrompt) return null
  const letBe = () =>
    report(dismiss.run({ params: { planType: String(plan.planType) }, body: {} }), words.staysAsItIs())
  return (
    <Notice tone="warning" announce="polite">
      <p className="font-semibold">{words.dataChanged()}</p>
      {plan.attention.map((one) => (
        <p key={`${one.reason} ${String(one.userAccountId)}`}>{attentionReason(one, plan)}</p>
      ))}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {plan.canRefresh && (
          <Button size="compact" icon="refresh" onClick={refresh.run} busy={refresh.isBusy}>
            {words.refresh()}
          </Button>
        )}
        <Button size="compact" variant="text" onClick={() => void letBe()} busy={dismiss.isBusy}>
          {words.dismiss()}
        </Button>
      </p>
    </Notice>
  )
}
