import { useQuery, type QueryState } from '@evenkeel/api-client/react'
import { NextStepStatus, dashboardNextStepCount } from '@evenkeel/engine'
import { CardFooter, Card, CardBody } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/plan-steps.generated.ts'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Step } from './step.tsx'
import { StepsQueryView } from './steps-query-view.tsx'

function Steps({ steps }: { readonly steps: readonly NextStep[] }) {
  const { href } = useLinks()
  if (steps.length === 0) {
    return (
      <EmptyState
        icon="check"
        title={words.none()}
        action={<TextLink href={href(paths.allGoals())}>{words.exploreAll()}</TextLink>}
      >
        {words.noneWhat()}
      </EmptyState>
    )
  }
  return (
    <ul className="flex flex-col gap-5 @min-[600px]:flex-row @min-[600px]:gap-6">
      {steps.slice(0, dashboardNextStepCount).map((step) => (
        <Step key={step.id} step={step} layout="row" />
      ))}
    </ul>
  )
}

interface FirstStepsProps {
  /** The open steps in their order. */
  readonly query: QueryState<readonly NextStep[]>
  readonly footer?: ReactNode
}

/** The first three uncompleted next steps; completing one brings in the next. */
function FirstSteps({ query, footer }: FirstStepsProps) {
  const count = query.data?.length ?? 0
  return (
    <Card
      title={words.title()}
      beside={count > 0 && <span className="text-label font-normal text-text-muted">{words.stepsLeft({ count })}</span>}
    >
      <CardBody>
        <StepsQueryView query={query} skeleton={<SkeletonText lines={3} />}>
          {(steps) => <Steps steps={steps} />}
        </StepsQueryView>
      </CardBody>
      {footer}
    </Card>
  )
}

interface OwnNextStepsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The first next steps on another page, which may only read the steps: the home screen's read also contains the net worth. */
export function OwnNextStepsCard({ signature }: OwnNextStepsCardProps) {
  const open = useQuery('nextSteps', { query: { status: String(NextStepStatus.UNCOMPLETED) } })
  const steps = open.data?.flatMap(({ nextSteps }) => nextSteps).toSorted((a, b) => a.rank - b.rank)
  return <FirstSteps query={{ ...open, data: steps }} footer={<ElsewhereFooter signature={signature} />} />
}

/** The footer of the card on other people's pages. */
function ElsewhereFooter({ signature }: { readonly signature: ReactNode }) {
  const { href } = useLinks()
  return <CardFooter href={href(paths.allGoals())} link={words.exploreAll()} secondary={signature} />
}
