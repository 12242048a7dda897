import { describe, expect, it } from 'vitest'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { finalSocialSecurity } from './final-social-security.ts'
import type { SocialSecurityClaim } from './work-out.ts'

/** In 2017, 60,000 a year gives 2,113.30 a month at full retirement age, 12,000 a year 0.9 × 885 + 0.32 × 115 = 833.30. */
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

  it('gives who has no income half of the other’s benefit at full retirement age, whenever claimed (SS-09)', () => {
    const { defaultAmount, fiftyPercentSpousalBenefit, finalAmount } = finalSocialSecurity({
      own: homemaker,
      partner: worker,
    })
    expect(defaultAmount).toBe(0)
    expect(fiftyPercentSpousalBenefit).toBeCloseTo(12_679.8, 8)
    expect(finalAmount).toBeCloseTo(12_679.8, 8)
  })

  it('keeps the own estimate where it is larger', () => {
    const { finalAmount, fiftyPercentSpousalBenefit } = finalSocialSecurity({ own: worker, partner: homemaker })
    expect(finalAmount).toBeCloseTo(25_359.6, 8)
    expect(fiftyPercentSpousalBenefit).toBe(0)
  })

  it('lets a typed-in amount win, and takes 0 for none', () => {
    expect(finalSocialSecurity({ own: homemaker, partner: worker, typedIn: 9000 }).finalAmount).toBe(9000)
    expect(finalSocialSecurity({ own: homemaker, partner: worker, typedIn: 0 }).finalAmount).toBeCloseTo(12_679.8, 8)
    expect(() => finalSocialSecurity({ own: worker, typedIn: -1 })).toThrow('socialSecurityIncome must be 0 or more')
  })

  // Officially, 35 % less five years early: 36 × 25/36 % + 24 × 5/12 %. 1,056.65 × 0.65 = 686.8225 a month.
  it('reduces an early spouse’s share by the official rules', () => {
    const [own, partner] = [homemaker, worker].map((claim) => ({ ...claim, ruleBook: socialSecurityOfficial }))
    if (own === undefined) throw new Error('unreachable')
    expect(finalSocialSecurity({ own, partner }).finalAmount).toBeCloseTo(686.8225 * 12, 8)
  })

  // 833.30 × 0.7 = 583.31 of the own, and (1,056.65 − 833.30) × 0.65 = 145.1775 on top.
  it('tops an own benefit up by the official rules', () => {
    const own = { ...homemaker, annualIncome: 12_000, ruleBook: socialSecurityOfficial }
    const partner = { ...worker, ruleBook: socialSecurityOfficial }
    expect(finalSocialSecurity({ own, partner }).finalAmount).toBeCloseTo((583.31 + 145.1775) * 12, 8)
  })
})
