import { FamilyStatus, type RetirementAges, retirementAgeFaults } from '@evenkeel/engine'
import type { RetirementInput } from './retirement.ts'

/** Returns whether the spouse's income, savings and benefits count (Q-RET-5). */
export const hasSpouseInPlan = ({ personalInformation: person, isSpouseIncomeIncluded }: RetirementInput): boolean =>
  person.relationshipStatus !== FamilyStatus.Single && isSpouseIncomeIncluded === true

type Fields = Record<string, string>

/** Returns one member's faults under the paths of that member's fields. */
const ageFaults = (
  ages: RetirementAges,
  asOf: string,
  paths: Readonly<Record<keyof RetirementAges, string>>,
): Fields => {
  const { born, retirementAge, lifeExpectancy } = retirementAgeFaults(ages, asOf)
  return {
    ...(born && { [paths.born]: born }),
    ...(retirementAge && { [paths.retirementAge]: retirementAge }),
    ...(lifeExpectancy && { [paths.lifeExpectancy]: lifeExpectancy }),
  }
}

const required = 'Field required'

function spouseFaults(
  { personalInformation: person, retirementPlanDetails: details }: RetirementInput,
  asOf: string,
): Fields {
  const { spouseDateOfBirth: born, spouseAnnualIncome: income } = person
  const { spouseRetirementAge: retirementAge, spouseLifeExpectancy: lifeExpectancy } = details
  if (born && typeof income === 'number' && typeof retirementAge === 'number' && typeof lifeExpectancy === 'number') {
    return ageFaults({ born, retirementAge, lifeExpectancy }, asOf, {
      born: 'personalInformation.spouseDateOfBirth',
      retirementAge: 'retirementPlanDetails.spouseRetirementAge',
      lifeExpectancy: 'retirementPlanDetails.spouseLifeExpectancy',
    })
  }
  return {
    ...(!born && { 'personalInformation.spouseDateOfBirth': required }),
    ...(typeof income !== 'number' && { 'personalInformation.spouseAnnualIncome': required }),
    ...(typeof retirementAge !== 'number' && { 'retirementPlanDetails.spouseRetirementAge': required }),
    ...(typeof lifeExpectancy !== 'number' && { 'retirementPlanDetails.spouseLifeExpectancy': required }),
  }
}

/**
 * Checks a retirement plan's fields against each other, for the form and for the server: returns the message of each field
 * that breaks a rule, by the field's path. `asOf` is today. It is in the contract because it names the plan's fields; the rules
 * themselves are the engine's. Source: Q-RET-2.
 */
export function retirementFaults(input: RetirementInput, asOf: string): Fields {
  const { personalInformation: person, retirementPlanDetails: details } = input
  const own = ageFaults({ born: person.dateOfBirth, ...details }, asOf, {
    born: 'personalInformation.dateOfBirth',
    retirementAge: 'retirementPlanDetails.retirementAge',
    lifeExpectancy: 'retirementPlanDetails.lifeExpectancy',
  })
  return { ...own, ...(hasSpouseInPlan(input) ? spouseFaults(input, asOf) : {}) }
}
