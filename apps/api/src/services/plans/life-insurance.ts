import {
  lifeInsuranceDraft,
  type LifeInsuranceInput,
  lifeInsuranceInput,
  partnerLifeInsuranceDraft,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceInput,
} from '@evenkeel/api-client/contract/plan/life-insurance'
import {
  ageOn,
  explainLifeInsurance,
  explainPartnerLifeInsurance,
  FamilyStatus,
  type LifeInsuranceInput as EngineInput,
  lifeInsuranceNeed,
  type LifeInsuranceNeed,
  type PartnerLifeInsuranceInput as PartnerEngineInput,
  partnerLifeInsuranceNeed,
  PlanType,
  inputLimits,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { isLifeInsurance } from '../household/linked-facts.ts'
import { followLinked } from './follow-linked.ts'
import type { ContractErrors } from '../../errors.ts'
import { known as knownField, typedOver } from './known.ts'
import { definePlan, type PlanContext, type CalculationBasis } from './plan-definition.ts'
import { say } from '../../say.ts'

/** Returns the error for an impossible date of birth; empty if it is possible. */
function birthFault(field: string, dateOfBirth: string, asOf: string): ContractErrors {
  const age = ageOn(dateOfBirth, asOf)
  if (age < 0) return { [field]: say('dateInThePast') }
  return age > inputLimits.maxAge ? { [field]: say('validDateAge') } : {}
}

/** What the employer's insurance pays, which counts as existing; plans of earlier releases do not have it. */
const facts = z.object({ employerCover: z.optional(z.number()) })

/** Whether there is a partner to insure; plans of earlier releases do not say it. */
const partnerFacts = z.object({ hasPartner: z.optional(z.boolean()) })

const noPartner = say('thisPlanInsuresAPartnerPlease')

const toEngine = (input: LifeInsuranceInput, { asOf }: CalculationBasis): EngineInput => ({
  ...input,
  age: ageOn(input.dateOfBirth, asOf),
  existingInsurance: input.existingInsurance ?? 0,
  hasPartner: input.relationshipStatus !== FamilyStatus.Single,
})

const toPartnerEngine = (input: PartnerLifeInsuranceInput, { asOf }: CalculationBasis): PartnerEngineInput => ({
  annualIncome: input.partnerAnnualIncome,
  age: ageOn(input.partnerDateOfBirth, asOf),
  retirementAge: input.partnerRetirementAge,
  childAges: input.childAges,
  debts: input.debts,
  existingInsurance: input.existingInsurance ?? 0,
})

interface Insured {
  readonly existingInsurance?: number | null | undefined
  readonly isOverridden?: boolean | undefined
}

/** Fills in the existing insurance, in the same way for both plans. */
function follow<Draft extends Insured>(draft: Draft, ground: PlanContext, besides = 0) {
  const { value, isOverridden } = followLinked(
    ground,
    { value: draft.existingInsurance, isOverridden: draft.isOverridden },
    besides,
  )
  return { ...draft, existingInsurance: value, isOverridden }
}
const linkedField = ({ existingInsurance: value = null, isOverridden = false }: Insured) => ({ value, isOverridden })
const isOffTrack = ({ result }: { result(): LifeInsuranceNeed }) => (result().gap > 0 ? '' : null)

const familyOf = ({ childAges, totalDebts }: PlanContext['household']) => ({
  childAges: [...childAges],
  debts: totalDebts,
})

/** Returns the employer's cover; where the company's offer is not known, as the plan was committed with it. */
const employerCover = ({ household, committedFacts }: PlanContext): number =>
  household.employerLifeCover ?? z.safeParse(facts, committedFacts).data?.employerCover ?? 0

/** Returns the need, or the date of birth as missing if it is not possible. */
function needOf(dateOfBirth: string, { asOf }: CalculationBasis, result: () => LifeInsuranceNeed) {
  const missing = Object.keys(birthFault('dateOfBirth', dateOfBirth, asOf)).map((key) => ({ key, accountId: null }))
  return { missing, need: missing.length > 0 ? null : result() }
}

/** Life insurance. Source: Q-LEGACY-1. */
export const lifeInsurancePlan = definePlan({
  planType: PlanType.LIFE_INSURANCE,
  version: 1,
  input: lifeInsuranceInput,
  draft: lifeInsuranceDraft,
  facts,
  suggestsAccount: isLifeInsurance,
  loadFacts: (ground) => ({ employerCover: employerCover(ground) }),
  defaults: ({ household: { facts: known, ...rest } }) => ({
    ...knownField('dateOfBirth', known.birthDate.value),
    ...knownField('annualIncome', known.annualIncome.value),
    ...knownField('relationshipStatus', known.familyStatus.value),
    ...knownField('retirementAge', known.retirementAge.value),
    ...typedOver('existingInsurance', known.lifeCover),
    ...familyOf({ facts: known, ...rest }),
  }),
  applyLinkedAccounts: (draft, ground) => follow(draft, ground, employerCover(ground)),
  linkedField: (draft) => linkedField(draft),
  faults: ({ dateOfBirth }, _facts, { asOf }) => birthFault('input.dateOfBirth', dateOfBirth, asOf),
  work(input, _facts, terms) {
    const need = toEngine(input, terms)
    return { result: lifeInsuranceNeed(need), explain: () => [explainLifeInsurance(need)] }
  },
  judged: ({ input, terms, result }) => ({
    planType: PlanType.LIFE_INSURANCE,
    ...needOf(input.dateOfBirth, terms, result),
    hasDependents: input.relationshipStatus !== FamilyStatus.Single || input.childAges.length > 0,
    partnerName: null,
    employer: null,
  }),
  isOffTrack: (now) => isOffTrack(now),
})

/** Partner life insurance. Source: Q-LEGACY-2. */
export const partnerLifeInsurancePlan = definePlan({
  planType: PlanType.PARTNER_LIFE_INSURANCE,
  version: 1,
  input: partnerLifeInsuranceInput,
  draft: partnerLifeInsuranceDraft,
  facts: partnerFacts,
  loadFacts: ({ household: { facts: known } }) => ({ hasPartner: known.familyStatus.value !== FamilyStatus.Single }),
  defaults: ({ household: { facts: known, ...rest } }) => ({
    ...knownField('partnerDateOfBirth', known.partnerBirthDate.value),
    ...knownField('partnerAnnualIncome', known.partnerAnnualIncome.value),
    ...knownField('partnerRetirementAge', known.partnerRetirementAge.value),
    ...typedOver('existingInsurance', known.partnerLifeCover),
    ...familyOf({ facts: known, ...rest }),
  }),
  applyLinkedAccounts: (draft, ground) => follow(draft, ground),
  linkedField: (draft) => linkedField(draft),
  faults: ({ partnerDateOfBirth }, { hasPartner }, { asOf }) =>
    hasPartner === false
      ? { 'input.partnerDateOfBirth': noPartner }
      : birthFault('input.partnerDateOfBirth', partnerDateOfBirth, asOf),
  work(input, _facts, terms) {
    const need = toPartnerEngine(input, terms)
    return { result: partnerLifeInsuranceNeed(need), explain: () => [explainPartnerLifeInsurance(need)] }
  },
  judged: ({ input, terms, result }, { household: { facts: known } }) => ({
    planType: PlanType.PARTNER_LIFE_INSURANCE,
    ...needOf(input.partnerDateOfBirth, terms, result),
    hasDependents: true,
    partnerName: known.partnerName.value,
    employer: null,
  }),
  isOffTrack: (now) => isOffTrack(now),
})
