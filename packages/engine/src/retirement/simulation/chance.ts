import type { RetirementOptions } from '../household.ts'
import type { RetirementPerson } from '../retirement-person.ts'
import { simulateSuccess } from './simulate-retirement.ts'

/**
 * The random part of every simulation: the standard deviation of a year's return before and in retirement, as measured
 * for savings of stocks and bonds, and the seed, so that the same plan returns the same answer on every machine and
 * every day.
 */
export const chance = {
  paths: 10_000,
  seed: 20_261_119,
  volatility: { beforeRetirement: 0.11, afterRetirement: 0.06 },
} as const

/** Returns a share of futures as people read it: of 100, rounded, so that word and figure cannot disagree. */
export const outOf100 = (rate: number): number => Math.round(rate * 100)

/**
 * Returns the share of futures in which a plan's fund lasts, by the one `chance` that every screen uses. Throws like
 * `projectRetirement`.
 */
export const successRate = (person: RetirementPerson, options: RetirementOptions): number =>
  simulateSuccess(person, { ...chance, ...options })
