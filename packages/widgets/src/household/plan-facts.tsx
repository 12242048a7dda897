import { useQuery } from '@evenkeel/api-client/react'
import { language, PlanType } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { valueAt } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import * as words from '../words/household.generated.ts'
import { factPhrase, factsOfPlan, labelOf, type NumberFact } from './known-facts.ts'

const Sheet = lazyDialog(async () => (await import('./household-sheet.tsx')).HouseholdSheet)

interface PlanFactsProps {
  /** Its fields that hold facts, and the values that it is worked out with today. */
  readonly plan: {
    readonly planType: PlanType
    readonly facts: readonly { readonly path: string; readonly key: string }[]
    readonly ownPaths: readonly string[]
    readonly input: unknown
    readonly present: unknown
    /** The input is then a draft's, which the plan is not based on. */
    readonly hasDraft: boolean
  }
}

/** Returns a fact as the plan has it: what was said for this plan only, and what the household does not know. */
function asInPlan(plan: PlanFactsProps['plan'], known: NumberFact): NumberFact {
  const { facts, ownPaths, input, present, hasDraft } = plan
  const path = facts.find(({ key }) => key === known.name)?.path
  if (path === undefined || (known.value !== null && !ownPaths.includes(path))) return known
  const value = valueAt(present, `input.${path}`) ?? (hasDraft ? undefined : valueAt(input, path))
  return typeof value === 'number' ? { ...known, value } : known
}

/** Facts that the sliders of a retirement plan show, which has none while there is a draft. */
const onSliders: ReadonlySet<string> = new Set(['savingsRate', 'retirementAge', 'retirementExpenses'])

const list = new Intl.ListFormat(language, { type: 'unit' })

/** Returns the facts that are known in one line, which is empty without any, and the names of those that are not. */
function inWords(facts: readonly NumberFact[], { planType, hasDraft }: PlanFactsProps['plan']) {
  const hasSliders = planType === PlanType.RETIREMENT && !hasDraft
  const named = facts.map((one) => ({ ...one, phrase: factPhrase(one) }))
  const said = named.filter(({ name }) => !(hasSliders && onSliders.has(name)))
  return {
    known: list.format(said.flatMap(({ phrase }) => (phrase === null ? [] : [phrase]))),
    unknown: named.flatMap(({ name, phrase }) => (phrase === null ? [labelOf(name)] : [])),
  }
}

/** What a plan is based on, in one line without the partner’s share, what is not known of it, and the way to change it. Absent for a plan that uses none of these facts. */
export function PlanFacts({ plan }: PlanFactsProps) {
  const { planType } = plan
  const household = useQuery('household')
  const mask = usePrivateText()
  const [isOpen, setOpen] = useState(false)
  if (household.data === undefined) return household.isLoading ? <SkeletonText lines={1} /> : null
  const facts = factsOfPlan(household.data, planType)
  if (facts.length === 0) return null
  const isAboutPartner = planType === PlanType.PARTNER_LIFE_INSURANCE
  const { known, unknown } = inWords(
    facts.filter(({ name }) => isAboutPartner || !name.startsWith('partner')).map((fact) => asInPlan(plan, fact)),
    plan,
  )
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-body">
      <div className="min-w-0 basis-full @min-[480px]:flex-1 @min-[480px]:basis-0">
        {known !== '' && (
          <p>
            <span className="text-text-muted">{words.basedOn()}:</span> {mask(known)}
          </p>
        )}
        {unknown.length > 0 && <p className="text-text-muted">{words.unknownFacts({ names: unknown.join(', ') })}</p>}
      </div>
      <TextButton {...Sheet.preloadProps} aria-label={words.changeFacts()} onClick={() => setOpen(true)}>
        {words.change()}
      </TextButton>
      {isOpen && <Sheet household={household.data} planType={planType} onClose={() => setOpen(false)} />}
    </div>
  )
}
