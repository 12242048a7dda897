import { describe, expect, it } from 'vitest'
import { maxOpenLedgers, readMachine } from './max-open-ledgers.ts'

const gigabyte = 1e9

describe('how many ledgers stay open', () => {
  it.each([
    { machine: { bytes: 24 * gigabyte, files: 20_000 }, processes: 1, expected: 3_333 },
    { machine: { bytes: 24 * gigabyte, files: 20_000 }, processes: 2, expected: 3_000 },
    { machine: { bytes: 4 * gigabyte, files: 20_000 }, processes: 1, expected: 1_000 },
    { machine: { bytes: 0.5 * gigabyte, files: 20_000 }, processes: 2, expected: 200 },
    { machine: { bytes: 24 * gigabyte, files: 1_024 }, processes: 1, expected: 170 },
    { machine: { bytes: 64 * gigabyte, files: Infinity }, processes: 1, expected: 8_000 },
    { machine: { bytes: 24 * gigabyte, files: Infinity }, processes: 1, expected: 6_000 },
  ])('is $expected with $machine and $processes processes', ({ machine, processes, expected }) => {
    expect(maxOpenLedgers(machine, processes)).toBe(expected)
  })

  it('is a number on this machine', () => {
    expect(maxOpenLedgers(readMachine(), 1)).toBeGreaterThanOrEqual(1)
  })
})
