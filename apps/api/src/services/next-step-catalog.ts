import { PlanType } from '@evenkeel/engine'
import { debtSteps } from './next-step-words/debt.ts'
import { everydaySteps } from './next-step-words/everyday.ts'
import { familySteps } from './next-step-words/family.ts'
import { retirementSteps } from './next-step-words/retirement.ts'
import type { StepWords } from './next-step-words/step-words.ts'

/** A next step of a plan. The ledger stores only its key, so that better words reach everyone. */
export interface CatalogStep extends StepWords {
  readonly planType: PlanType
  readonly order: number
}

/** The next steps by plan type. No step names a figure that no plan has computed. Source: Q-STEP-1. */
const wordsByPlan: Readonly<Record<PlanType, readonly StepWords[]>> = {
  ...retirementSteps,
  ...debtSteps,
  ...everydaySteps,
  ...familySteps,
}

const nextStepCatalog: readonly CatalogStep[] = Object.values(PlanType).flatMap((planType) =>
  wordsByPlan[planType].map((words, index) => ({ ...words, planType, order: index + 1 })),
)

const byKey = new Map(nextStepCatalog.map((step) => [step.key, step]))

/** Returns the words of a step; undefined for a step that is no longer in the catalog. */
export const findCatalogStep = (key: string): CatalogStep | undefined => byKey.get(key)

/** Returns the keys of a plan's steps, in their order. */
export const catalogKeys = (planType: PlanType): readonly string[] => wordsByPlan[planType].map(({ key }) => key)
