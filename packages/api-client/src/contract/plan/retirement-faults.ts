import { FamilyStatus, inputLimits } from '@evenkeel/engine'
import { ageOn } from '../age-on.ts'
import type { RetirementInput } from './retirement.ts'

/** Whether the spouse's income, savings and benefits count (Q-RET-5). */
export const hasSpouseInPlan = ({ personalInformation: person, isSpouseIncomeIncluded }: RetirementInput): boolean =>
  person.relationshipStatus !== FamilyStatus.Single && isSpouseIncomeIncluded === true

const AGE_TEXTS = {
  born: 'Please enter a date in the past',
  tooOld: 'Please enter a valid date. You cannot be older than 130.',
  retirement: 'Please enter your current age or a later one.',
  life: 'Please enter an age above the retirement age and the current age.',
} as const

interface Member {
  readonly born: string
  readonly retirementAge: number
  readonly lifeExpectancy: number
}

type Fields = Record<string, string>

/** The rules across ages (Q-RET-2), for one member under the names of that member's fields. */
function ageFaults(
  { born, retirementAge, lifeExpectancy }: Member,
  asOf: string,
  names: { born: string; retirement: string; life: string },
): Fields {
  const current = ageOn(born, asOf)
  if (current < 0) return { [names.born]: AGE_TEXTS.born }
  if (current > inputLimits.maxAge) return { [names.born]: AGE_TEXTS.tooOld }
  return {
    ...(retirementAge < current && { [names.retirement]: AGE_TEXTS.retirement }),
    ...(lifeExpectancy <= Math.max(retirementAge, current) && { [names.life]: AGE_TEXTS.life }),
  }
}

const REQUIRED = 'Field required'

function spouseFaults(
  { personalInformation: person, retirementPlanDetails: details }: RetirementInput,
  asOf: string,
): Fields {
  const { spouseDateOfBirth: born, spouseAnnualIncome: income } = person
  const { spouseRetirementAge: retirementAge, spouseLifeExpectancy: lifeExpectancy } = details
  if (born && typeof income === 'number' && typeof retirementAge === 'number' && typeof lifeExpectancy === 'number') {
    return ageFaults({ born, retirementAge, lifeExpectancy }, asOf, {
      born: 'personalInformation.spouseDateOfBirth',
      retirement: 'retirementPlanDetails.spouseRetirementAge',
      life: 'retirementPlanDetails.spouseLifeExpectancy',
    })
  }
  return {
    ...(!born && { 'personalInformation.spouseDateOfBirth': REQUIRED }),
    ...(typeof income !== 'number' && { 'personalInformation.spouseAnnualIncome': REQUIRED }),
    ...(typeof retirementAge !== 'number' && { 'retirementPlanDetails.spouseRetirementAge': REQUIRED }),
    ...(typeof lifeExpectancy !== 'number' && { 'retirementPlanDetails.spouseLifeExpectancy': REQUIRED }),
  }
}

/**
 * The rules of a retirement plan across its fields, for the form and for the server alike: the first message of each
 * field that cannot stand, by its path (Q-RET-2). `asOf` is today.
 */
export function retirementFaults(input: RetirementInput, asOf: string): Fields {
  const { personalInformation: person, retirementPlanDetails: details } = input
  const own = ageFaults({ born: person.dateOfBirth, ...details }, asOf, {
    born: 'personalInformation.dateOfBirth',
    retirement: 'retirementPlanDetails.retirementAge',
    life: 'retirementPlanDetails.lifeExpectancy',
  })
  return { ...own, ...(hasSpouseInPlan(input) ? spouseFaults(input, asOf) : {}) }
}
