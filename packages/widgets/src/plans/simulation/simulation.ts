import { type IsoDate, type RetirementPerson, type SimulatedRetirement, simulateRetirement } from '@evenkeel/engine'

/** One household to simulate, and the same with one change each. */
export interface SimulationRequest {
  readonly person: RetirementPerson
  readonly asOf: IsoDate
  readonly variants: readonly { readonly key: string; readonly person: RetirementPerson }[]
}

export interface SimulationAnswer extends SimulatedRetirement {
  /** The share of futures in which each variant's fund lasts. */
  readonly variants: Readonly<Record<string, number>>
}

/**
 * What is left to chance: how far a year's return may lie from its mean before and in retirement, as savings of stocks and
 * bonds have it, and the seed, so that the same plan gives the same answer on every machine and every day.
 */
export const chance = {
  paths: 10_000,
  seed: 20_261_119,
  volatility: { beforeRetirement: 0.11, afterRetirement: 0.06 },
} as const

/** Runs one request to its end: some ten thousandths of a second a path. Throws as `simulateRetirement` does. */
export function answerOf({ person, asOf, variants }: SimulationRequest): SimulationAnswer {
  const options = { ...chance, asOf }
  const rates = variants.map(
    (variant) => [variant.key, simulateRetirement(variant.person, options).successRate] as const,
  )
  return { ...simulateRetirement(person, options), variants: Object.fromEntries(rates) }
}
