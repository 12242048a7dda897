import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { AccountGroup, countsInTotals, toFlow, totalToDollars } from '@evenkeel/engine'
import type { StoredAccount } from '../store/ledger/accounts.ts'
import { getCategory } from '../store/ledger/category-catalog.ts'
import type { EntryFilter } from '../store/ledger/entry-filter.ts'
import type { ShownEntry } from '../store/ledger/entry-row.ts'
import type { EntryGroup } from '../store/ledger/entry-group.ts'
import { groupsOfDay } from '../store/ledger/entry-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { accountGroup } from './account-view.ts'
import { toWireDate } from './moment.ts'

type Totals = TransactionPage['totals']

/** Returns what adds up lists in these accounts; the engine decides for each group whether it counts, and as what. */
export function totalsIn(accounts: readonly StoredAccount[]): (groups: readonly EntryGroup[]) => Totals {
  const hiddenAccounts = new Set(accounts.filter((account) => account.isHiddenFromTotals).map(({ id }) => id))
  const debts = new Set(
    accounts.filter(({ categoryName }) => accountGroup(categoryName) === AccountGroup.LIABILITY).map(({ id }) => id),
  )
  return (groups) => {
    let [incomeCents, expenseCents] = [0, 0]
    for (const { valueCents, categoryId, accountId, isHidden, currency } of groups) {
      const isHiddenFromCFBS = hiddenAccounts.has(accountId)
      const flow = toFlow({
        valueCents,
        category: getCategory(categoryId),
        isOfDebt: debts.has(accountId),
        countsInTotals: countsInTotals({ isHidden: isHidden === 1, isHiddenFromCFBS, currency }),
      })
      incomeCents += flow.incomeCents
      expenseCents += flow.expenseCents
    }
    return {
      income: totalToDollars(incomeCents),
      spending: totalToDollars(expenseCents),
      net: totalToDollars(incomeCents - expenseCents),
    }
  }
}

/** Returns the group of one entry. */
export const toGroup = ({ accountId, categoryId, currency, isHidden, valueCents }: ShownEntry): EntryGroup => ({
  accountId: accountId ?? 0,
  categoryId,
  currency,
  isHidden: Number(isHidden),
  isMoneyIn: Number(valueCents > 0),
  valueCents,
  entries: 1,
})

interface Shown {
  readonly filter: EntryFilter
  readonly entries: readonly ShownEntry[]
  readonly accounts: readonly StoredAccount[]
  /** Whether rows of the list come before, and after, those of the page. */
  readonly isCut: readonly [boolean, boolean]
  /** Groups all that the list has of a day. */
  readonly ofWholeDay?: (ledger: LedgerTransaction, filter: EntryFilter, day: string) => readonly EntryGroup[]
}

/** Returns the net of each day on a page by date. Only its first and last day can have more rows than the page: these are read. */
export function dayTotals(
  ledger: LedgerTransaction,
  { filter, entries, accounts, isCut, ofWholeDay = groupsOfDay }: Shown,
): NonNullable<TransactionPage['dayTotals']> {
  const toTotals = totalsIn(accounts)
  const days = [...Map.groupBy(entries, ({ date }) => date)]
  return days.map(([day, ofDay], place) => {
    const isWhole = !((place === 0 && isCut[0]) || (place === days.length - 1 && isCut[1]))
    const groups = isWhole ? ofDay.map(toGroup) : ofWholeDay(ledger, filter, day)
    return { date: toWireDate(day), net: toTotals(groups).net }
  })
}
