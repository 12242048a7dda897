import { ageOn } from '@evenkeel/api-client/contract/age-on'
import {
  lifeInsuranceDraft,
  type LifeInsuranceInput,
  lifeInsuranceInput,
  partnerLifeInsuranceDraft,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceInput,
} from '@evenkeel/api-client/contract/plan/life-insurance'
import {
  explainLifeInsurance,
  explainPartnerLifeInsurance,
  FamilyStatus,
  lifeInsuranceNeed,
  type LifeInsuranceInput as EngineInput,
  type LifeInsuranceNeed,
  partnerLifeInsuranceNeed,
  type PartnerLifeInsuranceInput as PartnerEngineInput,
  PlanType,
  retirementDefaults,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { followLinked } from './follow-linked.ts'
import { birthFault, debtsOf } from './household-facts.ts'
import { dollarsOrNull, known, wireDateOrNull } from './known.ts'
import { definePlan, type Ground, type Terms } from './plan-kind.ts'

/** Everything that the sum needs stands in the input. */
const facts = z.object({})

const toEngine = (input: LifeInsuranceInput, { asOf }: Terms): EngineInput => ({
  annualIncome: input.annualIncome,
  age: ageOn(input.dateOfBirth, asOf),
  retirementAge: input.retirementAge,
  childAges: input.childAges,
  debts: input.debts,
  existingInsurance: input.existingInsurance ?? 0,
  hasPartner: input.relationshipStatus !== FamilyStatus.Single,
})

const toPartnerEngine = (input: PartnerLifeInsuranceInput, { asOf }: Terms): PartnerEngineInput => ({
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

/** What both plans do alike with the insurance that there is. */
function follow<Draft extends Insured>(draft: Draft, ground: Ground) {
  const { value, isOverridden } = followLinked(ground, {
    value: draft.existingInsurance,
    isOverridden: draft.isOverridden,
  })
  return { ...draft, existingInsurance: value, isOverridden }
}
const linkedField = ({ existingInsurance: value = null, isOverridden = false }: Insured) => ({ value, isOverridden })
const offGoal = ({ result }: { result(): LifeInsuranceNeed }) => (result().gap > 0 ? '' : null)

const household = ({ ledger, childAges }: Ground) => ({ childAges: [...childAges], debts: debtsOf(ledger) })

/** Life insurance (Q-LEGACY-1). */
export const lifeInsurancePlan = definePlan({
  planType: PlanType.LIFE_INSURANCE,
  version: 1,
  input: lifeInsuranceInput,
  draft: lifeInsuranceDraft,
  facts,
  proposes: ({ typeName }) => typeName === 'Life Insurance',
  gather: () => ({}),
  defaults: (ground) => ({
    ...known('dateOfBirth', wireDateOrNull(ground.profile.dateOfBirth)),
    ...known('annualIncome', dollarsOrNull(ground.profile.annualIncomeCents)),
    ...known('relationshipStatus', ground.profile.familyStatus),
    retirementAge: retirementDefaults.retirementAge,
    ...household(ground),
  }),
  renew: (input, { profile }) => ({
    ...input,
    dateOfBirth: wireDateOrNull(profile.dateOfBirth) ?? input.dateOfBirth,
    annualIncome: dollarsOrNull(profile.annualIncomeCents) ?? input.annualIncome,
    relationshipStatus: profile.familyStatus ?? input.relationshipStatus,
  }),
  follow: (draft, ground) => follow(draft, ground),
  linkedField: (draft) => linkedField(draft),
  faults: ({ dateOfBirth }, _facts, { asOf }) => birthFault('input.dateOfBirth', dateOfBirth, asOf),
  work(input, _facts, terms) {
    const need = toEngine(input, terms)
    return { result: lifeInsuranceNeed(need), explain: () => [explainLifeInsurance(need)] }
  },
  offGoal: (now) => offGoal(now),
  profileOf: ({ dateOfBirth, annualIncome, relationshipStatus }) => ({ dateOfBirth, annualIncome, relationshipStatus }),
})

/** Partner life insurance (Q-LEGACY-2). */
export const partnerLifeInsurancePlan = definePlan({
  planType: PlanType.PARTNER_LIFE_INSURANCE,
  version: 1,
  input: partnerLifeInsuranceInput,
  draft: partnerLifeInsuranceDraft,
  facts,
  gather: () => ({}),
  defaults: (ground) => ({
    ...known('partnerDateOfBirth', wireDateOrNull(ground.profile.partnerDateOfBirth)),
    ...known('partnerAnnualIncome', dollarsOrNull(ground.profile.partnerAnnualIncomeCents)),
    partnerRetirementAge: retirementDefaults.retirementAge,
    ...household(ground),
  }),
  renew: (input, { profile }) => ({
    ...input,
    partnerDateOfBirth: wireDateOrNull(profile.partnerDateOfBirth) ?? input.partnerDateOfBirth,
    partnerAnnualIncome: dollarsOrNull(profile.partnerAnnualIncomeCents) ?? input.partnerAnnualIncome,
  }),
  follow: (draft, ground) => follow(draft, ground),
  linkedField: (draft) => linkedField(draft),
  faults: ({ partnerDateOfBirth }, _facts, { asOf }) =>
    birthFault('input.partnerDateOfBirth', partnerDateOfBirth, asOf),
  work(input, _facts, terms) {
    const need = toPartnerEngine(input, terms)
    return { result: partnerLifeInsuranceNeed(need), explain: () => [explainPartnerLifeInsurance(need)] }
  },
  offGoal: (now) => offGoal(now),
})
