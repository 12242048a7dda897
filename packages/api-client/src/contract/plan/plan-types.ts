import { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { assetAllocationDraft, assetAllocationInput, assetAllocationResult } from './asset-allocation.ts'
import {
  companyBenefitsAnswer,
  companyBenefitsDraft,
  companyBenefitsInput,
  companyBenefitsResult,
} from './company-benefits.ts'
import {
  reduceDebtDraft,
  reduceDebtInput,
  reduceDebtResult,
  studentDebtDraft,
  studentDebtInput,
  studentDebtResult,
} from './debts.ts'
import {
  disabilityInsuranceDraft,
  disabilityInsuranceInput,
  disabilityInsuranceResult,
} from './disability-insurance.ts'
import { distributionPlanDraft, distributionPlanInput, distributionResult } from './distribution.ts'
import { emergencyFundDraft, emergencyFundInput, emergencyFundResult } from './emergency-fund.ts'
import { estatePlanningDraft, estatePlanningInput, estatePlanningResult } from './estate-planning.ts'
import { explanation } from './explanation.ts'
import {
  lifeInsuranceDraft,
  lifeInsuranceInput,
  lifeInsuranceResult,
  partnerLifeInsuranceDraft,
  partnerLifeInsuranceInput,
} from './life-insurance.ts'
import { accountLink, linkedAccount } from './linked-account.ts'
import { liveByABudgetInput, liveByABudgetResult } from './live-by-a-budget.ts'
import { retirementDraft, retirementInput, retirementResult } from './retirement.ts'
import { instant } from '../primitives.ts'

/**
 * What travels for each plan type: `input` as a commit needs it, `draft` as a save takes it (types and ranges only: every
 * field may be missing), `answer` as it comes back, `result` as the server works it out.
 */
export const planShapes = {
  [PlanType.RETIREMENT]: {
    input: retirementInput,
    draft: retirementDraft,
    answer: retirementDraft,
    result: retirementResult,
  },
  [PlanType.ASSET_ALLOCATION]: {
    input: assetAllocationInput,
    draft: assetAllocationDraft,
    answer: assetAllocationDraft,
    result: assetAllocationResult,
  },
  [PlanType.REDUCE_DEBT]: {
    input: reduceDebtInput,
    draft: reduceDebtDraft,
    answer: reduceDebtDraft,
    result: reduceDebtResult,
  },
  [PlanType.EMERGENCY_FUND]: {
    input: emergencyFundInput,
    draft: emergencyFundDraft,
    answer: emergencyFundDraft,
    result: emergencyFundResult,
  },
  [PlanType.COMPANY_BENEFITS]: {
    input: companyBenefitsInput,
    draft: companyBenefitsDraft,
    answer: companyBenefitsAnswer,
    result: companyBenefitsResult,
  },
  [PlanType.LIFE_INSURANCE]: {
    input: lifeInsuranceInput,
    draft: lifeInsuranceDraft,
    answer: lifeInsuranceDraft,
    result: lifeInsuranceResult,
  },
  [PlanType.LIVE_BY_A_BUDGET]: {
    input: liveByABudgetInput,
    draft: liveByABudgetInput,
    answer: liveByABudgetInput,
    result: liveByABudgetResult,
  },
  [PlanType.DISABILITY_INSURANCE]: {
    input: disabilityInsuranceInput,
    draft: disabilityInsuranceDraft,
    answer: disabilityInsuranceDraft,
    result: disabilityInsuranceResult,
  },
  [PlanType.PARTNER_LIFE_INSURANCE]: {
    input: partnerLifeInsuranceInput,
    draft: partnerLifeInsuranceDraft,
    answer: partnerLifeInsuranceDraft,
    result: lifeInsuranceResult,
  },
  [PlanType.ESTATE_PLANNING]: {
    input: estatePlanningInput,
    draft: estatePlanningDraft,
    answer: estatePlanningDraft,
    result: estatePlanningResult,
  },
  [PlanType.STUDENT_DEBT]: {
    input: studentDebtInput,
    draft: studentDebtDraft,
    answer: studentDebtDraft,
    result: studentDebtResult,
  },
  [PlanType.DISTRIBUTION_PLANNING]: {
    input: distributionPlanInput,
    draft: distributionPlanDraft,
    answer: distributionPlanDraft,
    result: distributionResult,
  },
} as const

/** The body of a commit or a save. */
const planBody = <Input extends z.core.$ZodType>(input: Input) =>
  z.object({
    input,
    linkedAccounts: z.optional(z.array(accountLink).check(z.maxLength(200, 'Please enter a valid value.'))),
  })

/** Why a running plan needs attention. */
const planAttention = z.object({
  reason: z.enum(['ACCOUNT_DELETED', 'SYNC_ISSUE', 'OFF_GOAL']),
  /** The account, where it is one. */
  userAccountId: z.nullable(z.number()),
})

const planDetailOf = <Type extends PlanType, Input extends z.core.$ZodType, Result extends z.core.$ZodType>(
  planType: Type,
  { answer, result }: { answer: Input; result: Result },
) =>
  z.object({
    planType: z.literal(planType),
    name: z.string(),
    status: z.number(),
    isDefault: z.boolean(),
    isLastModified: z.boolean(),
    canRefresh: z.boolean(),
    /** Whether to ask 'Your data changed, refresh?': the plan needs attention and nobody has dismissed just that. */
    showsRefreshPrompt: z.boolean(),
    attention: z.array(planAttention),
    /** Whether `input` is a draft that is not committed. */
    hasDraft: z.boolean(),
    /** The draft if there is one, else the committed input, else the defaults. */
    input: answer,
    /** Of the committed input; null until a commit. */
    result: z.nullable(result),
    explanations: z.array(explanation),
    lastCommittedOn: z.nullable(instant),
    /** The day for which the result was worked out, and by which rules; it can be worked out again to the cent. */
    asOf: z.nullable(z.string()),
    ruleBook: z.nullable(z.object({ ruleBookId: z.string(), name: z.string(), source: z.string() })),
    linkedAccounts: z.array(linkedAccount),
    /** How the field that the linked accounts fill stands to them; null where none is linked. */
    linkedValueState: z.nullable(z.enum(['unbroken', 'broken', 'unsynced'])),
  })

const { RETIREMENT, ASSET_ALLOCATION, REDUCE_DEBT, EMERGENCY_FUND, COMPANY_BENEFITS, LIFE_INSURANCE } = PlanType
const {
  LIVE_BY_A_BUDGET,
  DISABILITY_INSURANCE,
  PARTNER_LIFE_INSURANCE,
  ESTATE_PLANNING,
  STUDENT_DEBT,
  DISTRIBUTION_PLANNING,
} = PlanType

/** A plan with all that is known of it; `planType` tells which input and result it has. */
export const planDetail = z.discriminatedUnion('planType', [
  planDetailOf(RETIREMENT, planShapes[RETIREMENT]),
  planDetailOf(ASSET_ALLOCATION, planShapes[ASSET_ALLOCATION]),
  planDetailOf(REDUCE_DEBT, planShapes[REDUCE_DEBT]),
  planDetailOf(EMERGENCY_FUND, planShapes[EMERGENCY_FUND]),
  planDetailOf(COMPANY_BENEFITS, planShapes[COMPANY_BENEFITS]),
  planDetailOf(LIFE_INSURANCE, planShapes[LIFE_INSURANCE]),
  planDetailOf(LIVE_BY_A_BUDGET, planShapes[LIVE_BY_A_BUDGET]),
  planDetailOf(DISABILITY_INSURANCE, planShapes[DISABILITY_INSURANCE]),
  planDetailOf(PARTNER_LIFE_INSURANCE, planShapes[PARTNER_LIFE_INSURANCE]),
  planDetailOf(ESTATE_PLANNING, planShapes[ESTATE_PLANNING]),
  planDetailOf(STUDENT_DEBT, planShapes[STUDENT_DEBT]),
  planDetailOf(DISTRIBUTION_PLANNING, planShapes[DISTRIBUTION_PLANNING]),
])
export type PlanDetail = z.infer<typeof planDetail>

/** What a commit takes, by plan type. */
export const commitBodies = {
  [RETIREMENT]: planBody(retirementInput),
  [ASSET_ALLOCATION]: planBody(assetAllocationInput),
  [REDUCE_DEBT]: planBody(reduceDebtInput),
  [EMERGENCY_FUND]: planBody(emergencyFundInput),
  [COMPANY_BENEFITS]: planBody(companyBenefitsInput),
  [LIFE_INSURANCE]: planBody(lifeInsuranceInput),
  [LIVE_BY_A_BUDGET]: planBody(liveByABudgetInput),
  [DISABILITY_INSURANCE]: planBody(disabilityInsuranceInput),
  [PARTNER_LIFE_INSURANCE]: planBody(partnerLifeInsuranceInput),
  [ESTATE_PLANNING]: planBody(estatePlanningInput),
  [STUDENT_DEBT]: planBody(studentDebtInput),
  [DISTRIBUTION_PLANNING]: planBody(distributionPlanInput),
} as const

/** What a save takes, by plan type. */
export const saveBodies = {
  [RETIREMENT]: planBody(retirementDraft),
  [ASSET_ALLOCATION]: planBody(assetAllocationDraft),
  [REDUCE_DEBT]: planBody(reduceDebtDraft),
  [EMERGENCY_FUND]: planBody(emergencyFundDraft),
  [COMPANY_BENEFITS]: planBody(companyBenefitsDraft),
  [LIFE_INSURANCE]: planBody(lifeInsuranceDraft),
  [LIVE_BY_A_BUDGET]: planBody(liveByABudgetInput),
  [DISABILITY_INSURANCE]: planBody(disabilityInsuranceDraft),
  [PARTNER_LIFE_INSURANCE]: planBody(partnerLifeInsuranceDraft),
  [ESTATE_PLANNING]: planBody(estatePlanningDraft),
  [STUDENT_DEBT]: planBody(studentDebtDraft),
  [DISTRIBUTION_PLANNING]: planBody(distributionPlanDraft),
} as const
