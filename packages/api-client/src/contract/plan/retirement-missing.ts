import { ageOn, type IsoDate, type MissingFact, missingFacts } from '@evenkeel/engine'
import type { RetirementDraft, RetirementInput } from './retirement.ts'
import { retirementFaults } from './retirement-faults.ts'

/** Returns what a plan's verdict needs of the savings and the plan lacks: the fund, and a savings rate unless the person is known to have retired. */
export function missingSavings(input: RetirementDraft, asOf: IsoDate): MissingFact[] {
  const { retirementSavings: savings, personalInformation: person, retirementPlanDetails: details } = input
  const { dateOfBirth, retirementAge } = { ...person, ...details }
  const isRetired =
    dateOfBirth !== undefined && retirementAge !== undefined && retirementAge <= ageOn(dateOfBirth, asOf)
  return missingFacts({
    ...(!isRetired && { savingsRate: savings?.employerSponsoredSavingsRate }),
    retirementFund: savings?.retirementFund,
  })
}

/**
 * Returns the facts that a retirement plan's verdict needs and the plan lacks, for the calculator and for the server: a
 * savings rate while the person works, the fund, and an age that has passed. It is in the contract because it names the
 * plan's fields.
 */
export function missingOfRetirement(input: RetirementInput, asOf: IsoDate): MissingFact[] {
  const faults = Object.keys(retirementFaults(input, asOf))
  return [
    ...faults.map((field) => ({ key: field.replace(/^.*\./, ''), accountId: null })),
    ...missingSavings(input, asOf),
  ]
}
