import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { type EarningsFault, type EarningsYear, benefitOfRecord, type IsoDate } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { useMemo } from 'react'
import { useToday } from '../../shared/today.tsx'
import * as words from '../../words/earnings.generated.ts'
import type { Member } from './member.ts'
import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import { withValueAt } from '@evenkeel/ui/use-form'
import { tryRetirement } from '../calculator/form.ts'

/** What a record does to the Social Security of a plan: dollars a month before and after, or why it stays as it is. */
type RecordEffect =
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

const faultWords = { range: words.range, amount: words.amount, year: words.year, twice: words.twice } as const
const shownFaults = 5

interface RecordFaultsProps {
  readonly faults: readonly EarningsFault[]
  /** Something is typed, and no year was found in it. */
  readonly isEmpty: boolean
}

/** The lines that cannot be taken, each with its number. */
export function RecordFaults({ faults, isEmpty }: RecordFaultsProps) {
  if (faults.length === 0 && !isEmpty) return null
  return (
    <Notice tone="warning" announce="polite">
      {faults.length === 0 ? (
        words.nothing()
      ) : (
        <ul>
          {faults.slice(0, shownFaults).map(({ line, reason }) => (
            <li key={line}>{faultWords[reason]({ line: String(line) })}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Every year that was read, the newest first; one without earnings says so. */
export function RecordYears({ years }: { readonly years: readonly EarningsYear[] }) {
  if (years.length === 0) return null
  return (
    <div
      className="max-h-48 overflow-y-auto rounded-md border border-hairline"
      tabIndex={0}
      role="region"
      aria-label={words.preview()}
    >
      <table className="w-full text-body">
        <caption className="sr-only">{words.preview()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.yearHead()}</th>
            <th scope="col">{words.earnedHead()}</th>
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map(({ year, cents }) => (
            <tr key={year} className="border-t border-hairline first:border-t-0">
              <th scope="row" className="px-3 py-1.5 text-left font-normal tabular-nums">
                {year}
              </th>
              <td className="px-3 py-1.5 text-right">
                {cents === 0 ? (
                  <span className="text-text-muted">{words.noEarnings()}</span>
                ) : (
                  <Money value={cents / 100} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dollars = (key: string, value: number) => <Money key={key} value={value} cents={false} />

const unmoved = { 'old rules': words.oldRules, stated: words.stated, same: words.same } as const

function effectText(effect: RecordEffect, member: Member) {
  if (effect.kind !== 'moves') return unmoved[effect.kind]({ member })
  const said = member === 'partner' ? words.partnerEffect : words.effect
  return said.parts({ before: dollars('before', effect.before), after: dollars('after', effect.after) })
}

interface RecordEffectTextProps {
  readonly input: RetirementInput
  readonly member: Member
  readonly years: readonly EarningsYear[]
}

/** What the record changes in the plan's Social Security, before it is saved. */
export function RecordEffectText({ input, member, years }: RecordEffectTextProps) {
  const asOf = useToday()
  const effect = useMemo(() => recordEffect(input, { member, years }, asOf), [input, member, years, asOf])
  return (
    <p role="status" className="min-h-6 text-body font-medium">
      {effect && effectText(effect, member)}
    </p>
  )
}
