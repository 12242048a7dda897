import { goalTypes } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice } from './plan/fields.ts'
import { nothing } from './primitives.ts'

export const interestEndpoints = {
  setInterestFlag: endpoint('setInterestFlag', {
    summary: 'Say that a goal which is not available yet would be welcome. Kept once a person and goal.',
    who: 'employee',
    body: z.object({ interestFlag: choice(goalTypes) }),
    answer: nothing,
  }),
}
