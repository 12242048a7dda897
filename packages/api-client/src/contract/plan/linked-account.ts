import { LoanType, manualAccountMessages, manualAccountRules } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { id, nonNegativeMoney } from '../primitives.ts'
import { choice } from './fields.ts'

/** An account as a plan sees it (LINK-01): linked, or offered for linking. */
export const linkedAccount = z.object({
  userAccountId: id,
  name: z.string(),
  displayName: z.nullable(z.string()),
  /** Dollars when the link was stored; a debt is negative. */
  balance: z.number(),
  /** The current balance, as the bank or the person states it. */
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
  /** FEDERAL 1, PRIVATE 2; null until answered. Only the student debt plan asks. */
  loanType: z.nullable(choice(Object.values(LoanType))),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

/** Whether an account counts in the plan. A list that is sent is complete: accounts not on it are not linked. */
export const accountLink = z.object({
  userAccountId: id,
  isLinked: z.boolean('Please enter a valid value.'),
  loanType: z.optional(z.nullable(choice(Object.values(LoanType)))),
})
export type AccountLink = z.infer<typeof accountLink>

/** A link with the terms that a person types for an account that states none. A draft keeps them, a preview counts them, and a commit does neither. */
export const typedLink = z.extend(accountLink, {
  interestRate: z.optional(
    z
      .number(manualAccountMessages.interestRate)
      .check(
        z.gte(manualAccountRules.interestRateMin, manualAccountMessages.interestRate),
        z.lte(manualAccountRules.interestRateMax, manualAccountMessages.interestRate),
      ),
  ),
  minimumMonthlyPayment: z.optional(nonNegativeMoney),
})
export type TypedLink = z.infer<typeof typedLink>

/** What the person has typed of an account that states no rate or no minimum payment. */
export const draftTerms = z.object({
  userAccountId: z.number(),
  interestRate: z.optional(z.number()),
  minimumMonthlyPayment: z.optional(z.number()),
})
