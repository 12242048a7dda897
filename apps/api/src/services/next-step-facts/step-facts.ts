import { ageOn, isPaid, type StepFacts } from '@evenkeel/engine'
import { remembered } from '../../store/ledger/remembered.ts'
import { groundKey, type Household, householdOf } from '../household/household-of.ts'
import { toDay } from '../moment.ts'
import { debtFacts, studentFacts } from './debt-facts.ts'
import { benefitsFacts, budgetFacts, emergencyFacts } from './everyday-facts.ts'
import { disabilityFacts, estateFacts, hasMinor, lifeFacts, partnerLifeFacts } from './family-facts.ts'
import type { StepScene } from './plan-now.ts'
import { allocationFacts, distributionFacts, retirementFacts } from './retirement-facts.ts'

/** Whether the person is paid for work today. */
function isPaidToday({ facts: { annualIncome, birthDate, retirementAge } }: Household, today: string): boolean {
  return isPaid({
    annualIncome: annualIncome.value,
    age: birthDate.value === null ? null : ageOn(toDay(birthDate.value), today),
    retirementAge: retirementAge.value,
    hasSaidRetirementAge: retirementAge.source !== 'default',
  })
}

function workOut(scene: StepScene): StepFacts {
  const household = householdOf(scene)
  return {
    today: scene.today,
    employer: scene.offer.name,
    hasMinorChild: hasMinor(household.childAges),
    isPaid: isPaidToday(household, scene.today),
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
  }
}

const kept = remembered(groundKey, (_ledger, scene: StepScene) => workOut(scene))

/**
 * Returns everything that the next steps are taken from. A plan that is not in use, or that lacks a figure, is null. It depends on the
 * day, not on the moment, and is kept while nothing in the ledger changes.
 */
export const stepFacts = (scene: StepScene): StepFacts => kept(scene.ledger, scene)
