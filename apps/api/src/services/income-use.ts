import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import {
  cashFlowMonth,
  daysInMonth,
  type IsoDate,
  monthlyCents,
  notAssignedCents,
  setAsideCents,
  toPeriod,
  totalToCents,
  totalToDollars,
} from '@evenkeel/engine'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { daysOfMonths } from './cash-flow.ts'
import { toWireDate } from './moment.ts'
import { type Planned, plannedMonthlyCents, plannedPayments } from './recurring/planned-payments.ts'
import { counts } from './recurring/recurring.ts'
import { type DecidedStream, decidedStreams } from './recurring/recurring-streams.ts'

/** What comes at least once a month is a bill of each month; all else is a cost that comes once in a while. */
const monthly = new Set<string>(['week', 'two weeks', 'half month', 'month'])

interface Known {
  readonly streams: readonly DecidedStream[]
  readonly planned: readonly Planned[]
}

function knownOf(ledger: LedgerTransaction, today: IsoDate): Known {
  const streams = decidedStreams(ledger, today).filter(counts)
  return { streams, planned: plannedPayments(ledger, streams, today) }
}

/** Returns what has come in this month, and recurring income that is still due in it. */
function incomeCents(ledger: LedgerTransaction, { streams, planned }: Known, today: IsoDate): number {
  const period = toPeriod(today)
  const end = `${period}-${daysInMonth(period)}`
  const { totalIncomes } = cashFlowMonth(categorySums(ledger, daysOfMonths(period, period), 'month and kind'), period)
  const found = streams
    .filter(({ stream }) => stream.flow === 'income')
    .reduce((sum, { stream }) => sum + stream.dates.filter((day) => day <= end).length * stream.expectedCents, 0)
  const entered = planned
    .filter(({ row }) => row.amountCents > 0)
    .reduce((sum, { row, dates }) => sum + dates.filter((day) => day > today && day <= end).length * row.amountCents, 0)
  return totalToCents(totalIncomes) + found + entered
}

/** Returns what bills of every month come to in one, without those that a budget covers. */
function billsCents({ streams, planned }: Known, budgeted: ReadonlySet<number>): number {
  const found = streams
    .filter(
      ({ stream, newest }) => stream.flow === 'bill' && monthly.has(stream.period) && !budgeted.has(newest.categoryId),
    )
    .reduce((sum, { stream }) => sum - monthlyCents(stream), 0)
  const entered = planned
    .filter(({ row }) => row.amountCents < 0 && monthly.has(row.repeats) && !budgeted.has(row.categoryId))
    .reduce((sum, one) => sum - plannedMonthlyCents(one), 0)
  return found + entered
}

/** Returns where the income of the present month goes. */
export function incomeUseOf(
  ledger: LedgerTransaction,
  budgeted: ReadonlySet<number>,
  planned: { readonly budgetsCents: number; readonly setAsideCents: number },
  today: IsoDate,
): Answer<'budgetMonth'>['incomeUse'] {
  const known = knownOf(ledger, today)
  const use = { incomeCents: incomeCents(ledger, known, today), billsCents: billsCents(known, budgeted), ...planned }
  return {
    income: totalToDollars(use.incomeCents),
    bills: totalToDollars(use.billsCents),
    budgets: totalToDollars(use.budgetsCents),
    setAside: totalToDollars(use.setAsideCents),
    notAssigned: totalToDollars(notAssignedCents(use)),
  }
}

/** A cost that comes once in a while, in cents. */
export interface RareCostCents {
  readonly plannedPaymentId: number | null
  readonly description: string
  readonly amountCents: number
  readonly monthlyCents: number
  readonly dueDate: string
}

const asideOf = (one: Planned, today: IsoDate): number =>
  one.row.repeats === 'once'
    ? setAsideCents(
        { amountCents: -one.row.amountCents, since: one.row.since, due: toPeriod(one.row.firstDate) },
        toPeriod(today),
      )
    : -plannedMonthlyCents(one)

/**
 * Returns the costs that come less often than monthly, the next one first: found ones in a category without a budget, and
 * all that the person has entered.
 */
export function rareCostsOf(
  ledger: LedgerTransaction,
  budgeted: ReadonlySet<number>,
  today: IsoDate,
): readonly RareCostCents[] {
  const { streams, planned } = knownOf(ledger, today)
  const found = streams
    .filter(
      ({ stream, newest }) => stream.flow === 'bill' && !monthly.has(stream.period) && !budgeted.has(newest.categoryId),
    )
    .map(({ stream, newest }) => ({
      plannedPaymentId: null,
      description: newest.description,
      amountCents: -stream.expectedCents,
      monthlyCents: -monthlyCents(stream),
      dueDate: toWireDate(stream.nextDate),
    }))
  const entered = planned.flatMap((one) =>
    one.row.amountCents > 0 || monthly.has(one.row.repeats) || one.nextDate === null
      ? []
      : [
          {
            plannedPaymentId: one.row.id,
            description: one.row.description,
            amountCents: -one.row.amountCents,
            monthlyCents: asideOf(one, today),
            dueDate: toWireDate(one.nextDate),
          },
        ],
  )
  return [...found, ...entered].toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
}
