import { debtPayoffInputOf } from '@evenkeel/api-client/contract/plan/debt-payoff-input-of'
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
  isoDateOf,
  maxDebtMonths,
  payoffDate,
  planDebtPayoff,
  roundToCents,
} from '@evenkeel/engine'

/** One debt of a plan: how it stands, and how it is paid off. Dollars; the rate is a fraction a year. */
export interface PaidDebt {
  readonly id: number
  readonly name: string
  readonly balance: number
  readonly rate: number
  readonly minimum: number
  /** 1 is the month of the first payment. */
  readonly payoffMonth: number
  readonly interest: number
  /** Today first, then at the end of each month. */
  readonly balances: readonly number[]
}

/** Everything that the preview and the summary show of a payoff. */
export interface PayoffView {
  /** The first to be paid off first. */
  readonly debts: readonly PaidDebt[]
  readonly asOf: IsoDate
  readonly months: number
  readonly payoffDate: IsoDate
  readonly monthlyPayment: number
  readonly totalInterest: number
  readonly totalPaid: number
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
  readonly minimumPayment: number
  /** Each debt paid its own minimum; null where one then takes over fifty years. */
  readonly minimumsOnly: {
    readonly months: number
    readonly totalInterest: number
    readonly balances: readonly number[]
  } | null
}

/** A plan that has no end, and the wizard's words for it. */
export interface NoPayoff {
  readonly reason: DebtPayoffFault
  readonly message: string
}

const sumOf = (dollars: readonly number[]) => roundToCents(dollars.reduce((sum, value) => sum + value, 0))

/** What is left of each month when a debt is paid its own minimum; null where that never ends. */
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
  return Array.from({ length: months }, (_, month) => sumOf(known.map((balances) => balances[month] ?? 0)))
}

/** Which is paid off first; of two in the same month, the dearer one got the spare money first. */
const inOrderOfEnd = (one: PaidDebt, other: PaidDebt) =>
  one.payoffMonth - other.payoffMonth || other.rate - one.rate || one.balance - other.balance

interface Rows {
  readonly debts: readonly { readonly id: number; readonly balance: number }[]
}

const balancesOf = (id: number, start: number, schedule: readonly Rows[]) => [
  start,
  ...schedule.map(({ debts }) => debts.find((cell) => cell.id === id)?.balance ?? 0),
]

/**
 * A plan as it would be paid off, worked out in the page as it is typed, by what the accounts state now; or why it never
 * would be. `asOf` is today.
 */
export function payoffOf(
  input: ReduceDebtInput,
  accounts: readonly LinkedAccount[],
  asOf: IsoDate,
): PayoffView | NoPayoff {
  const asTheyStand = accounts.map((account) => ({ ...account, balance: account.latestBalance }))
  const terms = debtPayoffInputOf(input, asTheyStand)
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
    balances: balancesOf(id, balance, schedule),
  }))
  const balances = minimumBalances(terms.debts)
  return {
    ...payoff,
    debts: debts.toSorted(inOrderOfEnd),
    asOf,
    payoffDate: payoffDate(asOf, payoff.months),
    monthlyPayment: input.monthlyPayment,
    minimumPayment: sumOf(terms.debts.map(({ minimumPayment }) => minimumPayment)),
    minimumsOnly: payoff.minimumsOnly && balances && { ...payoff.minimumsOnly, balances },
  }
}

/** Whether a plan has an end. */
export const hasEnd = (view: PayoffView | NoPayoff): view is PayoffView => 'debts' in view

/** A committed plan as it was worked out; its accounts give the names, also of those that are gone. `asOf` is the day of the sum. */
export function viewOfResult(result: ReduceDebtResult, accounts: readonly LinkedAccount[], asOf: string): PayoffView {
  const schedule = result.schedule.map(({ debts }) => ({
    debts: debts.map(({ userAccountId, balance }) => ({ id: userAccountId, balance })),
  }))
  const [first] = result.schedule
  const debts = result.debts.map(({ userAccountId: id, months, interest }): PaidDebt => {
    const account = accounts.find(({ userAccountId }) => userAccountId === id)
    const cell = first?.debts.find(({ userAccountId }) => userAccountId === id)
    // The first month bears no interest: what stood there before is what is left and what was paid.
    const balance = roundToCents((cell?.balance ?? 0) + (cell?.payment ?? 0))
    const known = {
      name: account ? accountLabel(account) : 'Deleted account',
      rate: account?.interestRate ?? 0,
      minimum: account?.minimumMonthlyPayment ?? 0,
    }
    return { id, ...known, balance, payoffMonth: months, interest, balances: balancesOf(id, balance, schedule) }
  })
  const balances = minimumBalances(
    debts.map(({ id, name, balance, rate, minimum }) => ({
      id,
      name,
      balance,
      interestRate: rate * 100,
      minimumPayment: minimum,
    })),
  )
  return {
    ...result,
    debts: debts.toSorted(inOrderOfEnd),
    asOf: isoDateOf(asOf),
    payoffDate: isoDateOf(result.payoffDate),
    monthlyPayment: sumOf(first?.debts.map(({ payment }) => payment) ?? []),
    minimumPayment: sumOf(debts.map(({ minimum }) => minimum)),
    minimumsOnly: result.minimumsOnly && balances && { ...result.minimumsOnly, balances },
  }
}
