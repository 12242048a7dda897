import {
  fieldsToPropose,
  isProposedFact,
  type ProposedField,
  type TriedProposal,
} from '@evenkeel/api-client/contract/proposals'
import { nonNegativeMoney } from '@evenkeel/api-client/contract/primitives'
import { FamilyStatus, type PlanType, type Verdict } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { badRequest } from '../../errors.ts'
import { validate } from '../../http/validate.ts'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import { checkChanges } from '../household/change-household.ts'
import { saidAfter } from '../household/household.ts'
import { type HouseholdGround, readFacts } from '../household/household-of.ts'
import { factPathsOf, valueAt, withValueAt } from '../household/plan-values.ts'
import { readSaid } from '../household/said.ts'
import { planKinds } from '../plans/all-plan-kinds.ts'
import type { PlanScene } from '../plans/ground-of.ts'
import { accountsOfPlan } from '../plans/plan-links.ts'
import { presentVerdict } from '../plans/present-verdict.ts'
import { readPlan } from '../plans/read-plan.ts'
import { say } from '../../say.ts'

export interface ProposedLine {
  readonly field: ProposedField
  readonly value: number
}

const message = say('validValue')

/**
 * Checks lines as the person's own changes are checked.
 * @throws ApiError 400 with each error named by its field.
 */
function checkLines(ground: HouseholdGround, planType: PlanType, lines: readonly ProposedLine[]): void {
  const known = fieldsToPropose(planType)
  const wrong = lines.filter(
    ({ field }, place) => !known.includes(field) || lines.findIndex((line) => line.field === field) !== place,
  )
  if (wrong.length > 0) throw badRequest(Object.fromEntries(wrong.map(({ field }) => [field, message])))
  const choices = lines.filter(({ field }) => !isProposedFact(field))
  validate(
    z.object(Object.fromEntries(choices.map(({ field }) => [field, nonNegativeMoney]))),
    Object.fromEntries(choices.map(({ field, value }) => [field, value])),
    'lines',
  )
  checkChanges(toHousehold(lines), readSaid(ground.ledger), ground.today)
}

/** Returns the lines that are facts as a change of the household. */
export const toHousehold = (lines: readonly ProposedLine[]) => ({
  changes: lines.flatMap(({ field, value }) => (isProposedFact(field) ? [{ key: field, value }] : [])),
})

/**
 * Returns where the plan itself holds a field: a choice, or a fact that the person said for this plan only. Null for a fact
 * that the plan takes from the household.
 */
export function pathInPlan(plan: StoredPlan | undefined, field: ProposedField): string | null {
  if (!isProposedFact(field)) return field
  const paths = plan === undefined ? [] : factPathsOf(plan.planType).filter(([, key]) => key === field)
  return paths.find(([path]) => plan?.ownPaths.includes(path))?.[0] ?? null
}

/** Returns the plan's verdict as if the lines held; null for a plan that has nothing to judge. */
function verdictAfter(ground: HouseholdGround, planType: PlanType, lines: readonly ProposedLine[]): Verdict | null {
  const plan = findPlan(ground.ledger, planType)
  if (!plan) return null
  const said = readSaid(ground.ledger)
  const facts = lines.filter(({ field }) => pathInPlan(plan, field) === null)
  const scene: PlanScene = { ...ground, said: saidAfter(said, checkChanges(toHousehold(facts), said, ground.today)) }
  const change = (input: unknown) =>
    lines.reduce<unknown>((made, { field, value }) => {
      const path = pathInPlan(plan, field)
      return made === null || path === null ? made : withValueAt(made, path, value)
    }, input)
  const changed = { ...plan, committedInput: change(plan.committedInput), draftInput: change(plan.draftInput) }
  return presentVerdict(scene, planKinds[planType], changed, accountsOfPlan(ground.ledger, planType, plan))
}

/** Returns the plan's verdict as it is. */
export const verdictNow = (ground: HouseholdGround, planType: PlanType): Verdict | null =>
  verdictAfter(ground, planType, [])

/** Returns a reader of what holds today in each field; null while it is not known. */
function readerOfNow(ground: HouseholdGround, planType: PlanType): (field: ProposedField) => number | null {
  const facts = readFacts(ground)
  const { input } = readPlan(ground, planType)
  const plan = findPlan(ground.ledger, planType)
  return (field) => {
    const path = pathInPlan(plan, field)
    const value = isProposedFact(field) && path === null ? facts[field].value : valueAt(input, path ?? field)
    return typeof value === 'number' ? value : null
  }
}

/**
 * Returns what the lines would do to a plan: its verdict after each, with those before it. Nothing is changed.
 * @throws ApiError 400 with each error named by its field.
 */
export function tryLines(
  ground: HouseholdGround,
  planType: PlanType,
  lines: readonly ProposedLine[],
): Omit<TriedProposal, 'verdict' | 'lines'> & {
  readonly verdict: Verdict | null
  readonly lines: readonly (ProposedLine & { readonly now: number | null; readonly verdict: Verdict | null })[]
} {
  checkLines(ground, planType, lines)
  const now = readerOfNow(ground, planType)
  const isSingle = (readSaid(ground.ledger).values.familyStatus ?? FamilyStatus.Single) === FamilyStatus.Single
  const fields = fieldsToPropose(planType).filter((field) => !isSingle || !field.startsWith('partner'))
  return {
    verdict: verdictNow(ground, planType),
    fields: fields.map((field) => ({ field, now: now(field) })),
    lines: lines.map((line, place) => ({
      ...line,
      now: now(line.field),
      verdict: verdictAfter(ground, planType, lines.slice(0, place + 1)),
    })),
  }
}
