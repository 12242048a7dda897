import {
  emergencyFundDraft,
  type EmergencyFundInput,
  emergencyFundInput,
} from '@evenkeel/api-client/contract/plan/emergency-fund'
import { MAX_AMOUNT } from '@evenkeel/api-client/contract/primitives'
import {
  assessEmergencyFund,
  type EmergencyFundInput as EngineInput,
  explainEmergencyFund,
  PlanType,
  SourceOfIncomeAmount,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { followLinked } from './follow-linked.ts'
import { known } from './known.ts'
import { monthlyExpenses, monthlySavings } from './months.ts'
import { definePlan } from './plan-kind.ts'

const facts = z.object({ monthlySavings: z.number() })

const toEngine = (input: EmergencyFundInput, { monthlySavings: saved }: z.infer<typeof facts>): EngineInput => ({
  emergencySavingsBalance: input.emergencySavingsBalance,
  monthlyHouseHoldLivingExpenses: input.monthlyHouseHoldLivingExpenses,
  emergencyFundMonthsSaved: input.emergencyFundMonthsSaved,
  sourceOfIncomeAmountEnum: input.sourceOfIncomeAmountEnum,
  monthlySavings: saved,
})

/** Emergency fund (Q-EMER-1). */
export const emergencyFundPlan = definePlan({
  planType: PlanType.EMERGENCY_FUND,
  version: 1,
  input: emergencyFundInput,
  draft: emergencyFundDraft,
  facts,
  // A checking account holds what the month will cost: only savings are proposed.
  proposes: ({ typeName }) => typeName === 'Savings',
  gather: (ground) => ({ monthlySavings: monthlySavings(ground) }),
  defaults: (ground) => ({
    ...known('monthlyHouseHoldLivingExpenses', monthlyExpenses(ground)),
    sourceOfIncomeAmountEnum:
      (ground.profile.partnerAnnualIncomeCents ?? 0) > 0 ? SourceOfIncomeAmount.ONE : SourceOfIncomeAmount.NONE,
  }),
  follow(draft, ground) {
    const { value, isOverridden } = followLinked(ground, {
      value: draft.emergencySavingsBalance,
      isOverridden: draft.isOverridden,
    })
    return { ...draft, emergencySavingsBalance: value, isOverridden }
  },
  linkedField: ({ emergencySavingsBalance: value = null, isOverridden = false }) => ({ value, isOverridden }),
  faults({ emergencySavingsBalance, emergencyFundMonthsSaved, monthlyHouseHoldLivingExpenses: expenses }) {
    const isTooMuch =
      typeof emergencySavingsBalance !== 'number' && (emergencyFundMonthsSaved ?? 0) * expenses > MAX_AMOUNT
    return isTooMuch ? { 'input.emergencyFundMonthsSaved': 'Please enter a valid value.' } : {}
  },
  work(input, known) {
    const fund = toEngine(input, known)
    return { result: assessEmergencyFund(fund), explain: () => [explainEmergencyFund(fund)] }
  },
  offGoal: ({ result }) => (result().isSavingsGoalMet ? null : ''),
})
