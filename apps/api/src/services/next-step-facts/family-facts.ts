import {
  disabilityInsuranceInput,
  disabilityInsuranceResult,
} from '@evenkeel/api-client/contract/plan/disability-insurance'
import { emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import { estatePlanningInput, estatePlanningResult } from '@evenkeel/api-client/contract/plan/estate-planning'
import { lifeInsuranceInput, lifeInsuranceResult } from '@evenkeel/api-client/contract/plan/life-insurance'
import { disabilityFigures, type EstateDocument, FamilyStatus, PlanType, type StepFacts } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { offeredLifeCover } from '../household/company-facts.ts'
import { planNow, resultOf, type StepScene } from './plan-now.ts'

const adultAge = 18

export const hasMinor = (childAges: readonly number[]): boolean => childAges.some((age) => age < adultAge)

/** Without dependents there is no gap: cover is then optional. */
export function lifeFacts(scene: StepScene): StepFacts['life'] {
  const plan = planNow(scene, PlanType.LIFE_INSURANCE)
  const need = plan && resultOf(plan, lifeInsuranceResult)
  const input = z.safeParse(lifeInsuranceInput, plan?.present.input).data
  if (!plan || !need || !input) return null
  const hasDependents = input.relationshipStatus !== FamilyStatus.Single || input.childAges.length > 0
  return {
    gap: hasDependents ? need.gap : 0,
    years: need.years,
    hasAnsweredBenefit: planNow(scene, PlanType.COMPANY_BENEFITS) !== null,
    employerCover: offeredLifeCover(scene.offer, input.annualIncome),
    cover: need.existing,
  }
}

export function disabilityFacts(scene: StepScene): StepFacts['disability'] {
  const plan = planNow(scene, PlanType.DISABILITY_INSURANCE)
  const need = plan && resultOf(plan, disabilityInsuranceResult)
  const input = z.safeParse(disabilityInsuranceInput, plan?.present.input).data
  if (!need || !input) return null
  const emergency = planNow(scene, PlanType.EMERGENCY_FUND)
  const fund = emergency && resultOf(emergency, emergencyFundResult)
  const benefit = input.employerMonthlyBenefit ?? 0
  return {
    gapAMonth: need.gap,
    employerBenefit: benefit > 0 ? benefit : null,
    waitingMonths: input.waitingPeriodMonths ?? disabilityFigures.defaultWaitingMonths,
    monthsCovered: fund?.monthsCovered ?? null,
  }
}

export function partnerLifeFacts(scene: StepScene): StepFacts['partnerLife'] {
  const plan = planNow(scene, PlanType.PARTNER_LIFE_INSURANCE)
  const need = plan && resultOf(plan, lifeInsuranceResult)
  if (!plan || !need) return null
  const { partnerName, partnerLifeCover } = plan.ground.household.facts
  const hasSaid = partnerLifeCover.source === 'typed' || plan.present.ownPaths?.includes('existingInsurance') === true
  return { gap: need.gap, partnerName: partnerName.value, hasSaidEmployerCover: hasSaid || need.existing > 0 }
}

const askedOfAll: readonly EstateDocument[] = [
  'will',
  'healthCareDirective',
  'financialPowerOfAttorney',
  'namedBeneficiaries',
]

export function estateFacts(scene: StepScene): StepFacts['estate'] {
  const plan = planNow(scene, PlanType.ESTATE_PLANNING)
  const result = plan && resultOf(plan, estatePlanningResult)
  const input = z.safeParse(estatePlanningInput, plan?.present.input).data
  if (!result || !input) return null
  return {
    asked: [...askedOfAll, ...(hasMinor(input.childAges) ? ['guardian' as const] : [])],
    missing: result.missing,
  }
}
