import { NextStepStatus, type PlanType } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allSteps, deleteSteps, insertStep, type StoredStep } from '../../store/ledger/plans.ts'
import { catalogKeys, findCatalogStep } from '../next-step-catalog.ts'
import type { ChangeRecorder } from '../record-change.ts'
import type { AnyPlanDefinition } from './plan-definition.ts'

const stepsOfPlan = (ledger: LedgerTransaction, planType: PlanType): StoredStep[] =>
  allSteps(ledger).filter(({ stepKey }) => findCatalogStep(stepKey)?.planType === planType)

/**
 * Updates a plan's steps to a commit's result: adds missing ones, keeps the status of existing ones, and removes
 * unfinished ones that the result no longer needs. Steps that the person removed stay removed. Source: Q-PLAN-4.
 */
export function giveSteps(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  kind: AnyPlanDefinition,
  worked: ReturnType<AnyPlanDefinition['work']>,
): void {
  const wanted = worked.steps(catalogKeys(kind.planType))
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

/** Deletes every step of a plan, so that a later commit adds them as new. */
export function takeSteps(ledger: LedgerTransaction, recorder: ChangeRecorder, planType: PlanType): void {
  const ids = stepsOfPlan(ledger, planType).map(({ id }) => id)
  recorder.willChange('next_step', ids)
  deleteSteps(ledger, ids)
}
