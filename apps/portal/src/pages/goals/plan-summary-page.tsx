import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useQuery } from '@evenkeel/api-client/react'
import { defaultPlan, goalPlans, type GoalType, PlanType } from '@evenkeel/engine'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Tabs } from '@evenkeel/ui/tabs'
import { PlanNextSteps } from '@evenkeel/widgets/next-steps'
import { PlanForm } from '@evenkeel/widgets/plans/forms'
import { PlanSummary } from '@evenkeel/widgets/plans/summary'
import { statusNameOf } from '@evenkeel/widgets/shared/goal-look.ts'
import { summaryPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { planTypeOf } from '@evenkeel/widgets/shared/plan-type-of.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { UnknownPlan } from './unknown-plan.tsx'
import { planTypeOfPath } from './use-edited-plan.ts'

/** What came of a goal's plans. Of several it opens on the one that was worked on last (Q-PLAN-11). */
export function PlanSummaryPage({ goalType }: { readonly goalType: GoalType }) {
  const goal = useQuery('goal', { params: { goalType: String(goalType) } })
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <Loaded
          query={goal}
          label="Loading your plans"
          skeleton={<Skeleton height={320} />}
          failedTitle="Server error occurred while reading plan summary"
        >
          {({ plans }) => {
            const first = plans.find(({ isLastModified }) => isLastModified) ?? defaultPlan(plans) ?? plans[0]
            const known = plans.flatMap((plan) => {
              const planType = planTypeOf(plan.planType)
              return planType === null ? [] : [{ planType, name: plan.name, status: plan.status }]
            })
            return <Plans goalType={goalType} plans={known} firstType={planTypeOf(first?.planType ?? 0)} />
          }}
        </Loaded>
      </div>
    </>
  )
}

interface PlansProps {
  readonly goalType: GoalType
  readonly plans: readonly { readonly planType: PlanType; readonly name: string; readonly status: number }[]
  readonly firstType: PlanType | null
}

function Plans({ goalType, plans, firstType }: PlansProps) {
  const navigate = useNavigate()
  const { planType: text } = useParams()
  const wanted = planTypeOfPath(text)
  const planType = wanted !== null && goalPlans(goalType, { hasPartner: true }).includes(wanted) ? wanted : firstType
  if (text !== undefined && wanted === null) return <UnknownPlan text={text} />
  if (planType === null) return null
  if (plans.length < 2) return <Summary planType={planType} />
  return (
    <Tabs
      label="Plans of this goal"
      selected={String(planType)}
      onSelect={(id) => void navigate(summaryPath(planTypeOfPath(id) ?? planType), { replace: true })}
      tabs={plans.map((plan) => ({
        id: String(plan.planType),
        label: plan.name,
        status: statusNameOf(plan.status),
        content: <Summary key={plan.planType} planType={plan.planType} />,
      }))}
    />
  )
}

function Summary({ planType }: { readonly planType: PlanType }) {
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  return (
    <Loaded
      query={plan}
      label="Loading your plan"
      skeleton={<Skeleton height={320} />}
      failedTitle="Server error occurred while reading plan summary"
    >
      {(detail) =>
        planType === PlanType.COMPANY_BENEFITS ? (
          <BenefitsSummary plan={detail} />
        ) : (
          <PlanSummary plan={detail} nextSteps={<PlanNextSteps planType={planType} />} />
        )
      }
    </Loaded>
  )
}

/** Benefits have no page but this: their questions stand here until they are answered, and again when they are edited. */
function BenefitsSummary({ plan }: { readonly plan: PlanDetail }) {
  const [editedOf, setEditedOf] = useState<string | null | undefined>(undefined)
  const isAsked = plan.result === null || editedOf === plan.lastCommittedOn
  if (isAsked) return <PlanForm plan={plan} />
  return (
    <PlanSummary
      plan={plan}
      nextSteps={<PlanNextSteps planType={plan.planType} />}
      onEdit={() => setEditedOf(plan.lastCommittedOn)}
    />
  )
}
