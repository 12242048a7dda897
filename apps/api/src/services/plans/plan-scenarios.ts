import type {
  PlanScenario,
  PlanScenarios,
  ScenarioFigures,
  ScenarioForm,
} from '@evenkeel/api-client/contract/plan/scenarios'
import { maxScenarios } from '@evenkeel/api-client/contract/plan/scenarios'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { PlanType } from '@evenkeel/engine'
import { badRequest, invalidInput, notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import {
  findPlan,
  allScenarios,
  deleteScenarioRow,
  insertScenario,
  type StoredScenario,
} from '../../store/ledger/plans.ts'
import { toWireDate } from '../moment.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { planKinds } from './all-plan-kinds.ts'
import { findCase } from './committed-case.ts'
import type { CompanyOffer } from './company-offer.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanCase, PlanContext } from './plan-definition.ts'
import { accountsOfPlan } from './plan-links.ts'
import { judgedCase } from './present-verdict.ts'
import { checkedChanges, scenarioCase, type ScenarioPlan } from './scenario-case.ts'
import { debtFiguresToday, figuresOf } from './scenario-figures.ts'
import { say } from '../../say.ts'

/** The plan that scenarios are compared with, as it is today. */
interface ScenarioBench {
  readonly kind: AnyPlanDefinition
  readonly planType: ScenarioPlan
  readonly scene: PlanScene
  readonly accounts: readonly LinkedAccount[]
  readonly ground: PlanContext
  readonly present: PlanCase | null
  /** What was committed, which a debt plan is measured against. */
  readonly promise: PlanCase | null
}

/** @throws ApiError 404 for a plan without scenarios. */
function requireScenarioPlan(planType: number): ScenarioPlan {
  if (planType === PlanType.RETIREMENT || planType === PlanType.REDUCE_DEBT) return planType
  throw notFound()
}

function benchOf(scene: PlanScene, planType: ScenarioPlan): ScenarioBench {
  const kind = planKinds[planType]
  const plan = findPlan(scene.ledger, planType)
  const accounts = accountsOfPlan(scene.ledger, planType, plan)
  const present = plan ? judgedCase(scene, kind, plan, accounts) : null
  const promise = plan ? findCase(plan) : null
  return { kind, planType, scene, accounts, ground: planContext(scene, accounts), present, promise }
}

const scenariosOf = (ledger: LedgerTransaction, planType: number): StoredScenario[] =>
  allScenarios(ledger).filter((row) => row.planType === planType)

function figuresWith(bench: ScenarioBench, changes: StoredScenario['changes']): ScenarioFigures | null {
  const { kind, planType, present } = bench
  if (present === null) return null
  const changed = scenarioCase(kind, present, changes, bench)
  return kind.isWhole(changed.input) ? figuresOf(planType, changed, bench) : null
}

/** Returns what the plan comes to with what the person saves or pays today; null where that is not known. */
function figuresToday(bench: ScenarioBench): ScenarioFigures | null {
  const { present, planType, ground } = bench
  if (present === null) return null
  if (planType === PlanType.REDUCE_DEBT) return figuresOf(planType, present, bench) && debtFiguresToday(present)
  const { value } = ground.household.facts.savingsRate
  return value === null ? null : figuresWith(bench, [{ path: 'retirementSavings.employerSponsoredSavingsRate', value }])
}

const toScenario = (bench: ScenarioBench, { id, name, changes }: StoredScenario): PlanScenario => ({
  scenarioId: id,
  name,
  changes: changes.map(({ path, value }) => ({ path, value })),
  figures: figuresWith(bench, changes),
})

/** Returns the scenarios of a plan with what today and the plan itself come to. @throws ApiError 404 for a plan without scenarios. */
export function readScenarios(scene: PlanScene, planNumber: number): PlanScenarios {
  const planType = requireScenarioPlan(planNumber)
  const bench = benchOf(scene, planType)
  return {
    planType,
    asOf: toWireDate(scene.today),
    today: figuresToday(bench),
    plan: bench.present && figuresOf(planType, bench.present, bench),
    scenarios: scenariosOf(scene.ledger, planType).map((row) => toScenario(bench, row)),
  }
}

function refuseName(known: readonly StoredScenario[], name: string): void {
  if (known.length >= maxScenarios) throw badRequest({ name: say('pleaseDeleteOneFirstThereAre', maxScenarios) })
  if (known.some((row) => row.name === name)) throw badRequest({ name: say('youHaveAScenarioOfThis') })
}

/** Refuses changes that no plan can have. Faults of fields that are not changed are the plan's own. */
function refuseFaults({ kind, ...bench }: ScenarioBench, present: PlanCase, changes: StoredScenario['changes']): void {
  const faults = kind.faults(scenarioCase(kind, present, changes, bench))
  const own = changes.flatMap(({ path }) => {
    const message = faults[`input.${path}`]
    return message === undefined ? [] : [[path, message] as const]
  })
  if (own.length > 0) throw invalidInput(Object.fromEntries(own))
}

/** Keeps a scenario. @throws ApiError 404 for a plan without scenarios, 400 with each error on its path. */
export function addScenario(context: LedgerContext, offer: CompanyOffer, form: ScenarioForm): PlanScenario {
  const { ledger, today } = context
  const planType = requireScenarioPlan(form.planType)
  const bench = benchOf({ ledger, today, offer }, planType)
  const name = form.name.trim()
  refuseName(scenariosOf(ledger, planType), name)
  if (bench.present === null) throw badRequest({ planType: say('pleaseFillInThisPlanFirst') })
  const changes = checkedChanges(
    planType,
    bench.present.input,
    form.changes.map(({ path, value }) => ({ path, value })),
  )
  refuseFaults(bench, bench.present, changes)
  const row = { planType, name, changes }
  return recordChange(context, 'scenario.create', (recorder) => {
    const id = insertScenario(ledger, row)
    recorder.hasCreated('plan_scenario', [id])
    return toScenario(bench, { id, ...row })
  })
}

/** Deletes a scenario. @throws ApiError 404 */
export function deleteScenario(context: LedgerContext, scenarioId: number): Record<string, never> {
  const { ledger } = context
  if (!allScenarios(ledger).some(({ id }) => id === scenarioId)) throw notFound()
  recordChange(context, 'scenario.delete', (recorder) => {
    recorder.willChange('plan_scenario', [scenarioId])
    deleteScenarioRow(ledger, scenarioId)
  })
  return {}
}

/** Deletes the scenarios of a plan as a part of another change. */
export function takeScenarios(ledger: LedgerTransaction, recorder: ChangeRecorder, planType: PlanType): void {
  const ids = scenariosOf(ledger, planType).map(({ id }) => id)
  recorder.willChange('plan_scenario', ids)
  for (const id of ids) deleteScenarioRow(ledger, id)
}
