import { allocationFields } from '@evenkeel/api-client/contract/plan/asset-allocation'
import { distributionFields } from '@evenkeel/api-client/contract/plan/distribution'
import { retirementDraft, retirementFields } from '@evenkeel/api-client/contract/plan/retirement'
import { type IsoDate, newestRuleBookId, PlanType } from '@evenkeel/engine'
import * as words from '../../words/plan-form.generated.ts'
import type { RetirementPlan } from '../calculator/form.ts'
import { planToday } from '../goal/plan-today.ts'
import { isPlan } from '../shell/is-plan.ts'
import { FieldSlider } from './field-slider.tsx'
import { retirementAsked, type RetirementName } from './retirement-asked.ts'
import { planForm } from './specified-form.tsx'
import { missingSavings } from '@evenkeel/api-client/contract/plan/retirement-missing'

const fields: Readonly<Record<string, RetirementName>> = {
  savingsRate: 'retirementSavings.employerSponsoredSavingsRate',
  retirementFund: 'retirementSavings.retirementFund',
}

/**
 * Returns the fields of the savings without which a retirement plan cannot say anything, because nothing is not 0. Calls may
 * still commit such a plan; its verdict says what is missing.
 */
function retirementLacks(input: object, today: IsoDate): RetirementName[] {
  const { data } = retirementDraft.safeParse(input)
  return data === undefined ? [] : missingSavings(data, today).flatMap(({ key }) => fields[key] ?? [])
}

/**
 * Returns what the form starts with. A first plan gets the newest published rules: by those of 2017 taxes take so much that hardly
 * any choice moves the answer. A household that has chosen its rules keeps them.
 */
function startOf(plan: RetirementPlan) {
  const { input } = planToday(plan)
  const { assetsGrowPlan } = input
  if (plan.lastCommittedOn !== null || assetsGrowPlan?.ruleBook) return input
  return { ...input, assetsGrowPlan: { ...assetsGrowPlan, ruleBook: newestRuleBookId } }
}

/** Retirement (RET-05 to RET-10). */
export const RetirementForm = planForm({
  form: retirementFields,
  start: (plan) => (isPlan(plan, PlanType.RETIREMENT) ? startOf(plan) : null),
  asked: retirementAsked,
  lacks: retirementLacks,
  answer: async () => (await import('../goal/form-answer.tsx')).FormAnswer,
  Under: FieldSlider,
  links: {
    title: words.planAccounts,
    intro: words.retirementAccounts,
    fills: 'retirementSavings.retirementFund',
  },
})

/** Asset allocation (Q-ALLOC-1). */
export const AllocationForm = planForm({
  form: allocationFields,
  start: (plan) => (isPlan(plan, PlanType.ASSET_ALLOCATION) ? plan.input : null),
  links: { title: words.planAccounts, intro: words.allocationAccounts },
})

/** Distribution planning (Q-DIST-1). */
export const DistributionForm = planForm({
  form: distributionFields,
  start: (plan) => (isPlan(plan, PlanType.DISTRIBUTION_PLANNING) ? plan.input : null),
  links: {
    title: words.planAccounts,
    intro: words.distributionAccounts,
    fills: 'fund',
  },
})
