import { presentCase as wirePresent } from '@evenkeel/api-client/contract/household'
import type { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import type { Said } from '../household/said.ts'
import { toWireDate } from '../moment.ts'
import { planKinds } from './all-plan-kinds.ts'
import { findCase } from './committed-case.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import { accountsOfPlan } from './plan-links.ts'
import { presentCase } from './present-case.ts'
import { viewRuleBook } from './rule-books.ts'

/** Returns a running plan worked out with today's facts; null where nothing is committed or it cannot be worked out today. */
function workPresent(scene: PlanScene, plan: StoredPlan | undefined) {
  const committed = findCase(plan)
  if (!plan || !committed) return null
  const kind = planKinds[plan.planType]
  const accounts = accountsOfPlan(scene.ledger, plan.planType, plan)
  const present = presentCase(kind, committed, scene, accounts)
  if (Object.keys(kind.faults(present)).length > 0) return null
  const ground = planContext(scene, accounts)
  const judged = () => kind.verdict(present, ground, committed)
  const input = kind.toDetail(present.input, ground)
  return { ...kind.work(present), input, judged, asOf: toWireDate(scene.today) }
}

/** Returns a running plan's result with today's facts, and how it came about; null where it has none. */
export function explainedPresent(scene: PlanScene, plan: StoredPlan) {
  const worked = workPresent(scene, plan)
  if (!worked) return null
  const { input, result, explain, ruleBook, asOf } = worked
  return { input, result, explanations: explain(), asOf, ruleBook: viewRuleBook(ruleBook) }
}

/** Returns a running plan's result and verdict as if the person had said this about the household; null where it has none. */
export function presentOf(scene: PlanScene, planType: PlanType, said: Said) {
  const worked = workPresent({ ...scene, said }, findPlan(scene.ledger, planType))
  if (!worked) return null
  const { result, asOf, judged } = worked
  return z.parse(wirePresent, { result, asOf, verdict: judged() })
}
