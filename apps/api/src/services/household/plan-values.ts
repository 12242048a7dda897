import {
  FamilyStatus,
  type HouseholdKey,
  isSameFact,
  linkedFacts,
  planFactPaths,
  type PlanType,
  householdFacts,
} from '@evenkeel/engine'
import { matchOf } from './company-facts.ts'
import type { Household } from './household-of.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path such as `personalInformation.annualIncome`; undefined if there is none. */
export const valueAt = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), input)

/** Returns a copy with another value at a path. */
export function withValueAt(input: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const known = isRecord(input) ? input : {}
  return { ...known, [name]: rest.length === 0 ? value : withValueAt(known[name], rest.join('.'), value) }
}

/** Returns the fields of a plan that hold facts. */
export const factPathsOf = (planType: PlanType): (readonly [path: string, key: HouseholdKey])[] =>
  Object.entries(planFactPaths[planType])

const savingsPath = 'retirementSavings.employerSponsoredSavingsRate'

/** Returns the employer's match for the savings rate of the plan itself, so that the two move together. */
function matchInPlan({ facts, offer }: Household, input: unknown): number | null {
  if (facts.employerMatch.source === 'typed') return facts.employerMatch.value
  const rate = valueAt(input, savingsPath)
  const [match] = matchOf(offer, typeof rate === 'number' ? rate : facts.savingsRate.value)
  return match?.value ?? null
}

/** Returns a fact as the field of a plan has it; null while it is unknown. */
export function factInPlan(household: Household, path: string, key: HouseholdKey, input: unknown): unknown {
  const { facts } = household
  if (key === 'children') return facts.children.value && household.childAges
  if (key === 'debts') return facts.debts.value && household.totalDebts
  if (key === 'employerMatch') return matchInPlan(household, input)
  if (key !== 'otherIncome' && key !== 'partnerOtherIncome') return facts[key].value
  return path.endsWith('Years') ? facts[key].value?.years : facts[key].value?.amount
}

/** Whether two values of a field are the same. */
export const isSameInPlan = (key: HouseholdKey, one: unknown, other: unknown): boolean =>
  isSameFact(one, other, { isShare: householdFacts[key].unit === 'percent' })

const isPartners = (key: HouseholdKey): boolean => key.startsWith('partner')

/** What a person says, has, or is offered; months' averages and defaults never replace what a plan was committed with. */
const isStrong = ({ facts }: Household, key: HouseholdKey, isMatch: boolean): boolean =>
  ['typed', 'linked', 'company'].includes(facts[key].source) || isMatch

/** Sets a field that accounts fill: what is typed in the household holds, without it the accounts do. */
function withLinkedFact(household: Household, input: unknown, path: string, key: HouseholdKey): unknown {
  const { source, value } = household.facts[key]
  if (source === 'typed') return withValueAt(withValueAt(input, path, value), 'isOverridden', true)
  return valueAt(input, 'isOverridden') === true ? withValueAt(input, 'isOverridden', false) : input
}

/**
 * Returns a plan's input with today's facts in all fields but those in which the person said something for this plan only.
 */
export function withFacts(
  planType: PlanType,
  input: unknown,
  household: Household,
  ownPaths: readonly string[] = [],
): unknown {
  const isSingle = household.facts.familyStatus.value === FamilyStatus.Single
  return factPathsOf(planType).reduce<unknown>((known, [path, key]) => {
    if (ownPaths.includes(path) || (isSingle && isPartners(key))) return known
    if (linkedFacts.includes(key)) return withLinkedFact(household, known, path, key)
    const value = factInPlan(household, path, key, known)
    if (value === null || value === undefined || !isStrong(household, key, key === 'employerMatch')) return known
    return withValueAt(known, path, value)
  }, input)
}

/**
 * Returns a draft with today's facts in the fields that followed them when it was saved. Fields that the person left empty
 * stay empty.
 */
export function withFactsInDraft(
  planType: PlanType,
  draft: unknown,
  household: Household,
  draftOwnPaths: readonly string[] | null,
): unknown {
  if (draftOwnPaths === null) return draft
  return factPathsOf(planType).reduce<unknown>((known, [path, key]) => {
    const held = valueAt(known, path)
    if (linkedFacts.includes(key) || held === undefined || held === null || draftOwnPaths.includes(path)) return known
    const value = factInPlan(household, path, key, known)
    return value === null || value === undefined ? known : withValueAt(known, path, value)
  }, draft)
}

/** Returns the fields of a draft that differ from the household, and so do not follow it. */
export const ownPathsOfDraft = (planType: PlanType, draft: unknown, household: Household): string[] =>
  factPathsOf(planType)
    .filter(([path, key]) => !isSameInPlan(key, valueAt(draft, path), factInPlan(household, path, key, draft)))
    .map(([path]) => path)

/** Returns the fields of a plan that hold facts, each with where its value comes from: `plan` for this plan only. */
export const factsOfPlan = (planType: PlanType, input: unknown, household: Household, ownPaths: readonly string[]) =>
  factPathsOf(planType).map(([path, key]) => {
    const { source, state } = household.facts[key]
    const isOwn = ownPaths.includes(path) && valueAt(input, path) !== undefined
    return { path, key, source: isOwn ? 'plan' : source, state }
  })
