import { expect, it } from 'vitest'
import { momentText } from './moment.tsx'

const now = new Date('2026-11-22T12:00:00')

it.each([
  ['2026-11-20T15:05:00', 'Nov 20, 3:05 PM'],
  ['2025-11-20T15:05:00', 'Nov 20, 2025, 3:05 PM'],
  ['2027-01-02T00:00:00', 'Jan 2, 2027, 12:00 AM'],
])('the moment %s is written %s in 2026', (instant, text) => expect(momentText(instant, now)).toBe(text))
