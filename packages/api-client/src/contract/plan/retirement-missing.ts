import { ageOn, type IsoDate, type MissingFact, missingFacts } from '@evenkeel/engine'
import type { RetirementInput } from './retirement.ts'
import { retirementFaults } from './retirement-faults.ts'

/**
 * Returns the facts that a retirement plan's verdict needs and the plan lacks, for the calculator and for the server: a
 * savings rate while the person works, the fund, and an age that has passed. It is in the contract because it names the
 * plan's fields.
 */
export function missingOfRetirement(input: RetirementInput, asOf: IsoDate): MissingFact[] {
  const { retirementSavings: savings, personalInformation: person, retirementPlanDetails: details } = input
  const isWorking = details.retirementAge > ageOn(person.dateOfBirth, asOf)
  const faults = Object.keys(retirementFaults(input, asOf))
  return [
    ...faults.map((field) => ({ key: field.replace(/^.*\./, ''), accountId: null })),
    ...missingFacts({
      ...(isWorking && { savingsRate: savings?.employerSponsoredSavingsRate }),
      retirementFund: savings?.retirementFund,
    }),
  ]
}
