import { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { typedLink } from './linked-account.ts'
import { saveBodies } from './plan-types.ts'

/** What a preview takes, by plan type: a draft, and for student loans the terms that are typed and not yet stored. */
export const previewBodies = {
  ...saveBodies,
  [PlanType.STUDENT_DEBT]: z.extend(saveBodies[PlanType.STUDENT_DEBT], {
    linkedAccounts: z.optional(z.array(typedLink).check(z.maxLength(200))),
  }),
} as const
