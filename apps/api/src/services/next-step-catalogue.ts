import { PlanType } from '@evenkeel/engine'
import { debtSteps } from './next-step-words/debt.ts'
import { everydaySteps } from './next-step-words/everyday.ts'
import { familySteps } from './next-step-words/family.ts'
import { retirementSteps } from './next-step-words/retirement.ts'
import type { StepWords } from './next-step-words/step-words.ts'

/** A step that a plan can give; the ledger holds only its key, so that words can be bettered for everyone. */
export interface CatalogueStep extends StepWords {
  readonly planType: PlanType
  readonly order: number
}

/** The steps of each plan (Q-STEP-1). No step names a figure that no plan has computed. */
const wordsByPlan: Readonly<Record<PlanType, readonly StepWords[]>> = {
  ...retirementSteps,
  ...debtSteps,
  ...everydaySteps,
  ...familySteps,
}

const nextStepCatalogue: readonly CatalogueStep[] = Object.values(PlanType).flatMap((planType) =>
  wordsByPlan[planType].map((words, index) => ({ ...words, planType, order: index + 1 })),
)

const byKey = new Map(nextStepCatalogue.map((step) => [step.key, step]))

/** The words of a step; undefined for one that the catalogue no longer has. */
export const findCatalogueStep = (key: string): CatalogueStep | undefined => byKey.get(key)

/** The keys of a plan's steps, in their order. */
export const catalogueKeys = (planType: PlanType): readonly string[] => wordsByPlan[planType].map(({ key }) => key)
