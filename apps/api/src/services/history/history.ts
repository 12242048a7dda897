import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import type { AccountChangeSince, BalanceStep as WireStep } from '@evenkeel/api-client/contract/history'
import { maxNetWorthMonths } from '@evenkeel/api-client/contract/history'
import {
  type AccountChange,
  accountChanges,
  addMonths,
  balanceOn,
  type BalanceStep,
  type IsoDate,
  knownDays,
  mainDriver,
  monthRange,
  netWorthOn,
  periodsBetween,
  toPeriod,
  totalToDollars,
} from '@evenkeel/engine'
import type { LedgerCalls } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { newestPositions } from '../../store/ledger/positions.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { toDay, toWireDate } from '../moment.ts'
import { requireAccount } from '../require.ts'
import { accountsOn, balancesSince, firstKnownDay } from './account-histories.ts'

/** The number of past months returned when a call names none. */
const defaultPastMonths = 12

const toWireStep = ({ day, balanceCents, kind }: BalanceStep): WireStep => ({
  date: toWireDate(day),
  balance: totalToDollars(balanceCents),
  kind,
})

/** Returns the steps from a day on; the one that holds on that day begins there. */
function stepsFrom(steps: readonly BalanceStep[], from: IsoDate | undefined): readonly BalanceStep[] {
  if (from === undefined) return steps
  const held = balanceOn(steps, from)
  const later = steps.filter(({ day }) => day > from)
  return held === null ? later : [{ ...held, day: from }, ...later]
}

/** Returns the balances of one account by day, kept in memory while the ledger does not change. @throws ApiError 404 */
export const balanceHistoryOf: (
  ledger: LedgerTransaction,
  asked: Validated<'balanceHistory'>['body'] & { readonly today: IsoDate },
) => Answer<'balanceHistory'> = remembered(
  ({ userAccountId, fromDate = '', today }) => `${userAccountId} ${fromDate} ${today}`,
  (ledger, { userAccountId, fromDate, today }) => {
    const account = requireAccount(ledger, userAccountId)
    const asked = fromDate === undefined ? undefined : toDay(fromDate)
    const from = asked !== undefined && asked > today ? today : asked
    const { firstDay, steps } = balancesSince(ledger, account, from ?? '', today)
    return {
      userAccountId: account.id,
      currency: account.currency,
      firstDate: firstDay === null ? null : toWireDate(firstDay),
      steps: stepsFrom(steps, from).map(toWireStep),
    }
  },
)

/** Returns what an account holds. @throws ApiError 404 */
export function positionsOf(ledger: LedgerTransaction, userAccountId: number): Answer<'positions'> {
  const held = newestPositions(ledger, requireAccount(ledger, userAccountId).id)
  return {
    date: held[0] === undefined ? null : toWireDate(held[0].day),
    positions: held.map(({ name, symbol, units, price, valueCents }) => ({
      name,
      symbol,
      units,
      price,
      value: totalToDollars(valueCents),
    })),
  }
}

/** Returns the first month with a known balance of an account, or the current one. */
function firstMonth(ledger: LedgerTransaction, today: IsoDate): string {
  const first = toPeriod(firstKnownDay(ledger, today))
  const oldest = addMonths(toPeriod(today), -maxNetWorthMonths)
  return first < oldest ? oldest : first
}

/** Returns the ends of the months up to today, oldest first; the last one is today. */
function monthEnds(first: string, today: IsoDate): [IsoDate, ...IsoDate[]] {
  const [oldest, ...past] = periodsBetween(first, addMonths(toPeriod(today), -1)).map((period) =>
    toDay(monthRange(period).toDate),
  )
  return oldest === undefined ? [today] : [oldest, ...past, today]
}

function toWireChange(change: AccountChange, names: ReadonlyMap<number, string>): AccountChangeSince {
  return {
    userAccountId: change.id,
    name: names.get(change.id) ?? '',
    category: change.categoryName,
    groupName: change.groupName,
    before: change.before === null ? null : totalToDollars(change.before),
    now: totalToDollars(change.now),
    change: totalToDollars(change.change),
    added: totalToDollars(change.added),
  }
}

const sumOf = (changes: readonly AccountChange[], amount: (change: AccountChange) => number): number =>
  totalToDollars(changes.reduce((sum, change) => sum + amount(change), 0))

/**
 * Returns net worth at the ends of months and what each account did to it; null for all known months. Months before the
 * first known balance are left out. Kept in memory while the ledger does not change.
 */
export const netWorthHistoryOf: (
  ledger: LedgerTransaction,
  asked: { readonly today: IsoDate; readonly pastMonthCount: number | null },
) => Answer<'netWorthHistory'> = remembered(
  ({ today, pastMonthCount }) => `${today} ${pastMonthCount}`,
  (ledger, { today, pastMonthCount }) => {
    const first = pastMonthCount === null ? firstMonth(ledger, today) : addMonths(toPeriod(today), -pastMonthCount)
    const asked = monthEnds(first, today)
    const accounts = accountsOn(ledger, asked, today)
    const days = knownDays(accounts, asked)
    const changes = accountChanges(accounts, days[0], today).toSorted(
      (one, other) => Math.abs(other.change) - Math.abs(one.change) || one.id - other.id,
    )
    const names = new Map(accounts.map(({ id, name }) => [id, name]))
    return {
      months: days.map((day) => {
        const { assets, liabilities, total, unknownCount } = netWorthOn(accounts, day)
        return {
          date: toWireDate(day),
          assets: totalToDollars(assets),
          liabilities: totalToDollars(liabilities),
          total: totalToDollars(total),
          unknownCount,
        }
      }),
      accounts: changes.map((change) => toWireChange(change, names)),
      change: sumOf(changes, ({ change }) => change),
      added: sumOf(changes, ({ added }) => added),
      mainAccountId: mainDriver(changes)?.id ?? null,
    }
  },
)

export const historyCalls = {
  balanceHistory: ({ body }, { ledger, today }) => balanceHistoryOf(ledger, { ...body, today }),
  positions: ({ body }, { ledger }) => positionsOf(ledger, body.userAccountId),
  netWorthHistory: ({ body }, { ledger, today }) =>
    netWorthHistoryOf(ledger, {
      today,
      pastMonthCount: body.pastMonthCount === undefined ? defaultPastMonths : body.pastMonthCount,
    }),
} satisfies LedgerCalls
