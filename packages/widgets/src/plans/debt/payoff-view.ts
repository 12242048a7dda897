import type { ReduceDebtInput, ReduceDebtResult } from '@evenkeel/api-client/contract/plan/debts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  accountLabel,
  type Debt,
  type DebtPayoffFault,
  type DebtPayoffInput,
  debtPayoffMessage,
  debtPayoffSchedule,
  DebtStrategy,
  debtVerdict,
  type IsoDate,
  type JudgedDebt,
  toIsoDate,
  maxDebtMonths,
  missingDebtTerms,
  payoffAtTodaysPayments,
  payoffDate,
  type PayoffTotals,
  planDebtPayoff,
  PlanType,
  roundToCents,
  toDebtPayoffInput,
  type Verdict,
} from '@evenkeel/engine'
import * as words from '../../words/debts.generated.ts'

/** One debt of a plan: its terms, and how it is paid off. Amounts in dollars; the rate is a fraction per year. */
interface PaidDebt {
  readonly id: number
  readonly name: string
  readonly balance: number
  /** Null if it was not stated, in a plan from before the rate was asked for. */
  readonly rate: number | null
  readonly minimum: number | null
  /** 1 is the month of the first payment. */
  readonly payoffMonth: number
  readonly interest: number
  /** The balance of today first, then at the end of each month. */
  readonly balances: readonly number[]
}

/** The data for a payoff's preview and summary. */
export interface PayoffView {
  /** Sorted by payoff, earliest first. */
  readonly debts: readonly PaidDebt[]
  readonly asOf: IsoDate
  readonly months: number
  readonly payoffDate: IsoDate
  readonly monthlyPayment: number
  readonly totalInterest: number
  readonly totalPaid: number
  /** The sum of all minimum payments; null if one of them is unknown. */
  readonly minimumPayment: number | null
  /** What is paid today; null if one payment is unknown. */
  readonly today: TodaysPayments | null
}

/** Each debt paid as today, and nothing moved on to another. */
interface TodaysPayments {
  readonly payment: number
  /** Null if a debt then takes over fifty years. */
  readonly payoff: (PayoffTotals & { readonly balances: readonly number[] }) | null
}

/** A plan that is tried, with the engine's verdict on it. */
export interface PayoffPreview extends PayoffView {
  readonly verdict: Verdict
}

/** A plan that never ends, with the wizard's words for it. */
export interface NoPayoff {
  readonly reason: DebtPayoffFault
  readonly message: string
}

const sumDollars = (dollars: readonly number[]) => roundToCents(dollars.reduce((sum, value) => sum + value, 0))

interface PaidToday extends Debt {
  readonly currentMonthlyPayment: number
}

/** Returns the balance of each month if a debt is paid alone as today; null if that never ends. */
function paidAlone({ currentMonthlyPayment: monthlyPayment, ...debt }: PaidToday): number[] | null {
  if (monthlyPayment <= 0) return null
  const debts = [{ ...debt, minimumPayment: 0 }]
  const rows = debtPayoffSchedule({ debts, monthlyPayment, strategy: DebtStrategy.HIGH_INTEREST })
  return rows.length === 0 ? null : [debt.balance, ...rows.map(({ debts: [cell] }) => cell?.balance ?? 0)]
}

function balancesToday(debts: readonly PaidToday[]): number[] {
  const each = debts.map((debt) => paidAlone(debt) ?? [])
  const months = Math.min(maxDebtMonths + 1, Math.max(0, ...each.map(({ length }) => length)))
  return Array.from({ length: months }, (_, month) => sumDollars(each.map((balances) => balances[month] ?? 0)))
}

/** Returns what today's payments come to; null if one of them is unknown. */
function todayOf(debts: readonly JudgedDebt[]): TodaysPayments | null {
  const paid = debts.flatMap(({ currentMonthlyPayment, ...debt }) =>
    currentMonthlyPayment === null ? [] : [{ ...debt, currentMonthlyPayment }],
  )
  if (paid.length < debts.length) return null
  const owed = paid.filter(({ balance }) => balance > 0)
  const totals = owed.length === 0 ? null : payoffAtTodaysPayments(owed)
  return {
    payment: sumDollars(paid.map(({ currentMonthlyPayment }) => currentMonthlyPayment)),
    payoff: totals && { ...totals, balances: balancesToday(owed) },
  }
}

/** Returns the debts with what is paid on each today. */
const asPaidToday = (debts: readonly Debt[], accounts: readonly LinkedAccount[]): JudgedDebt[] =>
  debts.map((debt) => ({
    ...debt,
    currentMonthlyPayment:
      accounts.find(({ userAccountId }) => userAccountId === debt.id)?.currentMonthlyPayment ?? null,
  }))

/** Returns a plan's debts at their newest balances, as the engine takes them; null while one lacks its rate or minimum. */
export function payoffTerms(input: ReduceDebtInput, accounts: readonly LinkedAccount[]): DebtPayoffInput | null {
  const asTheyStand = accounts.map((account) => ({ ...account, balance: account.latestBalance }))
  return missingDebtTerms(asTheyStand).length > 0 ? null : toDebtPayoffInput(input, asTheyStand)
}

