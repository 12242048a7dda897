// Proves: RET-16, RET-18
import { describe, expect, it } from 'vitest'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { finalSocialSecurity } from './final-social-security.ts'
import type { SocialSecurityClaim } from './work-out.ts'

/** In 2017, the benefit for 60,000 a year is 2,113.30 a month at full retirement age, for 12,000 a year 0.9 × 885 + 0.32 × 115 = 833.30. */
const worker: SocialSecurityClaim = {
  annualIncome: 60_000,
  birthDate: '1962-03-04',
  claimingAge: 67,
  asOf: '2017-01-01',
  reading: 'plan',
}
const homemaker: SocialSecurityClaim = { ...worker, annualIncome: 0, claimingAge: 62 }

describe('finalSocialSecurity', () => {
  it('is the own estimate of a single person', () => {
    expect(finalSocialSecurity({ own: worker })).toEqual({
      claimingAge: 67,
      defaultAmount: 2113.3 * 12,
      fiftyPercentSpousalBenefit: 0,
      finalAmount: 2113.3 * 12,
    })
  })

  it('pays a member without income half of the other’s benefit at full retirement age, at any claiming age (SS-09)', () => {
    const { defaultAmount, fiftyPercentSpousalBenefit, finalAmount } = finalSocialSecurity({
      own: homemaker,
      partner: worker,
    })
    expect(defaultAmount).toBe(0)
    expect(fiftyPercentSpousalBenefit).toBeCloseTo(12_679.8, 8)
    expect(finalAmount).toBeCloseTo(12_679.8, 8)
  })

  it('keeps the own estimate if it is larger', () => {
    const { finalAmount, fiftyPercentSpousalBenefit } = finalSocialSecurity({ own: worker, partner: homemaker })
    expect(finalAmount).toBeCloseTo(25_359.6, 8)
    expect(fiftyPercentSpousalBenefit).toBe(0)
  })

  it('uses a typed-in amount instead, and treats 0 as none', () => {
    expect(finalSocialSecurity({ own: homemaker, partner: worker, typedIn: 9000 }).finalAmount).toBe(9000)
    expect(finalSocialSecurity({ own: homemaker, partner: worker, typedIn: 0 }).finalAmount).toBeCloseTo(12_679.8, 8)
    expect(() => finalSocialSecurity({ own: worker, typedIn: -1 })).toThrow('socialSecurityIncome must be 0 or more')
  })

  // By the official rules, 35 % less for five years early: 36 × 25/36 % + 24 × 5/12 %. 1,056.65 × 0.65 = 686.8225 a month.
  it('reduces an early spouse’s share by the official rules', () => {
    const [own, partner] = [homemaker, worker].map((claim) => ({ ...claim, ruleBook: socialSecurityOfficial }))
    if (own === undefined) throw new Error('unreachable')
    expect(finalSocialSecurity({ own, partner }).finalAmount).toBeCloseTo(686.8225 * 12, 8)
  })

  // Own benefit 833.30 × 0.7 = 583.31, plus (1,056.65 − 833.30) × 0.65 = 145.1775 of the spouse’s share.
  it('increases an own benefit by the official rules', () => {
    const own = { ...homemaker, annualIncome: 12_000, ruleBook: socialSecurityOfficial }
    const partner = { ...worker, ruleBook: socialSecurityOfficial }
    expect(finalSocialSecurity({ own, partner }).finalAmount).toBeCloseTo((583.31 + 145.1775) * 12, 8)
  })
})
