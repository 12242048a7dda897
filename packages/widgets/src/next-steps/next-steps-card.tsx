import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { dashboardNextStepCount, goalNames, goalOfPlan, NextStepStatus } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Icon } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { goalIcons } from '../shared/goal-look.ts'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { planTypeOf } from '../shared/plan-type-of.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'

function GoalOfStep({ step }: { readonly step: NextStep }) {
  const planType = planTypeOf(step.planType)
  if (planType === null) return null
  const goalType = goalOfPlan(planType)
  return (
    <p className="mt-3 flex items-center gap-2 text-caption text-text-subtle">
      <Icon name={goalIcons[goalType]} size={16} />
      {goalNames[goalType]}
    </p>
  )
}

function Step({ step }: { readonly step: NextStep }) {
  const { href } = useLinks()
  const titleId = useId()
  const setStatus = useChange('setNextStepStatus')
  const report = useReportedChange()
  const complete = () =>
    void report(
      setStatus.run({ params: { id: String(step.id), status: `${NextStepStatus.COMPLETED}` }, body: {} }),
      `${step.title} is done`,
    )
  return (
    <li className="flex min-w-0 flex-1 gap-3 border-hairline py-1 tablet:border-l tablet:pl-6 tablet:first:border-l-0 tablet:first:pl-0">
      <button
        type="button"
        aria-label={`Complete: ${step.title}`}
        aria-disabled={setStatus.isBusy}
        onClick={setStatus.isBusy ? undefined : complete}
        className="mt-px flex size-[22px] shrink-0 items-center justify-center rounded-pill border border-border-strong text-transparent transition-colors duration-fast hover:border-accent hover:text-accent pointer-coarse:size-[28px]"
      >
        <Icon name="check" size={16} />
      </button>
      <div className="min-w-0">
        <h3 id={titleId} className="text-body font-semibold text-text">
          {step.link === null ? step.title : <TextLink tone="plain" href={href(step.link)}>{step.title}</TextLink>}
        </h3>
        <p className="mt-0.5 text-body text-text-muted">{step.description}</p>
        <GoalOfStep step={step} />
      </div>
    </li>
  )
}

function Steps({ steps }: { readonly steps: readonly NextStep[] }) {
  const { href } = useLinks()
  if (steps.length === 0) {
    return (
      <EmptyState icon="check" title="Nothing to do" action={<TextLink href={href(paths.allGoals())}>Explore all goals</TextLink>}>
        Your plans have no open steps.
      </EmptyState>
    )
  }
  return (
    <ul className="flex flex-col gap-5 tablet:flex-row tablet:gap-6">
      {steps.slice(0, dashboardNextStepCount).map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ul>
  )
}

/** The first three uncompleted next steps; completing one brings in the next. */
export function NextStepsCard() {
  const titleId = useId()
  const dashboard = useQuery('dashboard')
  const count = dashboard.data?.data.nextSteps.length ?? 0
  const shown = Math.min(count, dashboardNextStepCount)
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title="Next steps"
        titleId={titleId}
        beside={count > 0 && <span className="text-label font-normal text-text-muted">{`${shown} of ${count} to do`}</span>}
      />
      <CardBody>
        <Loaded
          query={dashboard}
          label="Loading next steps"
          skeleton={<SkeletonText lines={3} />}
          failedTitle="Server error occurred while reading next steps"
        >
          {({ data }) => <Steps steps={data.nextSteps} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}
