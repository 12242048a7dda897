import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import type { RecurringItem } from '@evenkeel/api-client/contract/recurring'
import {
  type DuePayment,
  homeCurrency,
  type IsoDate,
  monthlyCents,
  toDollars,
  totalToDollars,
  untilPayday,
} from '@evenkeel/engine'
import { badRequest } from '../../errors.ts'
import type { LedgerCalls, LedgerContext } from '../../http/handlers.ts'
import { allAccounts } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { deleteDecision, insertDecision, updateDecision } from '../../store/ledger/recurring-rows.ts'
import { manuallyAdded } from '../account-view.ts'
import { toWireDate } from '../moment.ts'
import { recordChange } from '../record-change.ts'
import { requireEntry } from '../require.ts'
import {
  duePlanned,
  type Planned,
  plannedMonthlyCents,
  plannedPaymentCalls,
  plannedPayments,
  toPlannedPayment,
} from './planned-payments.ts'
import { type DecidedStream, decidedStreams } from './recurring-streams.ts'
import { say } from '../../say.ts'

const notRecurring = say('thisTransactionIsNotPartOf')

const wireOrNull = (day: IsoDate | null) => (day === null ? null : toWireDate(day))

function toItem({ stream, newest, decision }: DecidedStream, names: ReadonlyMap<number, string>): RecurringItem {
  const { accountId, changedPrice, range } = stream
  return {
    userTransactionId: newest.id,
    description: newest.description,
    categoryId: newest.categoryId,
    userAccountId: accountId === 0 ? null : accountId,
    source: names.get(accountId) ?? manuallyAdded,
    flow: stream.flow,
    period: stream.period,
    status: decision?.decision ?? stream.certainty,
    count: stream.rowIds.length,
    expected: toDollars(stream.expectedCents),
    least: toDollars(range.minCents),
    most: toDollars(range.maxCents),
    lastDate: toWireDate(stream.lastDate),
    lastValue: toDollars(stream.lastCents),
    dates: stream.dates.map(toWireDate),
    changedPrice: changedPrice && {
      from: toDollars(changedPrice.fromCents),
      to: toDollars(changedPrice.toCents),
      since: toWireDate(changedPrice.since),
    },
    missedDate: wireOrNull(stream.missedDate),
    doubledDate: wireOrNull(stream.doubledDate),
  }
}

/** Whether a stream counts in sums: the person has not dismissed it, and it is either certain or confirmed. */
export const counts = ({ stream, decision }: DecidedStream): boolean =>
  decision === null ? stream.certainty === 'found' : decision.decision === 'confirmed'

/** Returns the account that the largest income is paid to; else the one with the most on it; 0 if there is none. */
function mainAccount(known: readonly DuePayment[], balances: ReadonlyMap<number, number>): number {
  const incomes = known.filter(({ flow, accountId }) => flow === 'income' && balances.has(accountId))
  const [largest] = incomes.toSorted((one, other) => other.expectedCents - one.expectedCents)
  const [richest] = [...balances].toSorted(([, one], [, other]) => other - one)
  return largest?.accountId ?? richest?.[0] ?? 0
}

/** What is left of a cash account until its next pay. */
function paydayOf(
  ledger: LedgerTransaction,
  streams: readonly DecidedStream[],
  planned: readonly Planned[],
  names: ReadonlyMap<number, string>,
  today: IsoDate,
): Answer<'recurring'>['payday'] {
  const cash = allAccounts(ledger).filter(
    ({ categoryName, currency, balanceAsOf }) =>
      categoryName === 'Cash' && currency === homeCurrency && balanceAsOf !== null,
  )
  const balances = new Map(cash.map(({ id, balanceCents }) => [id, balanceCents]))
  const found = streams.map(({ stream }) => stream)
  const named = planned.filter(({ row }) => row.accountId !== null)
  const due = duePlanned(planned, mainAccount([...found, ...duePlanned(named, 0)], balances))
  const payday = untilPayday([...found, ...due], balances, today)
  if (payday === null) return null
  return {
    date: toWireDate(payday.date),
    days: payday.days,
    userAccountId: payday.accountId,
    source: names.get(payday.accountId) ?? manuallyAdded,
    balance: toDollars(payday.balanceCents),
    bills: totalToDollars(payday.billsCents),
    left: totalToDollars(payday.leftCents),
  }
}

/** What bills come to in a month, by category. */
function monthlyOf(
  streams: readonly DecidedStream[],
  planned: readonly Planned[],
): Pick<Answer<'recurring'>, 'monthly' | 'monthlyTotal'> {
  const cents = new Map<number, number>()
  const add = (categoryId: number, amount: number) => cents.set(categoryId, (cents.get(categoryId) ?? 0) - amount)
  for (const { stream, newest } of streams.filter((one) => one.stream.flow === 'bill'))
    add(newest.categoryId, monthlyCents(stream))
  for (const one of planned.filter(({ row }) => row.amountCents < 0 && row.repeats !== 'once'))
    add(one.row.categoryId, plannedMonthlyCents(one))
  const sums = [...cents].toSorted(([, one], [, other]) => other - one)
  return {
    monthly: sums.map(([categoryId, amount]) => ({ categoryId, amount: totalToDollars(amount) })),
    monthlyTotal: totalToDollars(sums.reduce((sum, [, amount]) => sum + amount, 0)),
  }
}

/** Returns what comes again and again, the next one first. */
export function recurringOf(ledger: LedgerTransaction, today: IsoDate): Answer<'recurring'> {
  const streams = decidedStreams(ledger, today)
  const counted = streams.filter(counts)
  const planned = plannedPayments(ledger, counted, today)
  const names = new Map(allAccounts(ledger).map(({ id, name }) => [id, name]))
  return {
    items: streams.map((stream) => toItem(stream, names)),
    planned: planned.map(toPlannedPayment),
    payday: paydayOf(ledger, counted, planned, names, today),
    ...monthlyOf(counted, planned),
  }
}

/**
 * Stores or removes the person's decision on the stream of a transaction.
 * @throws ApiError 404 for an unknown transaction, 400 for one that is part of no stream.
 */
function decideRecurring({ body }: Validated<'decideRecurring'>, context: LedgerContext): Record<string, never> {
  const { ledger, today } = context
  const { id } = requireEntry(ledger, body.userTransactionId)
  const found = decidedStreams(ledger, today).find(({ stream }) => stream.rowIds.includes(id))
  if (!found) throw badRequest({ userTransactionId: notRecurring })
  const { stream, decision: known } = found
  const { decision } = body
  recordChange(context, 'recurring.decide', (recorder) => {
    if (known) recorder.willChange('recurring_decision', [known.id])
    if (decision === null) return known && deleteDecision(ledger, known.id)
    const { payee, period: repeats, expectedCents: amountCents } = stream
    const row = { payee, isMoneyIn: stream.flow === 'income', repeats, amountCents, decision }
    if (known) return updateDecision(ledger, known.id, row)
    return recorder.hasCreated('recurring_decision', [insertDecision(ledger, row)])
  })
  return {}
}

export const recurringCalls = {
  recurring: (_input, { ledger, today }) => recurringOf(ledger, today),
  decideRecurring,
  ...plannedPaymentCalls,
} satisfies LedgerCalls
