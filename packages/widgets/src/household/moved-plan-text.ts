import type { MovedPlan } from '@evenkeel/api-client/contract/household'
import { planNames } from '@evenkeel/api-client/contract/names'
import { showsCents, verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import { formatMoney, PlanType } from '@evenkeel/engine'
import { toPlanType } from '../shared/to-plan-type.ts'
import * as words from '../words/household.generated.ts'

type PreviewVerdict = NonNullable<NonNullable<MovedPlan['before']>['verdict']>
type Figure = NonNullable<PreviewVerdict['figure']>

const dollars = (value: number): string => formatMoney(value, { cents: showsCents(value) })

/** Dollars are what is left, but for insurance, where they are what is missing. */
const missesDollars = new Set<PlanType>([
  PlanType.LIFE_INSURANCE,
  PlanType.DISABILITY_INSURANCE,
  PlanType.PARTNER_LIFE_INSURANCE,
])

/** Returns the figure of a plan before and after; null for one that is said by its word. */
function figuresText(planType: PlanType, was: Figure | null, is: Figure | null): string | null {
  if (typeof was?.value !== 'number' || typeof is?.value !== 'number') return null
  const [plan, before, after] = [planNames[planType], was.value, is.value]
  if (before === after) return null
  if (is.unit === 'futures') return words.movedFutures({ plan, before, after })
  if (is.unit === 'months') return words.movedMonths({ plan, before, after })
  if (is.unit !== 'dollars') return null
  const amounts = { plan, before: dollars(before), after: dollars(after) }
  return missesDollars.has(planType) ? words.movedGap(amounts) : words.movedLeft(amounts)
}

/** Returns a plan that a change of facts moves, with its figure before and after, or its word if that is all that moves. */
export function movedPlanText({ planType, before, after }: MovedPlan): string | null {
  const known = toPlanType(planType)
  if (known === null) return null
  const [was, is] = [before?.verdict, after?.verdict]
  const plan = planNames[known]
  if (!was || !is) return plan
  const figures = figuresText(known, was.figure, is.figure)
  if (figures !== null) return figures
  return was.word === is.word
    ? plan
    : words.movedWord({ plan, before: verdictWord(was.word), after: verdictWord(is.word) })
}
