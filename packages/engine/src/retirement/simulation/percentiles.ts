/** A balance that a share of the futures stays below. */
export interface Percentile {
  /** Its field in a simulated year. */
  readonly key: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'
  readonly name: string
  /** Above 0 and below 1. */
  readonly share: number
}

/** Those that a simulation gives for each year, in ascending order. */
export const percentiles: readonly Percentile[] = [
  { key: 'p5', name: '5th percentile', share: 0.05 },
  { key: 'p25', name: '25th percentile', share: 0.25 },
  { key: 'p50', name: 'Median', share: 0.5 },
  { key: 'p75', name: '75th percentile', share: 0.75 },
  { key: 'p95', name: '95th percentile', share: 0.95 },
]

/** The place of a percentile among that many balances in ascending order, from 0. */
export const rankOf = ({ share }: Percentile, paths: number): number => Math.floor(share * (paths - 1))
