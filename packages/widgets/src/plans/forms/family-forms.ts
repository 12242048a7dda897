import {
  disabilityFields,
  estateFields,
  lifeInsuranceFields,
  partnerLifeInsuranceFields,
  lifeInsuranceSections,
  partnerLifeInsuranceSections,
  disabilitySections,
  estateSections,
} from '@evenkeel/api-client/contract/forms/family'
import type { EstatePlanningInput } from '@evenkeel/api-client/contract/plan/estate-planning'
import { lifeInsuranceFigures, PlanType } from '@evenkeel/engine'
import type { Draft } from '@evenkeel/ui/use-form'
import * as words from '../../words/plan-form.generated.ts'
import { isPlan } from '../shell/is-plan.ts'
import { planForm } from './specified-form.tsx'

const policies = {
  title: words.planInsurance,
  intro: words.policiesIntro,
  fills: 'existingInsurance',
} as const

/** Life insurance (Q-LEGACY-1). */
export const LifeInsuranceForm = planForm({
  form: lifeInsuranceFields,
  start: (plan) => (isPlan(plan, PlanType.LIFE_INSURANCE) ? plan.input : null),
  sections: lifeInsuranceSections,
  links: policies,
})

/** Partner life insurance (Q-LEGACY-2). */
export const PartnerLifeInsuranceForm = planForm({
  form: partnerLifeInsuranceFields,
  start: (plan) => (isPlan(plan, PlanType.PARTNER_LIFE_INSURANCE) ? plan.input : null),
  sections: partnerLifeInsuranceSections,
  links: policies,
})

/** Disability insurance (Q-LEGACY-3). */
export const DisabilityForm = planForm({
  form: disabilityFields,
  start: (plan) => (isPlan(plan, PlanType.DISABILITY_INSURANCE) ? plan.input : null),
  sections: disabilitySections,
  links: { title: words.planInsurance, intro: words.policiesWatched },
})

const hasMinor = ({ childAges }: Draft<EstatePlanningInput>) =>
  (childAges ?? []).some((years) => years !== null && years < lifeInsuranceFigures.adultAge)

/** Estate planning (Q-LEGACY-4). */
export const EstateForm = planForm({
  form: estateFields,
  start: (plan) => (isPlan(plan, PlanType.ESTATE_PLANNING) ? plan.input : null),
  sections: estateSections,
  asked: { 'answers.guardian': hasMinor },
})
