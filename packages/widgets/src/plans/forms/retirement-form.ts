import {
  allocationFields,
  allocationSections,
  distributionFields,
  distributionSections,
} from '@evenkeel/api-client/contract/forms/allocation-and-distribution'
import { retirementFields, retirementSections } from '@evenkeel/api-client/contract/forms/retirement'
import { type IsoDate, PlanType } from '@evenkeel/engine'
import * as words from '../../words/plan-form.generated.ts'
import { isPlan } from '../shell/is-plan.ts'
import { retirementAsked, type RetirementName } from './retirement-asked.ts'
import { planForm } from './specified-form.tsx'
import { retirementDraft } from '@evenkeel/api-client/contract/plan/retirement'
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

/** Retirement (RET-05 to RET-10). */
export const RetirementForm = planForm({
  form: retirementFields,
  start: (plan, given) => given ?? (isPlan(plan, PlanType.RETIREMENT) ? plan.input : null),
  sections: retirementSections,
  asked: retirementAsked,
  lacks: retirementLacks,
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
  sections: allocationSections,
  links: { title: words.planAccounts, intro: words.allocationAccounts },
})

/** Distribution planning (Q-DIST-1). */
export const DistributionForm = planForm({
  form: distributionFields,
  start: (plan) => (isPlan(plan, PlanType.DISTRIBUTION_PLANNING) ? plan.input : null),
  sections: distributionSections,
  links: {
    title: words.planAccounts,
    intro: words.distributionAccounts,
    fills: 'fund',
  },
})
