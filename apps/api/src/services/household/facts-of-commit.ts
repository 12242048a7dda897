import { factValues } from '@evenkeel/api-client/contract/household'
import { type HouseholdKey, FamilyStatus, isDerivedFact, linkedFacts, type PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { CheckedChanges } from './change-household.ts'
import type { Household } from './household-of.ts'
import { factInPlan, factPathsOf, isSameInPlan, valueAt } from './plan-values.ts'

/** A plan's input as it is committed, with what it was prefilled with. */
interface CommittedPlan {
  readonly planType: PlanType
  readonly input: unknown
  /** The input of an untouched plan: a field that still has this value says nothing. */
  readonly defaults: unknown
  /** The plan as it was committed before; its input is null if it was not. */
  readonly before: { readonly input: unknown; readonly ownPaths: readonly string[] } | null
  /** Whether accounts fill the plan's field, if it has such a field. */
  readonly hasAccounts: boolean
  /** The fields in which the person says something for this plan only. */
  readonly ownPaths: readonly string[]
}

/** A field of a plan, and the fact that it holds. */
type FactField = readonly [path: string, key: HouseholdKey]

interface SaidInPlan {
  readonly path: string
  readonly key: HouseholdKey
  /** Undefined takes back what was typed. */
  readonly value: unknown
}

/** What a commit says about the household, and the fields in which it says it for this plan only. */
export interface FactsOfCommit {
  readonly said: readonly SaidInPlan[]
  readonly ownPaths: readonly string[]
}

const someFacts = z.partial(z.object(factValues))

const isSingleIn = (input: unknown): boolean =>
  [valueAt(input, 'personalInformation.relationshipStatus'), valueAt(input, 'relationshipStatus')].includes(
    FamilyStatus.Single,
  )

/** Returns the field's value as a fact: other income is an amount with its years. */
function asFact(input: unknown, path: string, key: HouseholdKey): unknown {
  if (key !== 'otherIncome' && key !== 'partnerOtherIncome') return valueAt(input, path)
  return { amount: valueAt(input, path), years: valueAt(input, `${path}Years`) ?? null }
}

/** Whether the accounts that the household knows are not the plan's, so that its field holds what the person typed. */
const isWithoutAccounts = (household: Household, key: HouseholdKey, { hasAccounts }: CommittedPlan): boolean =>
  !hasAccounts && household.facts[key].source === 'linked' && !(key === 'lifeCover' && household.employerLifeCover)

/** A linked field says something if the person typed over its accounts, or has no accounts; else it takes back. */
function saidOverAccounts(household: Household, plan: CommittedPlan, [path, key]: FactField): SaidInPlan[] {
  const value = valueAt(plan.input, path)
  const { source, value: known, beneath } = household.facts[key]
  const isOverridden = valueAt(plan.input, 'isOverridden') === true
  if (!isOverridden && source === 'typed' && beneath !== null) return [{ path, key, value: undefined }]
  if (typeof value !== 'number') return []
  if (isWithoutAccounts(household, key, plan)) return [{ path, key, value }]
  const isTyped = isOverridden || source === 'typed' || source === 'unknown'
  return isTyped && !isSameInPlan(key, value, known) ? [{ path, key, value }] : []
}

/** Whether a value says nothing: a form sends no pension as four fields without a value. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty))

/** Whether a field has a value that the person put there: not the household's, and not the one it was filled with. */
function isTypedIn(household: Household, { input, defaults }: CommittedPlan, [path, key]: FactField): boolean {
  const value = valueAt(input, path)
  if (value === undefined || value === null || path.endsWith('Years')) return false
  if (isSingleIn(input) && key.startsWith('partner')) return false
  const known = factInPlan(household, path, key, input)
  if (isEmpty(value) && isEmpty(known)) return false
  return !isSameInPlan(key, value, known) && !isSameInPlan(key, value, valueAt(defaults, path))
}

/** Whether a plan cannot tell the household: what accounts and dependents state is changed there. */
const isStatedElsewhere = ([, key]: FactField): boolean => isDerivedFact(key) || key === 'children'

/** Whether a field that followed the household at the last commit still has that commit's value. */
const isLeftAsItWas = ({ input, before }: CommittedPlan, [path, key]: FactField): boolean =>
  before !== null &&
  !before.ownPaths.includes(path) &&
  isSameInPlan(key, valueAt(input, path), valueAt(before.input, path))

/** Returns what a commit says about the household: the fields that differ from what is known and from the prefilled plan. */
export function factsOfCommit(household: Household, plan: CommittedPlan): FactsOfCommit {
  const { input, ownPaths } = plan
  const fields = factPathsOf(plan.planType)
  const isTyped = (field: FactField) => isTypedIn(household, plan, field)
  const isOnlyHere = (field: FactField) =>
    ownPaths.includes(field[0]) || (isStatedElsewhere(field) && isTyped(field) && !isLeftAsItWas(plan, field))
  const isLinked = ([, key]: FactField) => Number(linkedFacts.includes(key))
  // As a form asks: what accounts fill comes last.
  const forAll = fields.filter((field) => !isOnlyHere(field)).toSorted((one, other) => isLinked(one) - isLinked(other))
  return {
    said: forAll.flatMap((field) => {
      const [path, key] = field
      if (linkedFacts.includes(key)) return saidOverAccounts(household, plan, field)
      return isTyped(field) && !isStatedElsewhere(field) ? [{ path, key, value: asFact(input, path, key) }] : []
    }),
    ownPaths: fields.filter(isOnlyHere).map(([path]) => path),
  }
}

/** Returns what a commit says, by key, as `writeFacts` takes it. */
export function toChanges({ said }: FactsOfCommit): CheckedChanges {
  const typed = said.filter(({ value }) => value !== undefined)
  return {
    values: z.parse(someFacts, Object.fromEntries(typed.map(({ key, value }) => [key, value]))),
    takenBack: said.flatMap(({ key, value }) => (value === undefined ? [key] : [])),
  }
}

/** The facts that a profile has, by its names. Source: Q-PLAN-5. */
const profileNames: { readonly [Key in HouseholdKey]?: string } = {
  birthDate: 'dateOfBirth',
  annualIncome: 'annualIncome',
  familyStatus: 'relationshipStatus',
  partnerBirthDate: 'spouseDateOfBirth',
  partnerAnnualIncome: 'spouseAnnualIncome',
  riskTolerance: 'riskTolerance',
  investmentType: 'investmentType',
}

/**
 * Returns the names of what a commit changes: the profile's, and the plan's own paths for the other shared facts. The
 * published figures that a plan uses say nothing about the person, so the form does not ask about them.
 */
export const changedNames = ({ said }: FactsOfCommit): string[] =>
  said.filter(({ key }) => key !== 'ruleBook').map(({ key, path }) => profileNames[key] ?? path)
