import type { RetirementOptions } from '../household.ts'
import type { RetirementPerson } from '../retirement-person.ts'
import { chance } from './chance.ts'
import { simulateSuccess } from './simulate-retirement.ts'

/**
 * Returns the share of futures in which a plan's fund lasts, by the one `chance` that every screen uses. Throws like
 * `projectRetirement`.
 */
export const successRate = (person: RetirementPerson, options: RetirementOptions): number =>
  simulateSuccess(person, { ...chance, ...options })
