import {
  type AccountWithHistory,
  balanceHistory,
  type BalanceStep,
  daysToSum,
  type IsoDate,
  isMovedByRows,
  sparseHistory,
  type SparseHistory,
  toIsoDate,
} from '@evenkeel/engine'
import { allAccounts, type StoredAccount } from '../../store/ledger/accounts.ts'
import {
  daySums,
  type FirstDays,
  firstDays,
  type StatedDay,
  statedOn,
  statedSince,
  sumsOfStretches,
} from '../../store/ledger/balance-days.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { accountGroup } from '../account-view.ts'

/** An account with its balances on the days that were asked about. */
export interface AccountHistory extends AccountWithHistory {
  readonly name: string
}

/** Returns what is known of an account without its rows, from statements with the oldest first. */
function withoutRows(
  { balanceCents, balanceAsOf, categoryName }: StoredAccount,
  statements: readonly StatedDay[],
  firstRowDay: string | null,
  today: IsoDate,
): SparseHistory {
  return {
    balanceCents,
    balanceAsOf: balanceAsOf === null ? null : toIsoDate(balanceAsOf),
    isMovedByRows: isMovedByRows(categoryName),
    statements,
    firstRowDay,
    today,
  }
}

/** Returns statements by day, oldest first, each once. */
const inOrder = (statements: readonly StatedDay[]): readonly StatedDay[] =>
  [...new Map(statements.map((stated) => [stated.day, stated])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  )

/** Returns an account's first steps: the first has its first known day, and another follows unless that is today's. */
const firstSteps = (account: StoredAccount, first: FirstDays | undefined, today: IsoDate): readonly BalanceStep[] =>
  sparseHistory(withoutRows(account, first?.statement ? [first.statement] : [], first?.rows ?? null, today), [], [])

/** Returns the first day for which the balance of an account is known; today if nothing is known of the past. */
export function firstKnownDay(ledger: LedgerTransaction, today: IsoDate): IsoDate {
  const first = firstDays(ledger)
  const days = allAccounts(ledger).map((account) => firstSteps(account, first.get(account.id), today)[0]?.day ?? today)
  return days.reduce((one, other) => (other < one ? other : one), today)
}

/**
 * Returns all accounts with balances that are right on some days, oldest first, and begin on their first known day. The
 * rows are added up by the database from day to day.
 */
export function accountsOn(
  ledger: LedgerTransaction,
  days: readonly [IsoDate, ...IsoDate[]],
  today: IsoDate,
): readonly AccountHistory[] {
  const [first, stated] = [firstDays(ledger), statedOn(ledger, days)]
  const sparse = allAccounts(ledger).map((account) => {
    const { statement = null, rows = null } = first.get(account.id) ?? {}
    const statements = inOrder([...(statement ? [statement] : []), ...(stated.get(account.id) ?? [])])
    const history = withoutRows(account, statements, rows, today)
    return { account, history, summed: daysToSum(days, history) }
  })
  const sums = sumsOfStretches(
    ledger,
    sparse.flatMap(({ account: { id: accountId, currency }, summed }) =>
      summed.slice(1).map((until, index) => ({ accountId, currency, after: summed[index] ?? until, until })),
    ),
  )
  let at = 0
  return sparse.map(({ account, history, summed }) => {
    const own = sums.slice(at, (at += Math.max(0, summed.length - 1)))
    const {
      id,
      name,
      categoryName,
      balanceCents,
      balanceAsOf,
      currency,
      isHiddenFromNetWorth: isHiddenFromNW,
    } = account
    const steps = sparseHistory(history, summed, own)
    const groupName = accountGroup(categoryName)
    return { id, name, categoryName, groupName, balanceCents, currency, isHiddenFromNW, balanceAsOf, steps }
  })
}

/** An account's first known day, null if nothing is known of the past, and its balances. */
export interface BalancesSince {
  readonly firstDay: IsoDate | null
  /** Right from the day that was asked for; earlier ones may not be. */
  readonly steps: readonly BalanceStep[]
}

/** Returns the balances of an account since a day; of all days if it is empty. */
export function balancesSince(
  ledger: LedgerTransaction,
  account: StoredAccount,
  from: IsoDate | '',
  today: IsoDate,
): BalancesSince {
  const first = firstDays(ledger).get(account.id)
  const firsts = firstSteps(account, first, today)
  const statements = statedSince(ledger, account.id, from)
  const [held] = statements
  const rowsFrom = held !== undefined && held.day <= from ? held.day : from
  const { firstRowDay: _first, ...input } = withoutRows(account, statements, first?.rows ?? null, today)
  const movements = daySums(ledger, { accountId: account.id, currency: account.currency }, rowsFrom)
  return {
    firstDay: account.balanceAsOf === null && firsts.length === 1 ? null : (firsts[0]?.day ?? null),
    steps: balanceHistory({ ...input, movements }),
  }
}
