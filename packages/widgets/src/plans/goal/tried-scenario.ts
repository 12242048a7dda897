import type { PlanScenario } from '@evenkeel/api-client/contract/plan/scenarios'
import { valueAt, withValueAt } from '@evenkeel/ui/use-form'
import { type RetirementPlan, toRetirementDraft } from '../calculator/form.ts'
import { changesOf, type ScenarioChanges, withChanges } from '../scenarios/scenario-changes.ts'
import { matchPath } from './use-company-match.ts'
import type { PlanChange } from './use-plan-change.ts'

type Change = Pick<PlanChange, 'whatIf' | 'saved' | 'match'>

/** Returns what is tried, for a scenario next to the plan. A match that follows the savings follows them there too. */
export function triedChanges({ whatIf, saved, match }: Change): ScenarioChanges {
  const { input } = whatIf.tried
  if (input === null || saved === null) return []
  return changesOf(input, saved.input).filter(({ path }) => match === null || path !== matchPath)
}

/** Puts a scenario into the fields, over the plan as it is saved. */
export function tryScenario(
  plan: RetirementPlan,
  { whatIf: { form }, match }: Change,
  changes: PlanScenario['changes'],
) {
  const start = toRetirementDraft(plan)
  // The match of now is what the savings of now get; it moves on with them.
  const base = match === null ? start : withValueAt(start, matchPath, valueAt(form.values, matchPath))
  form.put(withChanges(base, changes))
}
