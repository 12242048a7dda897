import { householdFields } from '@evenkeel/api-client/contract/forms/household'
import { useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import * as words from '../words/household.generated.ts'
import { factsOfPlan, factText, labelOf } from './known-facts.ts'

const Sheet = lazyDialog(async () => (await import('./household-sheet.tsx')).HouseholdSheet)

/** What a plan is based on, in one line without the partner’s share, and the way to change it. Absent for a plan that uses none of these facts. */
export function PlanFacts({ planType }: { readonly planType: PlanType }) {
  const household = useQuery('household')
  const mask = usePrivateText()
  const [isOpen, setOpen] = useState(false)
  if (household.data === undefined) return household.isLoading ? <SkeletonText lines={1} /> : null
  const facts = factsOfPlan(household.data, planType)
  if (facts.length === 0) return null
  const shown = facts.flatMap((one) => {
    if (planType !== PlanType.PARTNER_LIFE_INSURANCE && one.name.startsWith('partner')) return []
    const text = factText(one)
    return text === null ? [] : [`${labelOf(householdFields.fields[one.name].label)} ${mask(text)}`]
  })
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-body">
      <p className="min-w-0 flex-1">
        <span className="text-text-muted">{words.basedOn()}:</span> {shown.join(' · ')}
      </p>
      <Button
        {...Sheet.preloadProps}
        variant="text"
        size="flush"
        aria-label={words.changeFacts()}
        onClick={() => setOpen(true)}
      >
        {words.change()}
      </Button>
      {isOpen && <Sheet household={household.data} planType={planType} onClose={() => setOpen(false)} />}
    </div>
  )
}
