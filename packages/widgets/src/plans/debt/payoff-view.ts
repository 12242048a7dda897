import type { ReduceDebtInput, ReduceDebtResult } from '@evenkeel/api-client/contract/plan/debts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  accountLabel,
  type Debt,
  type DebtPayoffFault,
  debtPayoffMessage,
  debtPayoffSchedule,
  DebtStrategy,
  type IsoDate,
  toIsoDate,
  maxDebtMonths,
  missingDebtTerms,
  payoffDate,
  planDebtPayoff,
  roundToCents,
  toDebtPayoffInput,
} from '@evenkeel/engine'

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
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
  /** The sum of all minimum payments; null if one of them is unknown. */
  readonly minimumPayment: number | null
  /** The payoff if each debt is paid only its minimum; null if one then takes over fifty years. */
  readonly minimumsOnly: {
    readonly months: number
    readonly totalInterest: number
    readonly balances: readonly number[]
  } | null
}

/** A plan that never ends, with the wizard's words for it. */
export interface NoPayoff {
  readonly reason: DebtPayoffFault
  readonly message: string
}

const sumDollars = (dollars: readonly number[]) => roundToCents(dollars.reduce((sum, value) => sum + value, 0))

/** Returns the balance of each month if a debt is paid only its minimum; null if that never ends. */
function paidAlone({ id, name, balance, interestRate, minimumPayment }: Debt): number[] | null {
  if (minimumPayment <= 0) return null
  const debts = [{ id, name, balance, interestRate, minimumPayment }]
  const rows = debtPayoffSchedule({ debts, monthlyPayment: minimumPayment, strategy: DebtStrategy.HIGH_INTEREST })
  return rows.length === 0 ? null : [balance, ...rows.map(({ debts: [cell] }) => cell?.balance ?? 0)]
}

function minimumBalances(debts: readonly Debt[]): number[] | null {
  const each = debts.map(paidAlone)
  const known = each.filter((balances) => balances !== null)
  if (known.length < each.length) return null
  const months = Math.min(maxDebtMonths + 1, Math.max(0, ...known.map(({ length }) => length)))
  return Array.from({ length: months }, (_, month) => sumDollars(known.map((balances) => balances[month] ?? 0)))
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
): PayoffView | NoPayoff {
  const asTheyStand = accounts.map((account) => ({ ...account, balance: account.latestBalance }))
  if (missingDebtTerms(asTheyStand).length > 0)
    return { reason: 'MISSING_TERMS', message: debtPayoffMessage('MISSING_TERMS', { debts: [] }) }
  const terms = toDebtPayoffInput(input, asTheyStand)
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
  const balances = minimumBalances(terms.debts)
  return {
    ...payoff,
    debts: debts.toSorted(inOrderOfEnd),
    asOf,
    payoffDate: payoffDate(asOf, payoff.months),
    monthlyPayment: input.monthlyPayment,
    minimumPayment: sumDollars(terms.debts.map(({ minimumPayment }) => minimumPayment)),
    minimumsOnly: payoff.minimumsOnly && balances && { ...payoff.minimumsOnly, balances },
  }
}

/** Whether a plan ends. */
export const hasEnd = (view: PayoffView | NoPayoff): view is PayoffView => 'debts' in view

/** Returns what is paid in a month without a payment that is made once: the least of all months but the last. */
function paidAMonth({ schedule }: ReduceDebtResult): number {
  const paid = schedule.map(({ debts }) => sumDollars(debts.map(({ payment }) => payment)))
  return paid.length === 0 ? 0 : Math.min(...paid.slice(0, Math.max(1, paid.length - 1)))
}

/**
 * Returns a committed plan as it was calculated. Its accounts provide the names, also those of accounts that are gone. `asOf` is the day
 * of the calculation.
 */
export function viewOfResult(result: ReduceDebtResult, accounts: readonly LinkedAccount[], asOf: string): PayoffView {
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
      name: account ? accountLabel(account) : 'Deleted account',
      rate: account?.interestRate ?? null,
      minimum: account?.minimumMonthlyPayment ?? null,
    }
    return { id, ...known, balance, payoffMonth: months, interest, balances: monthlyBalances(id, balance, schedule) }
  })
  // A plan that was calculated with 0 for a missing term is drawn the same way.
  const balances = minimumBalances(
    debts.map(({ id, name, balance, rate, minimum }) => ({
      id,
      name,
      balance,
      interestRate: (rate ?? 0) * 100,
      minimumPayment: minimum ?? 0,
    })),
  )
  const minimums = debts.map(({ minimum }) => minimum).filter((minimum) => minimum !== null)
  return {
    ...result,
    debts: debts.toSorted(inOrderOfEnd),
    asOf: toIsoDate(asOf),
    payoffDate: toIsoDate(result.payoffDate),
    monthlyPayment: paidAMonth(result),
    minimumPayment: minimums.length < debts.length ? null : sumDollars(minimums),
    minimumsOnly: result.minimumsOnly && balances && { ...result.minimumsOnly, balances },
  }
}
