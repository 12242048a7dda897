import type { Goal } from '@evenkeel/api-client/contract/goals'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useQuery } from '@evenkeel/api-client/react'
import { defaultPlan, goalOfPlan, goalPlans, GoalType, PlanStatus, PlanType } from '@evenkeel/engine'
import { PlanChanges, PlanFacts } from '@evenkeel/widgets/household'
import { PlanNextSteps } from '@evenkeel/widgets/next-steps'
import { ProposalWaits } from '@evenkeel/widgets/planner'
import { DebtGoal, loadRetirementGoal } from '@evenkeel/widgets/plans/goal'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { PlanStart } from '@evenkeel/widgets/plans/start'
import { planAnswers, PlanSummary } from '@evenkeel/widgets/plans/summary'
import { toStatusName } from '@evenkeel/widgets/shared/goal-look.ts'
import { keptLoad, preload } from '@evenkeel/widgets/shared/kept-load.ts'
import { LazyPart } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { goalActionPath, summaryPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { FormSkeleton, PlanSkeleton } from '@evenkeel/widgets/shared/plan-skeletons.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { toPlanType } from '@evenkeel/widgets/shared/to-plan-type.ts'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { startSimulator } from './start-simulator.ts'
import { UnknownPlan } from './unknown-plan.tsx'
import { planTypeOfPath } from './use-edited-plan.ts'

/** The tabs of a goal with several plans; its route waits for them. */
export const loadTabs = keptLoad(async () => (await import('@evenkeel/ui/tabs')).Tabs)
const loadForm = keptLoad(async () => (await import('@evenkeel/widgets/plans/forms')).PlanForm)

interface GoalPageProps {
  readonly goalType: GoalType
  /** Whether the address is the goal's own one, or that of its result. */
  readonly at: 'goal' | 'summary'
}

/**
 * The one page of a goal: the answer of its plan, or what it would find out. If there are several plans, opens the one that was edited
 * last (Q-PLAN-11).
 */
export function GoalPage({ goalType, at }: GoalPageProps) {
  const goal = useQuery('goal', { params: { goalType: String(goalType) } })
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <QueryView
          query={goal}
          label={words.loadingPlans()}
          skeleton={<PlanSkeleton goalType={goalType} />}
          failedTitle={at === 'goal' ? words.goalFailed() : words.summaryFailed()}
        >
          {(known) => <Plans goal={known} goalType={goalType} at={at} />}
        </QueryView>
      </div>
    </>
  )
}

function Plans({ goal, goalType, at }: GoalPageProps & { readonly goal: Goal }) {
  const navigate = useNavigate()
  const { planType: text } = useParams()
  const wanted = planTypeOfPath(text)
  const isOfGoal = wanted !== null && goalPlans(goalType, { hasPartner: true }).includes(wanted)
  const first = goal.plans.find(({ isLastModified }) => isLastModified) ?? defaultPlan(goal.plans) ?? goal.plans[0]
  const planType = isOfGoal ? wanted : toPlanType(first?.planType ?? 0)
  if (text !== undefined && wanted === null) return <UnknownPlan text={text} />
  if (text !== undefined && !isOfGoal) return <Navigate to={`${goalPaths[goalType]}/summary`} replace />
  if (planType === null) return null
  if (text === undefined && isBegunAtGoal(goal, goalType))
    return <PlanStart planType={planType} status={goal.status} path={goalActionPath(goalType, goal.status)} />
  if (goal.plans.length < 2)
    return <OnePlan planType={planType} at={at} isMade={first !== undefined && isMade(first)} />
  const tabs = {
    label: words.plans(),
    selected: String(planType),
    onSelect: (id: string) => void navigate(summaryPath(planTypeOfPath(id) ?? planType), { replace: true }),
    tabs: goal.plans.flatMap((plan) => {
      const known = toPlanType(plan.planType)
      if (known === null) return []
      const content = <OnePlan key={known} planType={known} at={at} isMade={isMade(plan)} />
      return [{ id: String(known), label: plan.name, status: toStatusName(plan.status), content }]
    }),
  }
  return (
    <LazyPart isWanted title={words.plans()} load={loadTabs} props={tabs}>
      <PlanSkeleton goalType={goalType} />
    </LazyPart>
  )
}

