import { NextStepStatus, type PlanType } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allSteps, deleteSteps, insertStep, type StoredStep } from '../../store/ledger/plans.ts'
import { catalogueKeys, findCatalogueStep } from '../next-step-catalogue.ts'
import type { ChangeRecorder } from '../record-change.ts'
import type { AnyPlanKind } from './plan-kind.ts'

const stepsOfPlan = (ledger: LedgerTransaction, planType: PlanType): StoredStep[] =>
  allSteps(ledger).filter(({ stepKey }) => findCatalogueStep(stepKey)?.planType === planType)

/**
 * Gives the steps that a commit's result asks for (Q-PLAN-4): new ones are added, those that are there keep their status,
 * those still to do that it no longer asks for go. What the person removed stays removed.
 */
export function giveSteps(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  kind: AnyPlanKind,
  worked: ReturnType<AnyPlanKind['work']>,
): void {
  const wanted = worked.steps(catalogueKeys(kind.planType))
  const there = stepsOfPlan(ledger, kind.planType)
  const stale = there.filter(
    ({ stepKey, status, isRemoved }) =>
      !wanted.includes(stepKey) && status === NextStepStatus.UNCOMPLETED && !isRemoved,
  )
  const staleIds = stale.map(({ id }) => id)
  recorder.willChange('next_step', staleIds)
  deleteSteps(ledger, staleIds)
  const missing = wanted.filter((key) => !there.some(({ stepKey }) => stepKey === key))
  recorder.hasCreated(
    'next_step',
    missing.map((key) => insertStep(ledger, key, NextStepStatus.UNCOMPLETED)),
  )
}

/** Takes back every step of a plan, as if it had never been given. */
export function takeSteps(ledger: LedgerTransaction, recorder: ChangeRecorder, planType: PlanType): void {
  const ids = stepsOfPlan(ledger, planType).map(({ id }) => id)
  recorder.willChange('next_step', ids)
  deleteSteps(ledger, ids)
}
