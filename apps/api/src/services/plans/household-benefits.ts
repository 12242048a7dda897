import { ageOn, FamilyStatus, finalSocialSecurity, roundToCents, type SocialSecurityClaim } from '@evenkeel/engine'
import { type Member, recordedBenefit } from '../household/earnings-record.ts'
import { toDay } from '../moment.ts'
import { known, withinField } from './known.ts'
import type { PlanContext } from './plan-definition.ts'
import { currentRuleBook, requireRuleBook } from './rule-books.ts'

const memberKeys = {
  own: ['birthDate', 'annualIncome', 'claimingAge'],
  partner: ['partnerBirthDate', 'partnerAnnualIncome', 'partnerClaimingAge'],
} as const

/** Returns the claim of a member; null while one of its facts is unknown. */
function claimOf({ ledger, household: { facts }, today }: PlanContext, member: Member): SocialSecurityClaim | null {
  const [born, income, claiming] = memberKeys[member]
  const [birthDate, annualIncome, claimingAge] = [facts[born].value, facts[income].value, facts[claiming].value]
  if (birthDate === null || annualIncome === null || claimingAge === null) return null
  const { socialSecurity } = facts.ruleBook.value === null ? currentRuleBook : requireRuleBook(facts.ruleBook.value)
  const recorded = recordedBenefit(ledger, facts, { today, member })
  return {
    ...{ birthDate: toDay(birthDate), annualIncome, claimingAge, asOf: today, reading: 'plan' },
    ...{ ruleBook: socialSecurity, recordedAmount: recorded?.primaryInsuranceAmount },
  }
}

const isPaidAlready = ({ birthDate, claimingAge, asOf }: SocialSecurityClaim) => ageOn(birthDate, asOf) >= claimingAge

/** Returns a member's benefit: as stated, else estimated; null where it is paid already and not stated. */
function benefitOf(
  claim: SocialSecurityClaim | null,
  partner: SocialSecurityClaim | null,
  stated: number | null,
): number | null {
  if (stated !== null && stated > 0) return stated
  if (claim === null || isPaidAlready(claim)) return null
  return finalSocialSecurity({ own: claim, ...known('partner', partner) }).finalAmount
}

/**
 * Returns the household's Social Security a year in today's dollars, as stated or estimated. Null if a member's is
 * unknown: what is paid already is asked for, and never 0. A partner counts once birth date and income are known.
 */
export function householdBenefits(ground: PlanContext): number | null {
  const { facts } = ground.household
  const own = claimOf(ground, 'own')
  const isSingle = (facts.familyStatus.value ?? FamilyStatus.Single) === FamilyStatus.Single
  const partner = isSingle ? null : claimOf(ground, 'partner')
  const ownBenefit = benefitOf(own, partner, facts.socialSecurity.value)
  const partners = partner === null ? 0 : benefitOf(partner, own, facts.partnerSocialSecurity.value)
  return ownBenefit === null || partners === null ? null : withinField(roundToCents(ownBenefit + partners))
}
