import { PlanType } from '@evenkeel/engine'

/** What each plan is called, in the order in which they are offered. */
export const planNames: Readonly<Record<PlanType, string>> = {
  [PlanType.RETIREMENT]: 'Retirement',
  [PlanType.ASSET_ALLOCATION]: 'Asset allocation',
  [PlanType.REDUCE_DEBT]: 'Reduce debt',
  [PlanType.EMERGENCY_FUND]: 'Emergency fund',
  [PlanType.COMPANY_BENEFITS]: 'Company benefits',
  [PlanType.LIFE_INSURANCE]: 'Life insurance',
  [PlanType.LIVE_BY_A_BUDGET]: 'Live by a budget',
  [PlanType.DISABILITY_INSURANCE]: 'Disability insurance',
  [PlanType.PARTNER_LIFE_INSURANCE]: 'Partner life insurance',
  [PlanType.ESTATE_PLANNING]: 'Estate planning',
  [PlanType.STUDENT_DEBT]: 'Student debt',
  [PlanType.DISTRIBUTION_PLANNING]: 'Distribution planning',
}
