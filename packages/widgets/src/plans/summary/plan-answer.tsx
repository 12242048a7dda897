import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import type { ComponentType } from 'react'
import { keptLoad } from '../../shared/kept-load.ts'
import type { Load } from '../../shared/lazy-card.tsx'
import { isPlan, type PlanWithType } from '../shell/is-plan.ts'

type Answer<Plan> = ComponentType<{ readonly plan: Plan }>

const answer = <Type extends PlanType>(planType: Type, load: () => Promise<Answer<PlanWithType<Type>>>) =>
  keptLoad<{ readonly plan: PlanDetail }>(async () => {
    const Own = await load()
    return ({ plan }) => isPlan(plan, planType) && <Own plan={plan} />
  })

const ofLife = async () => (await import('./family-answers.tsx')).LifeInsuranceAnswer

/** Load the result of each type of plan in its own words and pictures, so that a plan's page does not load those of others. */
export const planAnswers: Readonly<Record<PlanType, Load<{ readonly plan: PlanDetail }>>> = {
  [PlanType.RETIREMENT]: answer(
    PlanType.RETIREMENT,
    async () => (await import('./retirement-answers.tsx')).RetirementAnswer,
  ),
  [PlanType.DISTRIBUTION_PLANNING]: answer(
    PlanType.DISTRIBUTION_PLANNING,
    async () => (await import('./retirement-answers.tsx')).DistributionAnswer,
  ),
  [PlanType.ASSET_ALLOCATION]: answer(
    PlanType.ASSET_ALLOCATION,
    async () => (await import('./allocation-answer.tsx')).AllocationAnswer,
  ),
  [PlanType.REDUCE_DEBT]: answer(
    PlanType.REDUCE_DEBT,
    async () => (await import('../debt/debt-summary.tsx')).DebtSummary,
  ),
  [PlanType.STUDENT_DEBT]: answer(
    PlanType.STUDENT_DEBT,
    async () => (await import('./student-debt-answer.tsx')).StudentDebtAnswer,
  ),
  [PlanType.EMERGENCY_FUND]: answer(
    PlanType.EMERGENCY_FUND,
    async () => (await import('./everyday-answers.tsx')).EmergencyFundAnswer,
  ),
  [PlanType.LIVE_BY_A_BUDGET]: answer(
    PlanType.LIVE_BY_A_BUDGET,
    async () => (await import('./everyday-answers.tsx')).BudgetAnswer,
  ),
  [PlanType.COMPANY_BENEFITS]: answer(
    PlanType.COMPANY_BENEFITS,
    async () => (await import('./benefits-answer.tsx')).BenefitsAnswer,
  ),
  [PlanType.LIFE_INSURANCE]: answer(PlanType.LIFE_INSURANCE, ofLife),
  [PlanType.PARTNER_LIFE_INSURANCE]: answer(PlanType.PARTNER_LIFE_INSURANCE, ofLife),
  [PlanType.DISABILITY_INSURANCE]: answer(
    PlanType.DISABILITY_INSURANCE,
    async () => (await import('./family-answers.tsx')).DisabilityAnswer,
  ),
  [PlanType.ESTATE_PLANNING]: answer(
    PlanType.ESTATE_PLANNING,
    async () => (await import('./family-answers.tsx')).EstateAnswer,
  ),
}