/** Sorts by payoff month. Within the same month the debt with the higher rate is first, because it got the extra money first. */
const inOrderOfEnd = (one: PaidDebt, other: PaidDebt) =>
  one.payoffMonth - other.payoffMonth || (other.rate ?? 0) - (one.rate ?? 0) || one.balance - other.balance

interface Rows {
  readonly debts: readonly { readonly id: number; readonly balance: number }[]
}

const monthlyBalances = (id: number, start: number, schedule: readonly Rows[]) => [
  start,
  ...schedule.map(({ debts }) => debts.find((cell) => cell.id === id)?.balance ?? 0),
]

/**
 * Returns a plan as it would be paid off, calculated in the page while the person types from the accounts' current terms; or why it never
 * would be. `asOf` is today.
 */
export function computePayoff(
  input: ReduceDebtInput,
  accounts: readonly LinkedAccount[],
  asOf: IsoDate,
): PayoffPreview | NoPayoff {
  const terms = payoffTerms(input, accounts)
  if (terms === null) return { reason: 'MISSING_TERMS', message: debtPayoffMessage('MISSING_TERMS', { debts: [] }) }
  const payoff = planDebtPayoff(terms)
  if (!payoff.valid) return { reason: payoff.reason, message: debtPayoffMessage(payoff.reason, terms) }
  const schedule = debtPayoffSchedule(terms)
  const debts = terms.debts.map(({ id, name, balance, interestRate, minimumPayment }, place) => ({
    id,
    name,
    balance,
    rate: interestRate / 100,
    minimum: minimumPayment,
    payoffMonth: payoff.debts[place]?.payoffMonth ?? 0,
    interest: payoff.debts[place]?.interest ?? 0,
    balances: monthlyBalances(id, balance, schedule),
  }))
  const judged = asPaidToday(terms.debts, accounts)
  return {
    ...payoff,
    debts: debts.toSorted(inOrderOfEnd),
    asOf,
    payoffDate: payoffDate(asOf, payoff.months),
    monthlyPayment: input.monthlyPayment,
    minimumPayment: sumDollars(terms.debts.map(({ minimumPayment }) => minimumPayment)),
    today: todayOf(judged),
    verdict: debtVerdict({
      planType: PlanType.REDUCE_DEBT,
      isPaidOff: false,
      missing: [],
      plan: { ...terms, debts: judged },
      promisedEnd: null,
      asOf,
    }),
  }
}

/** Whether a plan ends. */
export const hasEnd = <View extends PayoffView>(view: View | NoPayoff): view is View => 'debts' in view

/** Returns what is paid in a month without a payment that is made once: the least of all months but the last. */
function paidAMonth({ schedule }: Pick<ReduceDebtResult, 'schedule'>): number {
  const paid = schedule.map(({ debts }) => sumDollars(debts.map(({ payment }) => payment)))
  return paid.length === 0 ? 0 : Math.min(...paid.slice(0, Math.max(1, paid.length - 1)))
}

/**
 * Returns a committed plan as it was calculated. Its accounts provide the names, also those of accounts that are gone. `asOf` is the day
 * of the calculation.
 */
export function viewOfResult(
  result: Omit<ReduceDebtResult, 'minimumsOnly' | 'monthsSaved' | 'interestSaved'>,
  accounts: readonly LinkedAccount[],
  asOf: string,
): PayoffView {
  const schedule = result.schedule.map(({ debts }) => ({
    debts: debts.map(({ userAccountId, balance }) => ({ id: userAccountId, balance })),
  }))
  const [first] = result.schedule
  const debts = result.debts.map(({ userAccountId: id, months, interest }): PaidDebt => {
    const account = accounts.find(({ userAccountId }) => userAccountId === id)
    const cell = first?.debts.find(({ userAccountId }) => userAccountId === id)
    // The first month has no interest, so the balance before it is the rest plus the payment.
    const balance = roundToCents((cell?.balance ?? 0) + (cell?.payment ?? 0))
    const known = {
      name: account ? accountLabel(account) : words.deletedAccount(),
      rate: account?.interestRate ?? null,
      minimum: account?.minimumMonthlyPayment ?? null,
    }
    return { id, ...known, balance, payoffMonth: months, interest, balances: monthlyBalances(id, balance, schedule) }
  })
  // A plan that was calculated with 0 for a missing term is drawn the same way.
  const terms = debts.map(({ id, name, balance, rate, minimum }) => ({
    id,
    name,
    balance,
    interestRate: (rate ?? 0) * 100,
    minimumPayment: minimum ?? 0,
  }))
  const minimums = debts.map(({ minimum }) => minimum).filter((minimum) => minimum !== null)
  return {
    ...result,
    debts: debts.toSorted(inOrderOfEnd),
    asOf: toIsoDate(asOf),
    payoffDate: toIsoDate(result.payoffDate),
    monthlyPayment: paidAMonth(result),
    minimumPayment: minimums.length < debts.length ? null : sumDollars(minimums),
    today: todayOf(asPaidToday(terms, accounts)),
  }
}
