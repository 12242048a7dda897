import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { reduceDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import { retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { PlanType } from '@evenkeel/engine'
import { badRequest } from '../../errors.ts'
import { validate } from '../../http/validate.ts'
import type { StoredScenarioChange } from '../../store/ledger/schema.ts'
import { valueAt, withValueAt } from '../household/plan-values.ts'
import type { PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanCase } from './plan-definition.ts'
import { presentCase } from './present-case.ts'
import { say } from '../../say.ts'

/** The plans that can be compared with scenarios, each with the schema of its input. */
const scenarioInputs = {
  [PlanType.RETIREMENT]: retirementInput,
  [PlanType.REDUCE_DEBT]: reduceDebtInput,
} as const
export type ScenarioPlan = keyof typeof scenarioInputs

const invalid = say('validValue')
const fundPath = 'retirementSavings.retirementFund'

/** Returns an input with the changes. A fund that is named no longer follows the accounts. */
function changedInput(input: unknown, changes: readonly StoredScenarioChange[]): unknown {
  const changed = changes.reduce<unknown>((known, { path, value }) => withValueAt(known, path, value), input)
  return changes.some(({ path }) => path === fundPath) ? withValueAt(changed, 'isOverridden', true) : changed
}

/**
 * Returns the changes as the plan's input has them.
 * @throws ApiError 400 with each error on the path of the input.
 */
export function checkedChanges(
  planType: ScenarioPlan,
  input: unknown,
  changes: readonly StoredScenarioChange[],
): StoredScenarioChange[] {
  const checked = validate(scenarioInputs[planType], changedInput(input, changes), 'changes')
  const kept = changes.map(({ path }) => ({ path, value: valueAt(checked, path) }))
  const unknown = kept.filter(({ value }) => value === undefined).map(({ path }) => [path, invalid] as const)
  if (unknown.length > 0) throw badRequest(Object.fromEntries(unknown))
  return kept
}

/**
 * Returns a scenario: today's case with its changes. What follows from a changed field moves with it, such as the
 * employer's match with the savings rate.
 */
export function scenarioCase(
  kind: AnyPlanDefinition,
  present: PlanCase,
  changes: readonly StoredScenarioChange[],
  { scene, accounts }: { readonly scene: PlanScene; readonly accounts: readonly LinkedAccount[] },
): PlanCase {
  const changed = {
    ...present,
    input: changedInput(present.input, changes),
    ownPaths: [...(present.ownPaths ?? []), ...changes.map(({ path }) => path)],
  }
  return presentCase(kind, changed, scene, accounts)
}
