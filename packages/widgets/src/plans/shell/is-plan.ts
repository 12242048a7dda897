import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { PlanType } from '@evenkeel/engine'

/** A plan of one type, with that type's input and result. */
export type PlanWithType<Type extends PlanType> = Extract<PlanDetail, { planType: Type }>

/** Whether a plan is of a type. */
export const isPlan = <Type extends PlanType>(plan: PlanDetail, planType: Type): plan is PlanWithType<Type> =>
  plan.planType === planType
