import type { RetirementDraft } from '@evenkeel/api-client/contract/plan/retirement'
import { type Fact, FamilyStatus, type RecordedBenefit, retirementDefaults, roundToCents } from '@evenkeel/engine'
import { recordedBenefit } from '../household/earnings-record.ts'
import { matchOf } from '../household/company-facts.ts'
import { followLinked } from './follow-linked.ts'
import { known } from './known.ts'
import type { PlanContext } from './plan-definition.ts'

/** Returns what is known of one member's income in retirement; undefined if nothing is. */
function incomeOf(
  { facts }: PlanContext['household'],
  [security, lumpSum, pension, other]: readonly [
    'socialSecurity' | 'partnerSocialSecurity',
    'lumpSum' | 'partnerLumpSum',
    'pension' | 'partnerPension',
    'otherIncome' | 'partnerOtherIncome',
  ],
): RetirementDraft['yourIncome'] {
  const income = {
    ...known('socialSecurity', facts[security].value),
    ...known('lumpSumArRetirement', facts[lumpSum].value),
    ...known('pension', facts[pension].value),
    ...known('otherIncome', facts[other].value?.amount),
    ...known('otherIncomeYears', facts[other].value?.years),
  }
  return Object.keys(income).length === 0 ? undefined : income
}

/** Returns the value of a fact only where the person said it, so that a plan without it is computed as ever. */
const typed = <Name extends string, Value>(name: Name, { source, value }: Fact<Value>) =>
  source === 'typed' ? known(name, value) : {}

/**
 * Returns the savings of both members, and the fund if the person typed it over their accounts. A savings rate that the
 * person never said is left out, so that the form asks for it: with 0, a person who may save enough is told to save more.
 */
function savingsOf(
  { facts, offer }: PlanContext['household'],
  isCouple: boolean,
): RetirementDraft['retirementSavings'] {
  const { retirementFund: fund, savingsRate, partnerSavingsRate, employerMatch, partnerEmployerMatch } = facts
  const [offered] = matchOf(offer, savingsRate.value)
  return {
    ...known('employerSponsoredSavingsRate', savingsRate.value),
    ...known('employerMatch', employerMatch.value ?? offered?.value ?? null),
    ...typed('otherContributions', facts.otherContributions),
    ...(isCouple && {
      ...known('spouseEmployerSponsoredSavingsRate', partnerSavingsRate.value),
      ...known('spouseEmployerMatch', partnerEmployerMatch.value),
      ...typed('spouseOtherContributions', facts.partnerOtherContributions),
    }),
    ...(fund.source === 'typed' && known('retirementFund', fund.value)),
  }
}

function personOf({ facts }: PlanContext['household'], isCouple: boolean): RetirementDraft['personalInformation'] {
  return {
    ...known('dateOfBirth', facts.birthDate.value),
    ...known('annualIncome', facts.annualIncome.value),
    ...known('relationshipStatus', facts.familyStatus.value),
    ...known('expectedAnnualIncomeIncrease', facts.incomeGrowth.value),
    ...(isCouple && known('spouseDateOfBirth', facts.partnerBirthDate.value)),
    ...(isCouple && known('spouseAnnualIncome', facts.partnerAnnualIncome.value)),
  }
}

/** Returns a retirement plan prefilled with what is known of the household. */
export function defaultRetirementDraft({ household }: PlanContext): RetirementDraft {
  const { facts } = household
  const isCouple = facts.familyStatus.value !== null && facts.familyStatus.value !== FamilyStatus.Single
  const own = incomeOf(household, ['socialSecurity', 'lumpSum', 'pension', 'otherIncome'])
  const partners = isCouple
    ? incomeOf(household, ['partnerSocialSecurity', 'partnerLumpSum', 'partnerPension', 'partnerOtherIncome'])
    : undefined
  return {
    personalInformation: personOf(household, isCouple),
    retirementPlanDetails: {
      ...known('retirementAge', facts.retirementAge.value),
      ...typed('claimingAge', facts.claimingAge),
      ...known('lifeExpectancy', facts.lifeExpectancy.value),
      ...known('monthlyExpenses', facts.retirementExpenses.value),
      ...(isCouple && known('spouseRetirementAge', facts.partnerRetirementAge.value)),
      ...(isCouple && typed('spouseClaimingAge', facts.partnerClaimingAge)),
      ...(isCouple && known('spouseLifeExpectancy', facts.partnerLifeExpectancy.value)),
    },
    ...(own && { yourIncome: own }),
    ...(partners && { spouseIncome: partners }),
    retirementSavings: savingsOf(household, isCouple),
    assetsGrowPlan: {
      expectedAnnualRateReturn: retirementDefaults.currentReturn,
      expectedAnnualRate: retirementDefaults.retirementReturn,
      expectedAnnualInflationRate: retirementDefaults.inflation,
      ...typed('ruleBook', facts.ruleBook),
    },
    isSpouseIncomeIncluded:
      isCouple && facts.partnerBirthDate.value !== null && facts.partnerAnnualIncome.value !== null,
    ...(facts.retirementFund.source === 'typed' && { isOverridden: true }),
  }
}

/** Adds the household's yearly income today, if it is known. Source: Q-RET-5. */
export function withHouseholdIncome(draft: RetirementDraft): RetirementDraft {
  const { annualIncome, relationshipStatus, spouseAnnualIncome } = draft.personalInformation ?? {}
  if (annualIncome === undefined) return { ...draft, estimatedHousehold: null }
  const isCounted = draft.isSpouseIncomeIncluded === true && relationshipStatus !== FamilyStatus.Single
  return { ...draft, estimatedHousehold: roundToCents(annualIncome + (isCounted ? (spouseAnnualIncome ?? 0) : 0)) }
}

/** Fills in the fund from the linked accounts, unless the person typed it. */
export function withLinkedFund(draft: RetirementDraft, ground: PlanContext): RetirementDraft {
  const { value, isOverridden } = followLinked(ground, {
    value: draft.retirementSavings?.retirementFund,
    isOverridden: draft.isOverridden,
  })
  const filled = { ...draft, retirementSavings: { ...draft.retirementSavings, retirementFund: value }, isOverridden }
  return withRecords(filled, ground)
}

/** Returns a member's income with what their record comes to; without a record it keeps no such field. */
function recordedIncome(income: RetirementDraft['yourIncome'], benefit: RecordedBenefit | null) {
  const { recordedSocialSecurity: _old, ...rest } = income ?? {}
  if (benefit !== null) return { ...rest, recordedSocialSecurity: benefit.primaryInsuranceAmount }
  return income === undefined ? undefined : rest
}

/** Sets what the earnings records come to for the plan's retirement ages. */
function withRecords(draft: RetirementDraft, { ledger, today, household: { facts } }: PlanContext): RetirementDraft {
  const { retirementAge, spouseRetirementAge } = draft.retirementPlanDetails ?? {}
  const own = recordedBenefit(ledger, facts, { today, member: 'own', retirementAge })
  const partner = recordedBenefit(ledger, facts, { today, member: 'partner', retirementAge: spouseRetirementAge })
  const [yourIncome, spouseIncome] = [
    recordedIncome(draft.yourIncome, own),
    recordedIncome(draft.spouseIncome, partner),
  ]
  return { ...draft, ...(yourIncome && { yourIncome }), ...(spouseIncome && { spouseIncome }) }
}
