import { describe, expect, it } from 'vitest'
import { mostOpenLedgers, readMachine } from './most-open-ledgers.ts'

const GB = 1e9

describe('how many ledgers stay open', () => {
  it.each([
    { machine: { bytes: 24 * GB, files: 20_000 }, processes: 1, expected: 2_000 },
    { machine: { bytes: 24 * GB, files: 20_000 }, processes: 2, expected: 1_500 },
    { machine: { bytes: 4 * GB, files: 20_000 }, processes: 1, expected: 500 },
    { machine: { bytes: 0.5 * GB, files: 20_000 }, processes: 2, expected: 200 },
    { machine: { bytes: 24 * GB, files: 1_024 }, processes: 1, expected: 170 },
    { machine: { bytes: 24 * GB, files: Infinity }, processes: 1, expected: 2_000 },
  ])('is $expected with $machine and $processes processes', ({ machine, processes, expected }) => {
    expect(mostOpenLedgers(machine, processes)).toBe(expected)
  })

  it('is a number on this machine', () => {
    expect(mostOpenLedgers(readMachine(), 1)).toBeGreaterThanOrEqual(1)
  })
})
