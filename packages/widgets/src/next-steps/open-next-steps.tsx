import { useQuery } from '@evenkeel/api-client/react'
import { type GoalType, NextStepStatus, type PlanType } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { Loaded } from '../shared/loaded.tsx'
import { Step } from './step.tsx'

interface OpenNextStepsProps {
  readonly query: { readonly goalId: string } | { readonly planType: string; readonly status: string }
  /** What a person reads where nothing is to be done. */
  readonly nothing: string
}

function OpenNextSteps({ query, nothing }: OpenNextStepsProps) {
  const titleId = useId()
  const found = useQuery('nextSteps', { query })
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Next steps" titleId={titleId} />
      <CardBody>
        <Loaded query={found} label="Loading next steps" skeleton={<SkeletonText lines={3} />} failedTitle="Server error occurred while reading next steps">
          {(groups) => {
            const open = groups.flatMap(({ nextSteps }) => nextSteps).filter(({ status }) => status === NextStepStatus.UNCOMPLETED)
            if (open.length === 0) return <p className="text-body text-text-muted">{nothing}</p>
            return (
              <ul>
                {open.map((step) => (
                  <Step key={step.id} step={step} layout="list" />
                ))}
              </ul>
            )
          }}
        </Loaded>
      </CardBody>
    </Card>
  )
}

/** What is still to be done for one goal, on the goal's own page. */
export function GoalNextSteps({ goalType }: { readonly goalType: GoalType }) {
  return <OpenNextSteps query={{ goalId: String(goalType) }} nothing="Nothing is open for this goal." />
}

/** What is still to be done for one plan. */
export function PlanNextSteps({ planType }: { readonly planType: PlanType }) {
  return <OpenNextSteps query={{ planType: String(planType), status: String(NextStepStatus.UNCOMPLETED) }} nothing="Nothing is open for this plan." />
}
