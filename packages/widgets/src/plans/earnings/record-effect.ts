import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import { benefitOfRecord, type EarningsYear, type IsoDate } from '@evenkeel/engine'
import { withValueAt } from '@evenkeel/ui/use-form'
import { tryRetirement } from '../calculator/form.ts'
import type { Member } from './member.ts'

/** What a record does to the Social Security of a plan: dollars a month before and after, or why it stays as it is. */
export type RecordEffect =
  | { readonly kind: 'moves'; readonly before: number; readonly after: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'stated' }
  | { readonly kind: 'old rules' }

const monthsPerYear = 12
/** What is paid at full retirement age depends on no claiming age; the benefit needs one. */
const anyClaimingAge = 67

/** What the plan says of each member. */
const inPlan = {
  own: ({ personalInformation: person, retirementPlanDetails: details, yourIncome }: RetirementInput) => ({
    born: person.dateOfBirth,
    annualIncome: person.annualIncome,
    retirementAge: details.retirementAge,
    typed: yourIncome?.socialSecurity ?? 0,
    recordPath: 'yourIncome.recordedSocialSecurity',
  }),
  partner: ({ personalInformation: person, retirementPlanDetails: details, spouseIncome }: RetirementInput) => ({
    born: person.spouseDateOfBirth ?? null,
    annualIncome: person.spouseAnnualIncome ?? 0,
    retirementAge: details.spouseRetirementAge ?? 0,
    typed: spouseIncome?.socialSecurity ?? 0,
    recordPath: 'spouseIncome.recordedSocialSecurity',
  }),
} as const

const finalAmount = { own: 'finalSocialSecurityIncome', partner: 'spouseFinalSocialSecurityIncome' } as const

const monthly = (input: object, member: Member, asOf: IsoDate): number | null => {
  const tried = tryRetirement(input, asOf)
  return tried.input === null ? null : tried.projection[finalAmount[member]] / monthsPerYear
}

interface ReadRecord {
  readonly member: Member
  readonly years: readonly EarningsYear[]
}

/** Returns what a record would change in a plan; null without a year in it, and for a plan that cannot be worked out. */
export function recordEffect(
  input: RetirementInput,
  { member, years }: ReadRecord,
  asOf: IsoDate,
): RecordEffect | null {
  const { born, annualIncome, retirementAge, typed, recordPath } = inPlan[member](input)
  if (years.length === 0 || born === null) return null
  if (!ruleBookOf(input).socialSecurity.countsRecords) return { kind: 'old rules' }
  if (typed > 0) return { kind: 'stated' }
  const { primaryInsuranceAmount } = benefitOfRecord({
    birthDate: born.slice(0, 10),
    claimingAge: anyClaimingAge,
    ...{ asOf, years, annualIncome, retirementAge },
  })
  const before = monthly(input, member, asOf)
  const after = monthly(withValueAt(input, recordPath, primaryInsuranceAmount), member, asOf)
  if (before === null || after === null) return null
  return Math.round(before) === Math.round(after) ? { kind: 'same' } : { kind: 'moves', before, after }
}
