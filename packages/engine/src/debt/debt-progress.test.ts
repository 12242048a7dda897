import { expect, it } from 'vitest'
import { oneOffsLeft } from './debt-progress.ts'

const oneOffs = [
  { month: 1, amount: 500 },
  { month: 3, amount: 1000 },
]

/** Payments of a plan of 11/22/2026 are due on 12/22, 01/22, and 02/22. */
it.each([
  ['2026-11-22', oneOffs],
  ['2026-12-21', oneOffs],
  ['2026-12-22', [{ month: 2, amount: 1000 }]],
  ['2027-01-22', [{ month: 1, amount: 1000 }]],
  ['2027-02-22', []],
  ['2090-01-01', []],
])('on %s the payments made once that are left are counted from that day', (today, left) => {
  expect(oneOffsLeft(oneOffs, { asOf: '2026-11-22', today })).toEqual(left)
})
