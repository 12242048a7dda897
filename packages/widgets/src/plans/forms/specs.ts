import { PlanType } from '@evenkeel/engine'
import { allocationSpec, distributionSpec, retirementSpec } from './retirement-specs.ts'
import { benefitsSpec, emergencyFundSpec, studentDebtSpec } from './everyday-specs.ts'
import { disabilitySpec, estateSpec, lifeInsuranceSpec, partnerLifeInsuranceSpec } from './family-specs.ts'
import type { FormSpec, SpecOf } from './form-field.ts'

const always =
  (spec: FormSpec): SpecOf =>
  () =>
    spec

/** What each plan asks, but for those that have screens of their own: debts and budgets. */
export const formSpecs: Readonly<Partial<Record<PlanType, SpecOf>>> = {
  [PlanType.RETIREMENT]: always(retirementSpec),
  [PlanType.ASSET_ALLOCATION]: always(allocationSpec),
  [PlanType.EMERGENCY_FUND]: always(emergencyFundSpec),
  [PlanType.COMPANY_BENEFITS]: benefitsSpec,
  [PlanType.LIFE_INSURANCE]: always(lifeInsuranceSpec),
  [PlanType.DISABILITY_INSURANCE]: always(disabilitySpec),
  [PlanType.PARTNER_LIFE_INSURANCE]: always(partnerLifeInsuranceSpec),
  [PlanType.ESTATE_PLANNING]: always(estateSpec),
  [PlanType.STUDENT_DEBT]: always(studentDebtSpec),
  [PlanType.DISTRIBUTION_PLANNING]: always(distributionSpec),
}
