import type { Plan } from '@evenkeel/api-client/contract/goals'
import { useChange } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { calculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { toPlanType } from '@evenkeel/widgets/shared/to-plan-type.ts'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'

const details: Readonly<Partial<Record<PlanType, string>>> = {
  [PlanType.RETIREMENT]: 'Whether your savings last, and what you would have to change.',
  [PlanType.ASSET_ALLOCATION]: 'How to spread your savings over funds.',
  [PlanType.DISTRIBUTION_PLANNING]: 'How much you can draw each year once you have retired.',
}

/** Asks which plan to make first if the goal has several; the chosen one becomes the goal's default. */
export function ChoosePlan({ plans }: { readonly plans: readonly Plan[] }) {
  const titleId = useId()
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
    <Card labelledBy={titleId}>
      <CardHeader title="Which plan do you want to start with?" titleId={titleId} />
      <CardBody>
        <RadioGroup
          label="Plan"
          hideLabel
          options={plans.map(({ planType, name }) => ({
            value: String(planType),
            label: name,
            detail: details[toPlanType(planType) ?? PlanType.RETIREMENT],
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="mt-6">
          <Button variant="primary" busy={set.isBusy} onClick={() => void go()}>
            Continue
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
