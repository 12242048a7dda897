import { expect, it } from 'vitest'
import { toStatusName } from './goal-look.ts'

it('a status that does not exist is refused in the words of the specification (ERR-34)', () => {
  expect([0, 1, 2, 3].map(toStatusName)).toEqual(['not-started', 'plan-pending', 'in-progress', 'needs-attention'])
  for (const number of [9, 4, -1]) expect(() => toStatusName(number)).toThrow(new Error('Unknown PlanStatusEnum value'))
})
