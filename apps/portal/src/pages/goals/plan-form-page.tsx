import { useQuery, useChange } from '@evenkeel/api-client/react'
import { defaultPlan, goalPlans, GoalType, needsPlanSelection, type PlanStatus, PlanType } from '@evenkeel/engine'
import { AddAccountButton, CustomAccountModalType } from '@evenkeel/widgets/accounts'
import { PlanForm } from '@evenkeel/widgets/plans/forms'
import { CalculatorSkeleton, FormSkeleton } from '@evenkeel/widgets/shared/plan-skeletons.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { toPlanType } from '@evenkeel/widgets/shared/to-plan-type.ts'
import { useState } from 'react'
import { Navigate, useLocation, useParams, useNavigate } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { startSimulator } from './start-simulator.ts'
import { UnknownPlan } from './unknown-plan.tsx'
import { type PlanMode, planTypeOfPath, useEditedPlan } from './use-edited-plan.ts'
import * as words from '../../words/goal-page.generated.ts'
import type { Plan } from '@evenkeel/api-client/contract/goals'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { calculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'

const details: Readonly<Partial<Record<PlanType, () => string>>> = {
  [PlanType.RETIREMENT]: words.retirementWhat,
  [PlanType.ASSET_ALLOCATION]: words.allocationWhat,
  [PlanType.DISTRIBUTION_PLANNING]: words.distributionWhat,
}

/** Asks which plan to make first if the goal has several; the chosen one becomes the goal's default. */
function ChoosePlan({ plans }: { readonly plans: readonly Plan[] }) {
  const [chosen, setChosen] = useState(String(plans[0]?.planType ?? ''))
  const set = useChange('setPlan')
  const showFailure = useFailure()
  const navigate = useNavigate()
  const go = async () => {
    const planType = toPlanType(Number(chosen))
    if (planType === null) return
    try {
      await set.run({ params: { planType: chosen }, body: {} })
      await navigate(calculatorPath(planType), { replace: true })
    } catch (reason) {
      showFailure(reason)
    }
  }
  return (
    <Card title={words.whichPlan()}>
      <CardBody>
        <RadioGroup
          label={words.plan()}
          hideLabel
          options={plans.map(({ planType, name }) => ({
            value: String(planType),
            label: name,
            detail: details[toPlanType(planType) ?? PlanType.RETIREMENT]?.(),
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="mt-6">
          <Button variant="primary" busy={set.isBusy} onClick={() => void go()}>
            {words.goOn()}
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}

interface PlanFormPageProps {
  readonly goalType: GoalType
  readonly mode: PlanMode
}

/** The form of a plan. If a goal has several plans, asks which one, unless the path or a default decides. */
export function PlanFormPage({ goalType, mode }: PlanFormPageProps) {
  const { planType: text } = useParams()
  const named = planTypeOfPath(text)
  const offered = goalPlans(goalType, { hasPartner: true })
  if (text !== undefined && named === null) return <UnknownPlan text={text} />
  if (named !== null && !offered.includes(named)) return <Navigate to={goalPaths[goalType]} replace />
  const [only] = offered
  const planType = named ?? (offered.length === 1 || goalType === GoalType.PROTECT_YOUR_LEGACY ? (only ?? null) : null)
  return planType === null ? (
    <DefaultForm goalType={goalType} mode={mode} />
  ) : (
    <OneForm key={planType} planType={planType} mode={mode} />
  )
}

function DefaultForm({ goalType, mode }: PlanFormPageProps) {
  const goal = useQuery('goal', { params: { goalType: String(goalType) } })
  const data = goal.data
  if (data !== undefined && !needsPlanSelection({ plans: data.plans, status: toPlanStatus(data.status) })) {
    const planType = toPlanType(
      (defaultPlan(data.plans) ?? data.plans.find(({ isLastModified }) => isLastModified) ?? data.plans[0])?.planType ??
        0,
    )
    if (planType !== null) return <OneForm planType={planType} mode={mode} />
  }
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <QueryView
          query={goal}
          label={words.loadingPlans()}
          skeleton={<FormSkeleton />}
          failedTitle={words.plansFailed()}
        >
          {({ plans }) => <ChoosePlan plans={plans} />}
        </QueryView>
      </div>
    </>
  )
}

const toPlanStatus = (status: number): PlanStatus => (status === 1 || status === 2 || status === 3 ? status : 0)

/** Student loans have their own form. Source: ACCT-19. */
const toModalType = (planType: PlanType) =>
  planType === PlanType.STUDENT_DEBT ? CustomAccountModalType.STUDENT : CustomAccountModalType.DEFAULT

function OneForm({ planType, mode }: { readonly planType: PlanType; readonly mode: PlanMode }) {
  const plan = useEditedPlan(planType, mode)
  const { pathname } = useLocation()
  const [step, setStep] = useState<string>()
  usePageTitle(step)
  return (
    <>
      {/* The line of the name is kept free while it is on its way. */}
      <PageHeader subtitle={plan.data?.name ?? '\u00a0'} />
      <div className="mt-6">
        <QueryView
          query={plan}
          label={words.loadingPlan()}
          skeleton={planType === PlanType.RETIREMENT ? <CalculatorSkeleton /> : <FormSkeleton />}
          failedTitle={words.planFailed()}
        >
          {(detail) => (
            <PlanForm
              plan={detail}
              screen={pathname}
              onStep={setStep}
              addAccount={<AddAccountButton modalType={toModalType(planType)} />}
              startSimulator={startSimulator}
            />
          )}
        </QueryView>
      </div>
    </>
  )
}
