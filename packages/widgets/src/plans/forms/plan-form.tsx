import { PlanType } from '@evenkeel/engine'
import type { ComponentType } from 'react'
import { BenefitsForm, EmergencyFundForm, StudentDebtForm } from './everyday-forms.tsx'
import { DisabilityForm, EstateForm, LifeInsuranceForm, PartnerLifeInsuranceForm } from './family-forms.ts'
import type { PlanFormProps } from './specified-form.tsx'
import { AllocationForm, DistributionForm, RetirementForm } from './retirement-form.ts'

/** The form of each plan, but for those that have their own screens: debts and budgets. */
const planForms: Readonly<Partial<Record<PlanType, ComponentType<PlanFormProps>>>> = {
  [PlanType.RETIREMENT]: RetirementForm,
  [PlanType.ASSET_ALLOCATION]: AllocationForm,
  [PlanType.EMERGENCY_FUND]: EmergencyFundForm,
  [PlanType.COMPANY_BENEFITS]: BenefitsForm,
  [PlanType.LIFE_INSURANCE]: LifeInsuranceForm,
  [PlanType.DISABILITY_INSURANCE]: DisabilityForm,
  [PlanType.PARTNER_LIFE_INSURANCE]: PartnerLifeInsuranceForm,
  [PlanType.ESTATE_PLANNING]: EstateForm,
  [PlanType.STUDENT_DEBT]: StudentDebtForm,
  [PlanType.DISTRIBUTION_PLANNING]: DistributionForm,
}

/** The form of a plan: what it asks, which accounts it counts, and the ways out of it. Null for a plan without one. */
export function PlanForm(props: PlanFormProps) {
  const Form = planForms[props.plan.planType]
  return Form === undefined ? null : <Form {...props} />
}
