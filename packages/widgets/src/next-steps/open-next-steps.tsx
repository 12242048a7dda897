import { useQuery } from '@evenkeel/api-client/react'
import { NextStepStatus, type PlanType } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { nextStepsPath } from '../shared/goal-pages.ts'
import { useLinks } from '../shared/links.ts'
import * as words from '../words/plan-steps.generated.ts'
import { Step } from './step.tsx'
import { StepSentence } from './step-sentence.tsx'
import { StepsQueryView } from './steps-query-view.tsx'

interface OpenNextStepsProps {
  readonly query: { readonly planType: string; readonly status: string }
  /** The text shown if there are no steps. */
  readonly nothing: string
  /** The link to all steps, including those that are done or dismissed. */
  readonly all?: ReactNode
}

function OpenNextSteps({ query, nothing, all }: OpenNextStepsProps) {
  const found = useQuery('nextSteps', { query })
  return (
    <Card title={words.title()} action={all}>
      <CardBody>
        <StepsQueryView query={found} skeleton={<SkeletonText lines={3} />}>
          {(groups) => {
            const open = groups
              .flatMap(({ nextSteps }) => nextSteps)
              .filter(({ status }) => status === NextStepStatus.UNCOMPLETED)
            if (open.length === 0) return <p className="text-body text-text-muted">{nothing}</p>
            return (
              <ul>
                {open.map((step) => (
                  <Step key={step.id} step={step} layout="list" text={<StepSentence step={step} />} />
                ))}
              </ul>
            )
          }}
        </StepsQueryView>
      </CardBody>
    </Card>
  )
}

interface PlanNextStepsProps {
  readonly planType: PlanType
  /** Whether its verdict cannot be said yet: then no one is caught up, also if all steps are ticked off. */
  readonly lacksFacts: boolean
}

/** The open steps of one plan, with a link to all its steps. */
export function PlanNextSteps({ planType, lacksFacts }: PlanNextStepsProps) {
  const { href } = useLinks()
  return (
    <OpenNextSteps
      query={{ planType: String(planType), status: String(NextStepStatus.UNCOMPLETED) }}
      nothing={lacksFacts ? words.noneBefore() : words.caughtUp()}
      all={
        <TextLink href={href(nextStepsPath(planType))} arrow>
          {words.all()}
        </TextLink>
      }
    />
  )
}
