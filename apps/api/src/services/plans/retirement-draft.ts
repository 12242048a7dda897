import { ageOn } from '@evenkeel/api-client/contract/age-on'
import type { RetirementDraft, RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { FamilyStatus, maximumPlanAge, retirementDefaults, roundToCents } from '@evenkeel/engine'
import { followLinked } from './follow-linked.ts'
import { dollarsOrNull, known, wireDateOrNull } from './known.ts'
import { monthlyExpenses } from './months.ts'
import type { Ground } from './plan-kind.ts'

/** Ages that can stand together, as far as there are any: beyond the oldest age a commit says what is wrong. */
function defaultAges(born: string | null, today: string) {
  const current = born === null ? 0 : ageOn(born, today)
  const retirementAge = Math.min(maximumPlanAge, Math.max(retirementDefaults.retirementAge, current))
  return {
    retirementAge,
    lifeExpectancy: Math.min(maximumPlanAge, Math.max(retirementDefaults.lifeExpectancy, retirementAge + 1)),
  }
}

/** A retirement plan prefilled from profile, accounts and the last months. */
export function retirementDefaultsOf(ground: Ground): RetirementDraft {
  const { profile, today } = ground
  const own = defaultAges(profile.dateOfBirth, today)
  const spouse = defaultAges(profile.partnerDateOfBirth, today)
  const isCouple = profile.familyStatus !== null && profile.familyStatus !== FamilyStatus.Single
  return {
    personalInformation: {
      ...known('dateOfBirth', wireDateOrNull(profile.dateOfBirth)),
      ...known('annualIncome', dollarsOrNull(profile.annualIncomeCents)),
      ...known('relationshipStatus', profile.familyStatus),
      expectedAnnualIncomeIncrease: retirementDefaults.annualIncomeIncreaseRate,
      ...(isCouple && known('spouseDateOfBirth', wireDateOrNull(profile.partnerDateOfBirth))),
      ...(isCouple && known('spouseAnnualIncome', dollarsOrNull(profile.partnerAnnualIncomeCents))),
    },
    retirementPlanDetails: {
      ...own,
      ...known('monthlyExpenses', monthlyExpenses(ground)),
      ...(isCouple && { spouseRetirementAge: spouse.retirementAge, spouseLifeExpectancy: spouse.lifeExpectancy }),
    },
    retirementSavings: {
      employerSponsoredSavingsRate: retirementDefaults.savings,
      employerMatch: retirementDefaults.employerMatch,
    },
    assetsGrowPlan: {
      expectedAnnualRateReturn: retirementDefaults.currentReturn,
      expectedAnnualRate: retirementDefaults.retirementReturn,
      expectedAnnualInflationRate: retirementDefaults.inflation,
    },
    isSpouseIncomeIncluded:
      isCouple && profile.partnerDateOfBirth !== null && profile.partnerAnnualIncomeCents !== null,
  }
}

/** The yearly income of the household today, where it is known (Q-RET-5). */
export function withHouseholdIncome(draft: RetirementDraft): RetirementDraft {
  const { annualIncome, relationshipStatus, spouseAnnualIncome } = draft.personalInformation ?? {}
  if (annualIncome === undefined) return { ...draft, estimatedHousehold: null }
  const isCounted = draft.isSpouseIncomeIncluded === true && relationshipStatus !== FamilyStatus.Single
  return { ...draft, estimatedHousehold: roundToCents(annualIncome + (isCounted ? (spouseAnnualIncome ?? 0) : 0)) }
}

/** The fund as the linked accounts say, unless it was typed in. */
export function withLinkedFund(draft: RetirementDraft, ground: Ground): RetirementDraft {
  const { value, isOverridden } = followLinked(ground, {
    value: draft.retirementSavings?.retirementFund,
    isOverridden: draft.isOverridden,
  })
  return { ...draft, retirementSavings: { ...draft.retirementSavings, retirementFund: value }, isOverridden }
}

/** The committed input with the profile as it now stands. */
export function withProfile(input: RetirementInput, { profile }: Ground): RetirementInput {
  const person = input.personalInformation
  return {
    ...input,
    personalInformation: {
      ...person,
      dateOfBirth: wireDateOrNull(profile.dateOfBirth) ?? person.dateOfBirth,
      annualIncome: dollarsOrNull(profile.annualIncomeCents) ?? person.annualIncome,
      relationshipStatus: profile.familyStatus ?? person.relationshipStatus,
      spouseDateOfBirth: wireDateOrNull(profile.partnerDateOfBirth) ?? person.spouseDateOfBirth,
      spouseAnnualIncome: dollarsOrNull(profile.partnerAnnualIncomeCents) ?? person.spouseAnnualIncome,
    },
  }
}
