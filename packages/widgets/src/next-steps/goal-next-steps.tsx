import { useQuery } from '@evenkeel/api-client/react'
import { type GoalType, NextStepStatus } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { Loaded } from '../shared/loaded.tsx'
import { Step } from './step.tsx'

/** What is still to be done for one goal, on the goal's own page. */
export function GoalNextSteps({ goalType }: { readonly goalType: GoalType }) {
  const titleId = useId()
  const found = useQuery('nextSteps', { query: { goalId: String(goalType) } })
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Next steps" titleId={titleId} />
      <CardBody>
        <Loaded query={found} label="Loading next steps" skeleton={<SkeletonText lines={3} />} failedTitle="Server error occurred while reading next steps">
          {(groups) => {
            const open = groups.flatMap(({ nextSteps }) => nextSteps).filter(({ status }) => status === NextStepStatus.UNCOMPLETED)
            if (open.length === 0) return <p className="text-body text-text-muted">Nothing is open for this goal.</p>
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
