import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import { benefitOfRecord, type EarningsYear, type IsoDate } from '@evenkeel/engine'
import { withValueAt } from '@evenkeel/ui/use-form'
import { tryRetirement } from '../calculator/form.ts'

/** What a record does to the Social Security of a plan: dollars a month before and after, or why it stays as it is. */
export type RecordEffect =
  | { readonly kind: 'moves'; readonly before: number; readonly after: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'stated' }
  | { readonly kind: 'old rules' }

const monthsPerYear = 12
/** What is paid at full retirement age depends on no claiming age; the benefit needs one. */
const anyClaimingAge = 67

const monthly = (input: object, asOf: IsoDate): number | null => {
  const tried = tryRetirement(input, asOf)
  return tried.input === null ? null : tried.projection.finalSocialSecurityIncome / monthsPerYear
}

/** Returns what a record would change in a plan; null without a year in it, and for a plan that cannot be worked out. */
export function recordEffect(
  input: RetirementInput,
  years: readonly EarningsYear[],
  asOf: IsoDate,
): RecordEffect | null {
  if (years.length === 0) return null
  const { personalInformation: person, retirementPlanDetails: details, yourIncome } = input
  if (!ruleBookOf(input).socialSecurity.countsRecords) return { kind: 'old rules' }
  if ((yourIncome?.socialSecurity ?? 0) > 0) return { kind: 'stated' }
  const { primaryInsuranceAmount } = benefitOfRecord({
    ...{ birthDate: person.dateOfBirth.slice(0, 10), asOf, years, annualIncome: person.annualIncome },
    ...{ retirementAge: details.retirementAge, claimingAge: anyClaimingAge },
  })
  const before = monthly(input, asOf)
  const after = monthly(withValueAt(input, 'yourIncome.recordedSocialSecurity', primaryInsuranceAmount), asOf)
  if (before === null || after === null) return null
  return Math.round(before) === Math.round(after) ? { kind: 'same' } : { kind: 'moves', before, after }
}
