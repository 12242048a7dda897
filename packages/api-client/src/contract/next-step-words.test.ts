import { expect, it } from 'vitest'
import * as words from './words/next-step.generated.ts'

it.each([
  [8, 'Shopping is $5.00 over with 8 days left.'],
  [1, 'Shopping is $5.00 over with 1 day left.'],
  [0, 'Shopping is $5.00 over on the last day of the month.'],
])('says of a budget that is over how many days are left: %d', (days, text) =>
  expect(words.categoryOver({ category: 'Shopping', amount: '$5.00', days })).toBe(text),
)
