import { planChoiceFields } from '@evenkeel/api-client/contract/forms/staff'
import { planNames } from '@evenkeel/api-client/contract/names'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useQuery } from '@evenkeel/api-client/react'
import { PlanStatus } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { type ReactNode, useState } from 'react'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/staff.generated.ts'
import { Reached } from './reached.tsx'
import * as moneyWords from '../words/staff-money.generated.ts'

const choices = Object.entries(planNames).map(([value, label]) => ({ value, label }))

/** Shows a committed plan; passed in by the page, since a plan's pictures belong to another feature. */
export type ShowPlan = (plan: PlanDetail) => ReactNode

interface EmployeePlansProps {
  readonly userId: number
  readonly firstName: string
  readonly showPlan: ShowPlan
}

function OnePlan({ userId, firstName, planType, showPlan }: EmployeePlansProps & { readonly planType: string }) {
  const query = useQuery('staffPlan', { params: { userId: String(userId), planType } })
  if (query.data !== undefined && query.data.result !== null) {
    return (
      <>
        <p className="text-body text-text-muted">{moneyWords.asSeen({ plan: query.data.name, firstName })}</p>
        {showPlan(query.data)}
      </>
    )
  }
  return (
    <Card>
      <CardBody>
        <Reached
          userId={userId}
          query={query}
          label={moneyWords.loadingThePlan()}
          failedTitle={moneyWords.planFailed()}
        >
          {({ name, status }) => (
            <EmptyState title={moneyWords.noPlanYet({ name })}>
              {status === PlanStatus.PLAN_PENDING
                ? moneyWords.planStarted({ firstName })
                : moneyWords.planNotStarted({ firstName })}
            </EmptyState>
          )}
        </Reached>
      </CardBody>
    </Card>
  )
}

/** An employee's plans, one at a time. Each is read only on request, since every read is recorded. */
export function EmployeePlans(props: EmployeePlansProps) {
  const [shown, setShown] = useState<string | null>(null)
  const { frame, Field } = useForm({
    form: planChoiceFields,
    defaults: { planType: null },
    submit: async ({ planType }) => setShown(planType),
  })
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <Card title={moneyWords.plans()}>
        <CardBody>
          <p className="mb-3 text-body text-text-muted">{moneyWords.plansText({ firstName: props.firstName })}</p>
          <Form {...frame} label={words.choosePlanFirst()}>
            <div className="max-w-100">
              <Field name="planType" placeholder={words.choosePlanFirst()} choices={choices} />
            </div>
            <SubmitButton variant="secondary" icon="eye">
              {words.showPlan()}
            </SubmitButton>
          </Form>
        </CardBody>
      </Card>
      {shown !== null && <OnePlan key={shown} {...props} planType={shown} />}
    </div>
  )
}
