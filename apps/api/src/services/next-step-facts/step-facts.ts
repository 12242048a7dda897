import type { StepFacts } from '@evenkeel/engine'
import { householdOf } from '../household/household-of.ts'
import { debtFacts, studentFacts } from './debt-facts.ts'
import { benefitsFacts, budgetFacts, emergencyFacts } from './everyday-facts.ts'
import { disabilityFacts, estateFacts, hasMinor, lifeFacts, partnerLifeFacts } from './family-facts.ts'
import type { StepScene } from './plan-now.ts'
import { allocationFacts, distributionFacts, retirementFacts } from './retirement-facts.ts'

/** Returns everything that the next steps are taken from. A plan that is not in use, or that lacks a figure, is null. */
export const stepFacts = (scene: StepScene): StepFacts => ({
  today: scene.today,
  employer: scene.offer.name,
  hasMinorChild: hasMinor(householdOf(scene).childAges),
  retirement: retirementFacts(scene),
  allocation: allocationFacts(scene),
  distribution: distributionFacts(scene),
  debt: debtFacts(scene),
  student: studentFacts(scene),
  emergency: emergencyFacts(scene),
  benefits: benefitsFacts(scene),
  budget: budgetFacts(scene),
  life: lifeFacts(scene),
  disability: disabilityFacts(scene),
  partnerLife: partnerLifeFacts(scene),
  estate: estateFacts(scene),
})
