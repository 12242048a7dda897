import { stepPaths } from './simulate-paths.ts'

/** What one dollar becomes in a year for these thirty-two random bits: a stream in this state draws them next. */
export function growthAt(table: Float64Array, random: number): number {
  const balance = Float64Array.of(1)
  stepPaths({ draw: 0, added: 0, table }, balance, Float64Array.of(0), Int32Array.of(random, 0, 0, 0))
  return balance[0] ?? 0
}
