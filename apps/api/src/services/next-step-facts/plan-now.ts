import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import { planKinds } from '../plans/all-plan-kinds.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { planContext, type PlanScene } from '../plans/ground-of.ts'
import type { PlanCase, PlanContext } from '../plans/plan-definition.ts'
import { planToday } from '../plans/plan-today.ts'

/** Where steps are read: the company's offer is used for the match and its dates only, so that figures equal the verdict's. */
export interface StepScene extends Pick<PlanScene, 'ledger' | 'today'> {
  readonly offer: CompanyOffer
  /** The moment of the read. */
  readonly now: string
}

/** A plan in use with today's facts. */
export interface PlanNow {
  readonly stored: StoredPlan
  readonly present: PlanCase
  readonly ground: PlanContext
  readonly linked: readonly LinkedAccount[]
  /** Whether the plan can be worked out today. */
  readonly isWhole: boolean
}

/** Returns a committed plan as it is today; null for a plan that is not in use. */
export function planNow({ ledger, today, offer }: StepScene, planType: PlanType): PlanNow | null {
  const stored = findPlan(ledger, planType)
  const scene = { ledger, today, offer }
  const { judged = null, accounts = [] } = stored ? planToday(scene, stored) : {}
  if (!stored || judged === null) return null
  const { present } = judged
  const ground = planContext(scene, accounts)
  const isWhole = Object.keys(planKinds[planType].faults(present)).length === 0
  return { stored, present, ground, linked: ground.linked, isWhole }
}

/** Returns a plan's result today; null where it cannot be worked out. */
export const resultOf = <Result>({ stored, present, isWhole }: PlanNow, schema: z.ZodMiniType<Result>): Result | null =>
  isWhole ? (z.safeParse(schema, planKinds[stored.planType].work(present).result).data ?? null) : null
