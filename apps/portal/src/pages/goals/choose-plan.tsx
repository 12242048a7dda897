import type { Plan } from '@evenkeel/api-client/contract/goals'
import { useChange } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { calculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { toPlanType } from '@evenkeel/widgets/shared/to-plan-type.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '../../words/goal-page.generated.ts'

const details: Readonly<Partial<Record<PlanType, () => string>>> = {
  [PlanType.RETIREMENT]: words.retirementWhat,
  [PlanType.ASSET_ALLOCATION]: words.allocationWhat,
  [PlanType.DISTRIBUTION_PLANNING]: words.distributionWhat,
}

/** Asks which plan to make first if the goal has several; the chosen one becomes the goal's default. */
export function ChoosePlan({ plans }: { readonly plans: readonly Plan[] }) {
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
