import { DebtStrategy, debtStrategyNames, maxDebtMonths, maxOneOffs } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { toChoices } from '../forms/choices.ts'
import { nonNegativeMoney, positiveMoney } from '../primitives.ts'
import { choice, fraction, whole } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

const monthlyPayment = nonNegativeMoney
const strategy = choice(Object.values(DebtStrategy))

/** Payments that are made once, after the monthly payment of their month. Month 1 is that of the first payment. */
const oneOffs = z.optional(
  z
    .array(z.object({ month: whole(1, maxDebtMonths), amount: positiveMoney }))
    .check(z.maxLength(maxOneOffs, `Enter at most ${maxOneOffs} payments.`)),
)

/** The input of a debt plan, apart from its linked accounts (DEBT-01). */
export const reduceDebtInput = z.object({
  /** Dollars a month for all debts together. */
  monthlyPayment,
  /** From this rate on, a debt counts as one of high interest: a fraction, 0 to 0.5 (Q-DEBT-3). */
  interestRate: fraction(0.5),
  strategy,
  oneOffs,
})
export type ReduceDebtInput = z.infer<typeof reduceDebtInput>

export const reduceDebtDraft = z.partial(reduceDebtInput)

/** The input of a student debt plan, apart from its linked loans (Q-STU-1). */
export const studentDebtInput = z.object({
  monthlyPayment,
  /** By default the highest rate first. */
  strategy: z.optional(strategy),
  oneOffs,
})
export type StudentDebtInput = z.infer<typeof studentDebtInput>

export const studentDebtDraft = z.partial(studentDebtInput)

export const studentDebtFields = defineSections(studentDebtInput, {
  title: words.yourPayments,
  fields: {
    monthlyPayment: { kind: 'money', label: words.monthlyPayment, hint: words.allStudentLoans },
    strategy: { kind: 'choice', label: words.extraGoesTo, choices: toChoices(debtStrategyNames), wide: true },
  },
})

const payoff = {
  months: z.number(),
  payoffDate: z.string(),
  totalInterest: z.number(),
  totalPaid: z.number(),
  /** Null if a debt would take over fifty years without the plan. */
  monthsSaved: z.nullable(z.number()),
  interestSaved: z.nullable(z.number()),
  debts: z.array(z.object({ userAccountId: z.number(), months: z.number(), interest: z.number() })),
  /** One row a month, from month 1. Each row has every debt; paid ones have zeros. */
  schedule: z.array(
    z.object({
      month: z.number(),
      debts: z.array(
        z.object({ userAccountId: z.number(), interest: z.number(), payment: z.number(), balance: z.number() }),
      ),
    }),
  ),
}

export const reduceDebtResult = z.object({
  ...payoff,
  /** If only minimums are paid, and a paid debt's minimum goes to no other; null if a debt then takes over fifty years. */
  minimumsOnly: z.nullable(z.object({ months: z.number(), totalInterest: z.number() })),
})
export type ReduceDebtResult = z.infer<typeof reduceDebtResult>

/** Savings are compared with the current payments. */
export const studentDebtResult = z.object({
  ...payoff,
  /** A month, on the standard repayment plan of 120 months. */
  standardPayment: z.number(),
  federalBalance: z.number(),
  privateBalance: z.number(),
  suggestsIncomeDrivenRepayment: z.boolean(),
})
