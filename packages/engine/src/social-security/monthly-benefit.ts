import { socialSecurityOfficial as book } from '../figures/social-security-official.ts'

export const downToDime = (cents: number): number => Math.floor(cents / 10) * 10

/** Parts of 3,600 that a month early or late takes or adds: 5/9 %, 5/12 % after three years. */
const wholeShare = 3600
const earlyMonth = 20
const laterEarlyMonth = 15
const bandMonths = 36

const rowAt = <Row extends { readonly bornFrom: number }>(rows: readonly Row[], year: number): Row | undefined =>
  rows.findLast(({ bornFrom }) => bornFrom <= year)

/**
 * Returns what is paid a month: the amount reduced by 5/9 % for each of 36 months before full retirement age and 5/12 %
 * for each further one, or increased for each month of waiting, down to the dime, then down to the dollar.
 *
 * Worked example: 1,444.30 at 62 with full retirement age 66: 48 months, 36 × 5/9 % + 12 × 5/12 % = 25 %: 1,083.22, so
 * 1,083.
 */
export function monthlyBenefitOf(primaryAmount: number, birthYear: number, claimingAge: number): number {
  const full = rowAt(book.fullRetirementAges, birthYear)?.months ?? 0
  const months = Math.floor(claimingAge * 12 + 1e-6) - full
  const early = Math.max(0, -months)
  const credit = (rowAt(book.lateCredits, birthYear)?.yearlyRate ?? 0) * (wholeShare / 12)
  const share =
    wholeShare -
    earlyMonth * Math.min(early, bandMonths) -
    laterEarlyMonth * Math.max(0, early - bandMonths) +
    credit * Math.max(0, months)
  const cents = downToDime(Math.round(primaryAmount * 100) * (share / wholeShare) + 1e-6)
  return Math.floor(cents / 100)
}
