import {
  emergencyFundDraft,
  type EmergencyFundInput,
  emergencyFundInput,
} from '@evenkeel/api-client/contract/plan/emergency-fund'
import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import {
  assessEmergencyFund,
  emergencyTargetMonths,
  type EmergencyFundInput as EngineInput,
  explainEmergencyFund,
  missingFacts,
  PlanType,
  SourceOfIncomeAmount,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { followLinked } from './follow-linked.ts'
import { isEmergencySavings } from '../household/linked-facts.ts'
import { known, typedOver } from './known.ts'
import { monthlySavings } from './months.ts'
import { definePlan } from './plan-definition.ts'
import { say } from '../../say.ts'

const facts = z.object({ monthlySavings: z.number() })

const toEngine = (input: EmergencyFundInput, { monthlySavings: saved }: z.infer<typeof facts>): EngineInput => ({
  ...input,
  monthlySavings: saved,
})

/** Emergency fund. Source: Q-EMER-1. */
export const emergencyFundPlan = definePlan({
  planType: PlanType.EMERGENCY_FUND,
  version: 1,
  input: emergencyFundInput,
  draft: emergencyFundDraft,
  facts,
  suggestsAccount: isEmergencySavings,
  loadFacts: (ground) => ({ monthlySavings: monthlySavings(ground) }),
  defaults: ({ household: { facts } }) => ({
    ...typedOver('emergencySavingsBalance', facts.emergencySavings),
    ...known('monthlyHouseHoldLivingExpenses', facts.essentialExpenses.value),
    sourceOfIncomeAmountEnum:
      (facts.partnerAnnualIncome.value ?? 0) > 0 ? SourceOfIncomeAmount.ONE : SourceOfIncomeAmount.NONE,
  }),
  applyLinkedAccounts(draft, ground) {
    const { value, isOverridden } = followLinked(ground, {
      value: draft.emergencySavingsBalance,
      isOverridden: draft.isOverridden,
    })
    return { ...draft, emergencySavingsBalance: value, isOverridden }
  },
  linkedField: ({ emergencySavingsBalance: value = null, isOverridden = false }) => ({ value, isOverridden }),
  faults({ emergencySavingsBalance, emergencyFundMonthsSaved, monthlyHouseHoldLivingExpenses: expenses }) {
    const isTooMuch =
      typeof emergencySavingsBalance !== 'number' && (emergencyFundMonthsSaved ?? 0) * expenses > maxAmount
    return isTooMuch ? { 'input.emergencyFundMonthsSaved': say('validValue') } : {}
  },
  work(input, known) {
    const fund = toEngine(input, known)
    return { result: assessEmergencyFund(fund), explain: () => [explainEmergencyFund(fund)] }
  },
  judged: ({ input, result }) => ({
    planType: PlanType.EMERGENCY_FUND,
    missing: missingFacts({ emergencySavings: input.emergencySavingsBalance ?? input.emergencyFundMonthsSaved }),
    fund: result(),
    targetMonths: emergencyTargetMonths(input.sourceOfIncomeAmountEnum),
  }),
  isOffTrack: ({ result }) => (result().isSavingsGoalMet ? null : ''),
})
