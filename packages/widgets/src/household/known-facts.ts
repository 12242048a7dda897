import { householdNames } from '@evenkeel/api-client/contract/forms/household-names'
import type { Household, HouseholdFact } from '@evenkeel/api-client/contract/household'
import {
  FamilyStatus,
  formatDate,
  formatMoney,
  formatPercent,
  type PlanType,
  screenDateFormat,
  showsCents,
} from '@evenkeel/engine'
import * as words from '../words/household.generated.ts'

/** The facts that the sheet has a field for. */
export type FactName = keyof typeof householdNames

const isName = (key: string): key is FactName => key in householdNames

/** A fact with a field, whose value is a number or not known. */
export interface NumberFact {
  readonly name: FactName
  readonly fact: HouseholdFact
  readonly value: number | null
}

/** Returns the facts with a field that a plan uses, in the order of the screens; those of a partner if there is one. */
export function factsOfPlan({ facts }: Household, planType: PlanType): NumberFact[] {
  const family = facts.find(({ key }) => key === 'familyStatus')?.value ?? FamilyStatus.Single
  return facts.flatMap((fact) => {
    const { key, value, usedBy } = fact
    if (!isName(key) || !usedBy.includes(planType)) return []
    if (family === FamilyStatus.Single && key.startsWith('partner')) return []
    return [{ name: key, fact, value: typeof value === 'number' ? value : null }]
  })
}

/** Returns what a fact is called. */
export const labelOf = (name: FactName): string => householdNames[name].label()

/** Returns a fact's value as people read it; null while it is not known. */
export function factText({ value, fact: { unit } }: NumberFact): string | null {
  if (value === null) return null
  if (unit === 'percent') return formatPercent(value, Math.round(value * 1000) % 10 === 0 ? 0 : 1)
  return unit.startsWith('dollars') ? formatMoney(value, { cents: showsCents(value) }) : String(value)
}

/** What a fact's value means where it has no label, as in "annual income of $84,000". */
const phrases: Readonly<Record<FactName, (values: { readonly value: string }) => string>> = {
  annualIncome: words.basedOnIncome,
  partnerAnnualIncome: words.basedOnPartnerIncome,
  savingsRate: words.basedOnSavingsRate,
  partnerSavingsRate: words.basedOnPartnerSavingsRate,
  employerMatch: words.basedOnEmployerMatch,
  retirementAge: words.basedOnRetirementAge,
  partnerRetirementAge: words.basedOnPartnerRetirementAge,
  lifeExpectancy: words.basedOnLifeExpectancy,
  retirementExpenses: words.basedOnRetirementExpenses,
  essentialExpenses: words.basedOnEssentialExpenses,
  retirementFund: words.basedOnRetirementFund,
  emergencySavings: words.basedOnEmergencySavings,
  lifeCover: words.basedOnLifeCover,
  partnerLifeCover: words.basedOnPartnerLifeCover,
  disabilityBenefit: words.basedOnDisabilityBenefit,
  waitingMonths: words.basedOnWaitingMonths,
  heldStockShare: words.basedOnHeldStockShare,
}

/** Returns a fact as a part of a sentence; null while it is not known. */
export function factPhrase(known: NumberFact): string | null {
  const value = factText(known)
  return value === null ? null : phrases[known.name]({ value })
}

/** Returns where a fact comes from, in words. */
export function sourceText({ source, sourceName, saidAt }: HouseholdFact): string {
  if (source === 'typed')
    return saidAt === null ? words.saidBefore() : words.typed({ day: formatDate(saidAt, screenDateFormat) })
  if (source === 'linked') return sourceName === null ? words.fromAccounts() : words.from({ name: sourceName })
  if (source === 'company' && sourceName !== null) return words.from({ name: sourceName })
  if (source === 'computed') return words.average()
  return source === 'unknown' ? words.unknown() : words.assumed()
}
