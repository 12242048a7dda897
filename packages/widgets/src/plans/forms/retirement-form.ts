import {
  allocationFields,
  allocationSections,
  distributionFields,
  distributionSections,
} from '@evenkeel/api-client/contract/forms/allocation-and-distribution'
import { retirementFields, retirementSections } from '@evenkeel/api-client/contract/forms/retirement'
import { PlanType } from '@evenkeel/engine'
import * as words from '../../words/plan-form.generated.ts'
import { isPlan } from '../shell/is-plan.ts'
import { retirementAsked } from './retirement-asked.ts'
import { retirementLacks } from './retirement-lacks.ts'
import { planForm } from './specified-form.tsx'

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
