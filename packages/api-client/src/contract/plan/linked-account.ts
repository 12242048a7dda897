import { LoanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { id } from '../primitives.ts'
import { choice } from './fields.ts'

/** An account as a plan sees it (specification section 3): linked, or offered for linking. */
export const linkedAccount = z.object({
  userAccountId: id,
  name: z.string(),
  displayName: z.nullable(z.string()),
  /** Dollars as they stood when the link was stored; what is owed is negative. */
  balance: z.number(),
  /** As the bank, or the person, states it now. */
  latestBalance: z.number(),
  isLinked: z.boolean(),
  /** The account is gone; the link remains, so that the plan can say what it lost. */
  isDeleted: z.boolean(),
  typeName: z.string(),
  categoryName: z.string(),
  groupName: z.enum(['Asset', 'Liability']),
  hasSyncIssue: z.boolean(),
  interestRate: z.nullable(z.number()),
  minimumMonthlyPayment: z.nullable(z.number()),
  currentMonthlyPayment: z.nullable(z.number()),
  /** FEDERAL 1, PRIVATE 2; null until the person has said. Only the student debt plan asks. */
  loanType: z.nullable(choice(Object.values(LoanType))),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

/** Whether an account counts in the plan. A list that is sent is the whole of it: what it does not name is not linked. */
export const accountLink = z.object({
  userAccountId: id,
  isLinked: z.boolean('Please enter a valid value.'),
  loanType: z.optional(z.nullable(choice(Object.values(LoanType)))),
})
export type AccountLink = z.infer<typeof accountLink>
