import { ageOn } from '../calendar/iso-date.ts'
import { inputLimits } from '../figures/input-limits.ts'

/** The ages of one member of a retirement plan. */
export interface RetirementAges {
  /** The day of birth. */
  readonly born: string
  readonly retirementAge: number
  readonly lifeExpectancy: number
}

/** A message for each field that breaks a rule. */
export type RetirementAgeFaults = Partial<Record<keyof RetirementAges, string>>

const texts = {
  born: 'Please enter a date in the past',
  tooOld: 'Please enter a valid date. You cannot be older than 130.',
  retirement: 'Enter your current age or later.',
  life: 'Enter an age later than your retirement age and your current age.',
} as const

/**
 * Checks one member's ages against each other on the day `asOf`. Reports only the day of birth if that is not possible.
 * Source: Q-RET-2.
 */
export function retirementAgeFaults(ages: RetirementAges, asOf: string): RetirementAgeFaults {
  const { born, retirementAge, lifeExpectancy } = ages
  const current = ageOn(born, asOf)
  if (current < 0) return { born: texts.born }
  if (current > inputLimits.maxAge) return { born: texts.tooOld }
  return {
    ...(retirementAge < current && { retirementAge: texts.retirement }),
    ...(lifeExpectancy <= Math.max(retirementAge, current) && { lifeExpectancy: texts.life }),
  }
}
