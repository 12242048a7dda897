import { factSources, PlanType, verdictWords } from '@evenkeel/engine'
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
import { explanation } from './fields.ts'
import {
  lifeInsuranceDraft,
  lifeInsuranceInput,
  lifeInsuranceResult,
  partnerLifeInsuranceDraft,
  partnerLifeInsuranceInput,
} from './life-insurance.ts'
import { accountLink, draftTerms, linkedAccount, typedLink } from './linked-account.ts'
import { liveByABudgetInput, liveByABudgetResult } from './live-by-a-budget.ts'
import { retirementDraft, retirementInput } from './retirement.ts'
import { retirementResult } from './retirement-result.ts'
import { instant, text } from '../primitives.ts'
import { planVerdict } from '../verdict.ts'

/**
 * The schemas of each plan type: `input` for a commit, `draft` for a save (types and ranges only; every field may be missing),
 * `answer` for the input in answers, and `result` for the server's result.
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
    /** The fields in which the person says something for this plan only; the household keeps what it has there. */
    ownPaths: z.optional(z.array(text(100)).check(z.maxLength(60, 'Please enter a valid value.'))),
  })

/** A field that holds a fact of the household; `plan` is said for this plan only, `unknown` has nothing but a default. */
export const planFact = z.object({
  path: z.string(),
  key: z.string(),
  source: z.enum(['plan', ...factSources, 'unknown']),
  state: z.nullable(z.enum(['unbroken', 'broken', 'unsynced'])),
})

export const planDraft = z.object({
  revision: z.number(),
  step: z.nullable(z.string()),
  savedAt: z.nullable(instant),
  terms: z.optional(z.array(draftTerms)),
})

/** The body of a save: a commit's with fewer answers, and where the person is. */
const draftBody = <Input extends z.core.$ZodType>(input: Input) =>
  z.extend(planBody(input), {
    linkedAccounts: z.optional(z.array(typedLink).check(z.maxLength(200, 'Please enter a valid value.'))),
    /**
     * The revision of the draft that was read before the person changed it, 0 without a draft. If another tab has saved since,
     * the save is refused; without this field the last save wins.
     */
    draftRevision: z.optional(z.int('Please enter a valid number.').check(z.gte(0, 'Please enter a valid number.'))),
    /** The step of the wizard, or the section of the form. */
    step: z.optional(z.nullable(text(40))),
  })

/** Why a running plan needs attention. */
export const planAttention = z.object({
  reason: z.enum(['ACCOUNT_DELETED', 'SYNC_ISSUE', 'OFF_GOAL']),
  /** The account, if the reason is an account. */
  userAccountId: z.nullable(z.number()),
})

// Exported, so that the API's description has each once and not for each of the twelve plan types.
/** What was promised, and when. */
export const planFall = z.object({ word: z.enum(verdictWords), asOf: z.string() })

/** The person's money today against what was promised for today. */
export const planProgress = z.object({
  promised: z.number(),
  actual: z.number(),
  ahead: z.number(),
  monthsAhead: z.nullable(z.number()),
})

/** What other published figures say of a plan. */
export const planOtherRules = z.object({ ruleBookId: z.string(), name: z.string(), futures: z.number() })

/** The published figures that a result was worked out with. */
export const planRuleBook = z.object({ ruleBookId: z.string(), name: z.string(), source: z.string() })

const presentFields = <Result extends z.core.$ZodType>(result: Result) => ({
  result,
  explanations: z.array(explanation),
  asOf: z.string(),
  ruleBook: planRuleBook,
})

