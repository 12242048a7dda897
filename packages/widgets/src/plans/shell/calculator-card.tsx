import { useQuery } from '@evenkeel/api-client/react'
import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { useLinks } from '../../shared/links.ts'
import { QueryView } from '../../shared/query-view.tsx'
import { goalPaths } from '../../shared/paths.ts'
import * as words from '../../words/plan-shell.generated.ts'
import { isPlan, type PlanWithType } from './is-plan.ts'
import { oneCard, PlanFrameContext } from './plan-frame.tsx'

interface CalculatorCardProps<Type extends PlanType> {
  readonly title: string
  /** The type of the plan that it starts with. */
  readonly planType: Type
  /** The words of the link to that plan: 'View debt plan'. */
  readonly leadsTo: string
  readonly skeleton: ReactNode
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
  readonly children: (plan: PlanWithType<Type>) => ReactNode
}

/** A calculator on another page: starts with the person's own plan and does not change it. */
export function CalculatorCard<Type extends PlanType>({
  title,
  planType,
  leadsTo,
  skeleton,
  signature,
  children,
}: CalculatorCardProps<Type>) {
  const { href } = useLinks()
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  return (
    <PlanFrameContext value={oneCard}>
      <Card title={title}>
        <QueryView
          query={plan}
          label={words.loadingPlan()}
          skeleton={<CardBody>{skeleton}</CardBody>}
          failedTitle={words.planFailed()}
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {(detail) => isPlan(detail, planType) && children(detail)}
        </QueryView>
        <CardFooter href={href(goalPaths[goalOfPlan(planType)])} link={leadsTo} secondary={signature} />
      </Card>
    </PlanFrameContext>
  )
}

/** Returns a key that resets the fields when the plan's input has changed, and only then. */
export const keyOfInput = ({ input }: { readonly input: object }): string => JSON.stringify(input)
