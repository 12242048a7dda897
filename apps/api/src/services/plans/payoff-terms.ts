import { type LinkedAccount, linkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  type IsoDate,
  addDays,
  type Debt,
  type DebtPayoffInput,
  debtProgress,
  debtPayoffSchedule,
  daysBetween,
  type JudgedDebt,
  type MissingFact,
  missingDebtTerms,
  type OneOffPayment,
  oneOffsLeft,
  payoffDate,
  roundToCents,
  totalToCents,
  totalToDollars,
  type ValidDebtPayoff,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { toWireDate } from '../moment.ts'
import { fieldRequired, type FieldErrors } from '../../errors.ts'
import type { CalculationBasis, PlanProgress } from './plan-definition.ts'

/** The ledger facts of both debt plans: the linked accounts as they are. */
export const debtFacts = z.object({ accounts: z.array(linkedAccount) })
export type DebtFacts = z.infer<typeof debtFacts>

/** A debt plan is late if it would now end more than this many days after the planned day. */
const lateAfterDays = 31

export const isOwed = ({ balance }: Pick<LinkedAccount, 'balance'>): boolean => balance !== 0

/** Whether there were debts and all of them are paid off. */
export const isPaidOff = ({ accounts }: DebtFacts): boolean => accounts.length > 0 && !accounts.some(isOwed)

/** Returns the account with the amount that is owed now. */
export const asItStands = (account: LinkedAccount): LinkedAccount => ({ ...account, balance: account.latestBalance })

/**
 * Returns an error for each missing rate or minimum payment, without which a debt plan cannot be computed. Fields name
 * the account by id (`linkedAccounts#7`); the caller replaces the id with the account's place in the list.
 */
export const unstatedTerms = ({ accounts }: DebtFacts): FieldErrors =>
  Object.fromEntries(
    missingDebtTerms(accounts).map(({ userAccountId, term }) => [
      `linkedAccounts#${userAccountId}.${term}`,
      fieldRequired,
    ]),
  )

/**
 * Whether a plan was computed with 0 for a missing rate or minimum payment. It then needs attention even if
 * today's figures are complete.
 */
export const wasGuessed = (committed: { readonly facts: DebtFacts }): boolean =>
  missingDebtTerms(committed.facts.accounts).length > 0

/**
 * Returns the accounts with 0 for each missing term. Plans that were committed before missing terms were refused keep
 * their results this way; no new plan gets here, because `unstatedTerms` refuses it first.
 */
export const asOnceCounted = ({ accounts }: DebtFacts): LinkedAccount[] =>
  accounts.map((account) => ({
    ...account,
    interestRate: account.interestRate ?? 0,
    minimumMonthlyPayment: account.minimumMonthlyPayment ?? 0,
  }))

/** Returns the debts of a plan with what is paid on each today. */
export const judgedDebts = (debts: readonly Debt[], { accounts }: DebtFacts): JudgedDebt[] =>
  debts.map((debt) => ({
    ...debt,
    currentMonthlyPayment:
      accounts.find(({ userAccountId }) => userAccountId === debt.id)?.currentMonthlyPayment ?? null,
  }))

/** Returns each missing rate or minimum payment with its account. */
export const missingTermFacts = ({ accounts }: DebtFacts): MissingFact[] =>
  missingDebtTerms(accounts).map(({ userAccountId, term }) => ({ key: term, accountId: userAccountId }))

/** Returns the payoff fields that both debt plans' results share. */
export const payoffResult = (input: DebtPayoffInput, payoff: ValidDebtPayoff, { asOf }: CalculationBasis) => ({
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

interface CountedDebts {
  readonly facts: DebtFacts
  readonly terms: CalculationBasis
}

interface PromisedPayoff extends CountedDebts {
  result(): Pick<ReturnType<typeof payoffResult>, 'schedule'>
}

const owedIn = ({ accounts }: DebtFacts): number =>
  totalToDollars(accounts.reduce((cents, { balance }) => cents + Math.abs(totalToCents(balance)), 0))

/** Returns what is owed today against the promised schedule; null where the promise was computed with guessed terms. */
export function payoffProgress(now: CountedDebts, promise: PromisedPayoff): PlanProgress | null {
  if (wasGuessed(promise)) return null
  const [start, owed] = [owedIn(promise.facts), owedIn(now.facts)]
  const days = { asOf: promise.terms.asOf, today: now.terms.asOf }
  return { ...debtProgress(promise.result().schedule, { start, owed, ...days }), actual: owed }
}

/** Returns a committed input without the payments made once that are over by today; null if it has none. */
export const paymentsLeft = <Input extends { readonly oneOffs?: OneOffPayment[] | undefined }>(
  input: Input,
  { asOf }: CalculationBasis,
  today: IsoDate,
): Input | null => (input.oneOffs ? { ...input, oneOffs: oneOffsLeft(input.oneOffs, { asOf, today }) } : null)

/** Whether a plan would be paid off later than planned, beyond the tolerance. Both are days. */
export const isLate = (end: string, promised: string): boolean => daysBetween(addDays(promised, lateAfterDays), end) > 0

/** Returns the day on which all debts would be paid off. */
export const payoffDay = ({ months }: Pick<ValidDebtPayoff, 'months'>, { asOf }: CalculationBasis): string =>
  payoffDate(asOf, months)