/** Whether the goal is begun as a whole, because which of its plans to make is asked then. */
const isBegunAtGoal = ({ plans }: Goal, goalType: GoalType) =>
  goalType === GoalType.RETIREMENT && plans.every(({ status }) => status === PlanStatus.NOT_STARTED)

/** Debts and budgets are based on accounts and transactions alone. */
const hasFacts = (planType: PlanType) =>
  planType !== PlanType.REDUCE_DEBT &&
  planType !== PlanType.STUDENT_DEBT &&
  planType !== PlanType.LIVE_BY_A_BUDGET &&
  planType !== PlanType.ESTATE_PLANNING

/**
 * Returns whether an answer can be shown at once: its line of facts and the names of the categories that are over their budgets
 * would move what follows them.
 */
function useIsWhole(planType: PlanType): boolean {
  const facts = useQuery('household', ...(hasFacts(planType) ? [] : [null]))
  const names = useQuery('categories', ...(planType === PlanType.LIVE_BY_A_BUDGET ? [] : [null]))
  return !facts.isLoading && !names.isLoading
}

interface OnePlanProps {
  readonly planType: PlanType
  readonly at: GoalPageProps['at']
  readonly isMade: boolean
}

const lacksFacts = ({ verdict }: PlanDetail) => (verdict?.missing ?? []).length > 0

const isMade = ({ status }: Goal['plans'][number]) => status !== PlanStatus.NOT_STARTED

function OnePlan({ planType, at, isMade }: OnePlanProps) {
  const { pathname } = useLocation()
  // With the plan, not after it.
  useEffect(() => {
    if (isMade) preload(planType === PlanType.RETIREMENT ? loadRetirementGoal : planAnswers[planType])
  }, [planType, isMade])
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  const isWhole = useIsWhole(planType)
  const besideOf = (detail: PlanDetail) => ({
    plan: detail,
    nextSteps: <PlanNextSteps planType={planType} lacksFacts={lacksFacts(detail)} />,
    facts: (
      <>
        <PlanChanges plan={detail} />
        {hasFacts(planType) && <PlanFacts plan={detail} />}
      </>
    ),
  })
  return (
    <>
      <div className="mb-4 empty:hidden">
        <ProposalWaits planType={planType} />
      </div>
      <QueryView
        query={isWhole ? plan : { ...plan, data: undefined }}
        label={words.loadingPlan()}
        skeleton={<PlanSkeleton goalType={goalOfPlan(planType)} />}
        failedTitle={words.summaryFailed()}
      >
        {(detail) => {
          if (planType === PlanType.COMPANY_BENEFITS && at === 'summary') return <BenefitsSummary plan={detail} />
          if (isPlan(detail, PlanType.RETIREMENT) && detail.result !== null)
            return (
              <LazyPart
                isWanted
                title={detail.name}
                load={loadRetirementGoal}
                props={{ ...besideOf(detail), plan: detail, screen: pathname, startSimulator }}
              >
                <PlanSkeleton goalType={GoalType.RETIREMENT} />
              </LazyPart>
            )
          if (isPlan(detail, PlanType.REDUCE_DEBT)) return <DebtGoal {...besideOf(detail)} plan={detail} />
          return <PlanSummary {...besideOf(detail)} />
        }}
      </QueryView>
    </>
  )
}

/** The result of the benefits has their questions until they are answered, and again while they are edited. */
function BenefitsSummary({ plan }: { readonly plan: PlanDetail }) {
  const [editedOf, setEditedOf] = useState<string | null | undefined>(undefined)
  const isAsked = plan.result === null || editedOf === plan.lastCommittedOn
  if (isAsked)
    return (
      <LazyPart isWanted title={plan.name} load={loadForm} props={{ plan }}>
        <FormSkeleton />
      </LazyPart>
    )
  return (
    <PlanSummary
      plan={plan}
      nextSteps={<PlanNextSteps planType={plan.planType} lacksFacts={lacksFacts(plan)} />}
      facts={<PlanFacts plan={plan} />}
      onEdit={() => setEditedOf(plan.lastCommittedOn)}
    />
  )
}
