// Proves: ROUTE-50
import { expect, it } from 'vitest'
import { monthFromParams } from './month-from-params.ts'

it('reads the month of an address', () => {
  expect(monthFromParams({ year: '2026', month: '11' })).toEqual({ year: 2026, month: 11 })
})

it.each([
  {},
  { year: '2026' },
  { year: '2026', month: '13' },
  { year: '2026', month: '0' },
  { year: 'x', month: '1' },
  { year: '2026', month: '1.5' },
])('reads no month from %j', (params) => {
  expect(monthFromParams(params)).toBeNull()
})
