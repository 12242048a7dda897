import { keptWhenEarly, type SocialSecurityClaim, type WorkedClaim, workOutClaim } from './work-out.ts'

interface FinalSocialSecurityInput {
  readonly own: SocialSecurityClaim
  /** The other member of a couple; a single person has none. */
  readonly partner?: SocialSecurityClaim | undefined
  /** The amount that the person typed in, dollars a year in today's value; 0 or absent means the estimate. */
  readonly typedIn?: number | undefined
}

/** Money in dollars a year, today's. */
export interface FinalSocialSecurity {
  /** Years of age, within the rule book's range. */
  readonly claimingAge: number
  /** The estimate from the own income. */
  readonly defaultAmount: number
  /** Half of the partner's primary insurance amount, before any reduction; 0 without a partner. */
  readonly fiftyPercentSpousalBenefit: number
  /** The amount that a plan uses. */
  readonly finalAmount: number
}

/** Returns a month's benefit with the spousal share. */
function withSpousalShare(own: WorkedClaim, share: number): number {
  const { form, earlyReduction } = own.book.spousal
  const kept = keptWhenEarly(own.yearsEarly, earlyReduction)
  if (form === 'larger') return Math.max(own.monthlyBenefit, share * kept)
  return own.monthlyBenefit + Math.max(0, share - own.primaryInsuranceAmount) * kept
}

/**
 * Returns the benefit that a plan uses: the typed-in amount, else the larger of the own estimate and the spousal share
 * of the partner's primary insurance amount (SS-09, Q-SS-3). Each claim has its rule book. The specification's does not
 * reduce the share for an early claim. The official one does, and adds to the own benefit the part of the share that is
 * above the own primary insurance amount.
 *
 * Worked example: the partner earns 60,000 in 2017 (2,113.30 a month), the person has no income: 0.5 × 2,113.30 × 12 =
 * 12,679.80 a year.
 *
 * Throws like `estimateSocialSecurity`, and when the typed-in amount is negative or not a number.
 */
export function finalSocialSecurity({ own, partner, typedIn = 0 }: FinalSocialSecurityInput): FinalSocialSecurity {
  if (!(typedIn >= 0)) throw new RangeError('socialSecurityIncome must be 0 or more')
  const claim = workOutClaim(own)
  const share = partner === undefined ? 0 : claim.book.spousal.share * workOutClaim(partner).primaryInsuranceAmount
  return {
    claimingAge: claim.claimingAge,
    defaultAmount: claim.monthlyBenefit * 12,
    fiftyPercentSpousalBenefit: share * 12,
    finalAmount: typedIn > 0 ? typedIn : withSpousalShare(claim, share) * 12,
  }
}
