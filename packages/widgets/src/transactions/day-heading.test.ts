import { expect, it } from 'vitest'
import { dayHeading } from './day-heading.ts'

it.each([
  ['2026-11-22T00:00:00Z', 'Today, Sunday, November 22'],
  ['2026-11-20T00:00:00Z', 'Friday, November 20'],
  ['2025-12-31T00:00:00Z', 'Wednesday, December 31, 2025'],
  ['2027-01-01T00:00:00Z', 'Friday, January 1, 2027'],
])('heads the transactions of %s with %s', (date, heading) => {
  expect(dayHeading(date, '2026-11-22')).toBe(heading)
})
