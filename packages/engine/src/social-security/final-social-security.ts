import { keptWhenEarly, type SocialSecurityClaim, type WorkedClaim, workOutClaim } from './work-out.ts'

export interface FinalSocialSecurityInput {
  readonly own: SocialSecurityClaim
  /** The other member of a couple; a single person has none. */
  readonly partner?: SocialSecurityClaim | undefined
  /** What the person typed in, dollars a year in today's money; 0 or absent means the estimate. */
  readonly typedIn?: number | undefined
}

/** Money in dollars a year, today's. */
export interface FinalSocialSecurity {
  /** Years of age, within the book's range. */
  readonly claimingAge: number
  /** The estimate from the own income. */
  readonly defaultAmount: number
  /** Half of the partner's primary insurance amount, before any reduction; 0 without a partner. */
  readonly fiftyPercentSpousalBenefit: number
  /** What a plan counts with. */
  readonly finalAmount: number
}

/** A month's benefit with the partner's record taken into account. */
function withSpousalShare(own: WorkedClaim, share: number): number {
  const { form, earlyReduction } = own.book.spousal
  const kept = keptWhenEarly(own.yearsEarly, earlyReduction)
  if (form === 'larger') return Math.max(own.monthlyBenefit, share * kept)
  return own.monthlyBenefit + Math.max(0, share - own.primaryInsuranceAmount) * kept
}

/**
 * The benefit a plan counts with: what the person typed in, or else the own estimate or the spousal share of the other's
 * primary insurance amount, whichever is larger (specification section 9, Q-SS-3). Each claim carries its rule book; the
 * specification's does not reduce the share for an early claim, the official one does, and pays it on top of the own
 * benefit as far as the own primary insurance amount falls short of it. Throws as `estimateSocialSecurity` does, and when
 * the typed-in amount is negative or not a number.
 *
 * With a partner who earns 60,000 in 2017 (2,113.30 a month), who has no income gets 0.5 × 2,113.30 × 12 = 12,679.80 a year.
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
