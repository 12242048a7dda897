import { type LinkedAccount, linkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  addDays,
  type DebtPayoffInput,
  debtPayoffSchedule,
  daysBetween,
  payoffDate,
  roundToCents,
  type ValidDebtPayoff,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { toWireDate } from '../moment.ts'
import type { Terms } from './plan-kind.ts'

/** What both debt plans read of the ledger: the linked accounts as they stand. */
export const debtFacts = z.object({ accounts: z.array(linkedAccount) })
export type DebtFacts = z.infer<typeof debtFacts>

/** A debt plan is late when it would now end more than a month after the day that it promised. */
const LATE_AFTER_DAYS = 31

export const isOwed = ({ balance }: Pick<LinkedAccount, 'balance'>): boolean => balance !== 0

/** There were debts, and nothing is owed on them any more. */
export const isPaidOff = ({ accounts }: DebtFacts): boolean => accounts.length > 0 && !accounts.some(isOwed)

/** The account with the amount that is owed now. */
export const asItStands = (account: LinkedAccount): LinkedAccount => ({ ...account, balance: account.latestBalance })

/** What both results say of a payoff. */
export const payoffResult = (input: DebtPayoffInput, payoff: ValidDebtPayoff, { asOf }: Terms) => ({
  months: payoff.months,
  payoffDate: toWireDate(payoffDate(asOf, payoff.months)),
  totalInterest: payoff.totalInterest,
  totalPaid: payoff.totalPaid,
  debts: payoff.debts.map(({ id, payoffMonth, interest }) => ({ userAccountId: id, months: payoffMonth, interest })),
  schedule: debtPayoffSchedule(input).map(({ month, debts }) => ({
    month,
    debts: debts.map(({ id, interest, payment, balance }) => ({
      userAccountId: id,
      interest,
      payment,
      balance: roundToCents(balance),
    })),
  })),
})

/** Off the goal: paid off later than was promised. Both are days. */
export const isLate = (end: string, promised: string): boolean =>
  daysBetween(addDays(promised, LATE_AFTER_DAYS), end) > 0

/** The day on which all would be paid off. */
export const endOf = ({ months }: Pick<ValidDebtPayoff, 'months'>, { asOf }: Terms): string => payoffDate(asOf, months)
