import { roundToCents } from '../money/cents.ts'

/** What a company's benefit pays, as far as a plan can count it. */
export type BenefitTerms =
  | { readonly kind: 'life'; readonly multipleOfPay: number; readonly maximum: number | null }
  | {
      readonly kind: 'disability'
      readonly shareOfPay: number
      readonly maximumMonthly: number | null
      readonly waitingMonths: number
    }
  | { readonly kind: 'other'; readonly isFree: boolean }

const atMost = (amount: number, maximum: number | null) => (maximum === null ? amount : Math.min(amount, maximum))

/**
 * Returns the employer's match as a share of pay: the match rate on what is saved, up to the limit.
 * Worked example: 50 cents a dollar up to 6 % of pay, saving 5 %: 0.5 × 0.05 = 2.5 % of pay.
 */
export const employerMatchShare = ({
  matchRate,
  matchLimit,
  savingsRate,
}: {
  readonly matchRate: number
  readonly matchLimit: number
  readonly savingsRate: number
}): number => Number((matchRate * Math.min(savingsRate, matchLimit)).toFixed(6))

/** Returns what the employer's life insurance pays, in dollars: 1 × 84,000 of pay = 84,000. */
export const employerLifeCover = (
  { multipleOfPay, maximum }: Extract<BenefitTerms, { kind: 'life' }>,
  annualIncome: number,
): number => roundToCents(atMost(multipleOfPay * annualIncome, maximum))

/** Returns what the employer's disability insurance pays a month, in dollars: 0.5 × 84,000 ÷ 12 = 3,500. */
export const employerDisabilityBenefit = (
  { shareOfPay, maximumMonthly }: Extract<BenefitTerms, { kind: 'disability' }>,
  annualIncome: number,
): number => roundToCents(atMost((shareOfPay * annualIncome) / 12, maximumMonthly))

/** What a benefit is worth to a person: the sum that it pays once or each month, in dollars, or that it costs nothing. */
export interface BenefitWorth {
  readonly kind: 'once' | 'monthly' | 'free'
  /** Null for what is free: what it is worth depends on how it is used. */
  readonly amount: number | null
}

/**
 * Returns what a benefit is worth to a person with this income a year; null where its terms do not say.
 * Worked example: life insurance of one year's pay at 84,000 pays 84,000 once.
 */
export function benefitWorth(terms: BenefitTerms | null, annualIncome: number): BenefitWorth | null {
  if (terms === null) return null
  switch (terms.kind) {
    case 'life':
      return { kind: 'once', amount: employerLifeCover(terms, annualIncome) }
    case 'disability':
      return { kind: 'monthly', amount: employerDisabilityBenefit(terms, annualIncome) }
    case 'other':
      return terms.isFree ? { kind: 'free', amount: null } : null
  }
}