const definePlanDetail = <Type extends PlanType, Input extends z.core.$ZodType, Result extends z.core.$ZodType>(
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
    /** Whether to ask 'Your data changed, refresh?': the plan needs attention and the person has not dismissed this reason. */
    showsRefreshPrompt: z.boolean(),
    attention: z.array(planAttention),
    verdict: planVerdict,
    /** What was promised and when, of a running plan whose verdict is worse now: 'Was on track on 11/22/2026'. */
    fellFrom: z.optional(z.nullable(planFall)),
    /**
     * What the person has saved, or owes, today against what was promised for today. `ahead` is better than promised;
     * `monthsAhead` counts payments and is null where there is no schedule.
     */
    progress: z.optional(z.nullable(planProgress)),
    /** A retirement plan's futures of 100 by the other published figures, where they differ by 5 or more. */
    otherRules: z.optional(z.nullable(planOtherRules)),
    /** Whether `input` is an uncommitted draft. */
    hasDraft: z.boolean(),
    /** The draft if there is one, else the committed input, else the defaults. */
    input: answer,
    /** Of the committed input; null until a commit. */
    result: z.nullable(result),
    explanations: z.array(explanation),
    lastCommittedOn: z.nullable(instant),
    /** The day and the rules of the result, from which it can be repeated to the cent. */
    asOf: z.nullable(z.string()),
    ruleBook: z.nullable(planRuleBook),
    linkedAccounts: z.array(linkedAccount),
    /** How the field that linked accounts fill compares with them; null if none is linked. */
    linkedValueState: z.nullable(z.enum(['unbroken', 'broken', 'unsynced'])),
    /** The fields of `input` that hold facts of the household, and where each value comes from. */
    facts: z.array(planFact),
    /** The fields of the committed input in which the person said something for this plan only. */
    ownPaths: z.array(z.string()),
    /** The committed choices with today's facts; null until a commit, and where they cannot be worked out today. */
    present: z.nullable(z.object(presentFields(result))),
    /** The draft's place in the order of saves, its step, and when it was saved; null without a draft. */
    draft: z.nullable(planDraft),
  })

const { RETIREMENT, ASSET_ALLOCATION, REDUCE_DEBT, EMERGENCY_FUND, COMPANY_BENEFITS, LIFE_INSURANCE } = PlanType
const { LIVE_BY_A_BUDGET, DISABILITY_INSURANCE, PARTNER_LIFE_INSURANCE } = PlanType
const { ESTATE_PLANNING, STUDENT_DEBT, DISTRIBUTION_PLANNING } = PlanType

const ofRetirement = planShapes[RETIREMENT]

/** Its page tries other choices on, so it also has those of today: the committed ones with today's facts in their fields. */
const retirementDetail = z.extend(definePlanDetail(RETIREMENT, ofRetirement), {
  present: z.nullable(z.object({ input: z.optional(ofRetirement.answer), ...presentFields(ofRetirement.result) })),
})

/** A plan with everything known about it; `planType` decides the shape of input and result. */
export const planDetail = z.discriminatedUnion('planType', [
  retirementDetail,
  definePlanDetail(ASSET_ALLOCATION, planShapes[ASSET_ALLOCATION]),
  definePlanDetail(REDUCE_DEBT, planShapes[REDUCE_DEBT]),
  definePlanDetail(EMERGENCY_FUND, planShapes[EMERGENCY_FUND]),
  definePlanDetail(COMPANY_BENEFITS, planShapes[COMPANY_BENEFITS]),
  definePlanDetail(LIFE_INSURANCE, planShapes[LIFE_INSURANCE]),
  definePlanDetail(LIVE_BY_A_BUDGET, planShapes[LIVE_BY_A_BUDGET]),
  definePlanDetail(DISABILITY_INSURANCE, planShapes[DISABILITY_INSURANCE]),
  definePlanDetail(PARTNER_LIFE_INSURANCE, planShapes[PARTNER_LIFE_INSURANCE]),
  definePlanDetail(ESTATE_PLANNING, planShapes[ESTATE_PLANNING]),
  definePlanDetail(STUDENT_DEBT, planShapes[STUDENT_DEBT]),
  definePlanDetail(DISTRIBUTION_PLANNING, planShapes[DISTRIBUTION_PLANNING]),
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
  [RETIREMENT]: draftBody(retirementDraft),
  [ASSET_ALLOCATION]: draftBody(assetAllocationDraft),
  [REDUCE_DEBT]: draftBody(reduceDebtDraft),
  [EMERGENCY_FUND]: draftBody(emergencyFundDraft),
  [COMPANY_BENEFITS]: draftBody(companyBenefitsDraft),
  [LIFE_INSURANCE]: draftBody(lifeInsuranceDraft),
  [LIVE_BY_A_BUDGET]: draftBody(liveByABudgetInput),
  [DISABILITY_INSURANCE]: draftBody(disabilityInsuranceDraft),
  [PARTNER_LIFE_INSURANCE]: draftBody(partnerLifeInsuranceDraft),
  [ESTATE_PLANNING]: draftBody(estatePlanningDraft),
  [STUDENT_DEBT]: draftBody(studentDebtDraft),
  [DISTRIBUTION_PLANNING]: draftBody(distributionPlanDraft),
} as const
