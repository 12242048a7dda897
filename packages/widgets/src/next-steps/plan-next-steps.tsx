import { useQuery } from '@evenkeel/api-client/react'
import { NextStepStatus, type PlanType } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { Loaded } from '../shared/loaded.tsx'
import { Step } from './step.tsx'

/** What is still to be done for one plan. */
export function PlanNextSteps({ planType }: { readonly planType: PlanType }) {
  const titleId = useId()
  const found = useQuery('nextSteps', { query: { planType: String(planType), status: String(NextStepStatus.UNCOMPLETED) } })
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Next steps" titleId={titleId} />
      <CardBody>
        <Loaded query={found} label="Loading next steps" skeleton={<SkeletonText lines={3} />} failedTitle="Server error occurred while reading next steps">
          {(groups) => {
            const open = groups.flatMap(({ nextSteps }) => nextSteps)
            if (open.length === 0) return <p className="text-body text-text-muted">Nothing is open for this plan.</p>
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
