import { PlanType } from '../goals/plan-type.ts'
import { type BudgetCase, budgetVerdict } from './budget-verdict.ts'
import { type DebtCase, debtVerdict } from './debt-verdict.ts'
import { type BenefitsCase, benefitsVerdict, type EmergencyCase, emergencyVerdict } from './everyday-verdict.ts'
import {
  type DisabilityCase,
  disabilityVerdict,
  type EstateCase,
  estateVerdict,
  type LifeCase,
  lifeVerdict,
} from './protection-verdict.ts'
import { type RetirementCase, retirementVerdict } from './retirement-verdict.ts'
import { type Verdict, cannotSay, judge, sentence } from './verdict.ts'

/** Whole percents of the savings. */
interface AllocationCase {
  readonly planType: typeof PlanType.ASSET_ALLOCATION
  readonly plannedStocks: number
  /** Null until the person says it; no bank sends it. */
  readonly heldStocks: number | null
}

/** Points between held and planned up to which a mix is on track, and close. */
const pointsOff = { onTrack: 5, close: 15 } as const

/** Returns whether the mix held is the planned one: within 5 points on track, else close; beyond 15 it has drifted. */
export function allocationVerdict({ plannedStocks: planned, heldStocks: held }: AllocationCase): Verdict {
  const plan = sentence('stocksPlanned', { values: { planned } })
  if (held === null) return cannotSay([{ key: 'heldStockShare', accountId: null }], sentence('stocksUnknown'), plan)
  const off = Math.abs(Math.round(held) - planned)
  return judge(off <= pointsOff.onTrack ? 'on-track' : 'close', {
    ...(off > pointsOff.close && { word: 'drifted' }),
    sentence: sentence('stocksHeld', { values: { held: Math.round(held), planned } }),
    figure: { value: off, unit: 'percent' },
  })
}

/** A plan as it is today: committed choices, today's facts. */
export type JudgedPlan =
  | RetirementCase
  | AllocationCase
  | DebtCase
  | EmergencyCase
  | BenefitsCase
  | BudgetCase
  | LifeCase
  | DisabilityCase
  | EstateCase

/** Returns how good a plan is. No screen, mail or widget decides that in another way. */
export function verdictOf(plan: JudgedPlan): Verdict {
  switch (plan.planType) {
    case PlanType.RETIREMENT:
    case PlanType.DISTRIBUTION_PLANNING:
      return retirementVerdict(plan)
    case PlanType.ASSET_ALLOCATION:
      return allocationVerdict(plan)
    case PlanType.REDUCE_DEBT:
    case PlanType.STUDENT_DEBT:
      return debtVerdict(plan)
    case PlanType.EMERGENCY_FUND:
      return emergencyVerdict(plan)
    case PlanType.COMPANY_BENEFITS:
      return benefitsVerdict(plan)
    case PlanType.LIVE_BY_A_BUDGET:
      return budgetVerdict(plan)
    case PlanType.LIFE_INSURANCE:
    case PlanType.PARTNER_LIFE_INSURANCE:
      return lifeVerdict(plan)
    case PlanType.DISABILITY_INSURANCE:
      return disabilityVerdict(plan)
    case PlanType.ESTATE_PLANNING:
      return estateVerdict(plan)
    default:
      throw new RangeError('planType must be a PlanType')
  }
}
