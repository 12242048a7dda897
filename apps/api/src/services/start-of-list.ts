import type { TransactionPage, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { allAccounts } from '../store/ledger/accounts.ts'
import type { EntryFilter } from '../store/ledger/entry-filter.ts'
import { firstFound, foundOnDay, type WalkedOrder } from '../store/ledger/first-found.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { dayTotals, toGroup, totalsIn } from './list-totals.ts'
import { toTransactions } from './transaction-view.ts'

interface Start {
  readonly filter: EntryFilter
  readonly ordering: TransactionQuery['ordering']
  readonly pageSize: number
}

function toWalkedOrder(ordering: TransactionQuery['ordering']): WalkedOrder | null {
  const { fieldName: by, sortDirection: direction } = ordering ?? { fieldName: 'date', sortDirection: 'DESC' }
  return by === 'date' || by === 'value' || by === 'description' ? { by, direction } : null
}

/** Returns the first page of a long list before the list is counted; null if it is counted as soon. */
export function startOfList(ledger: LedgerTransaction, { filter, ordering, pageSize }: Start): TransactionPage | null {
  const order = toWalkedOrder(ordering)
  const found = order && firstFound(ledger, { filter, order }, pageSize + 1)
  if (order === null || found === null) return null
  const [entries, accounts, total] = [found.slice(0, pageSize), allAccounts(ledger), found.length]
  const isCut = [false, found[pageSize]?.date === entries.at(-1)?.date] as const
  const ofWholeDay = (_: LedgerTransaction, of: EntryFilter, day: string) => foundOnDay(ledger, of, day).map(toGroup)
  return {
    items: toTransactions(ledger, entries, accounts),
    isUncounted: true,
    total,
    paging: { page: 1, pageSize, total, lastPage: 2 },
    totals: totalsIn(accounts)(entries.map(toGroup)),
    ...(order.by === 'date' && {
      dayTotals: dayTotals(ledger, { filter, entries, accounts, isCut, ofWholeDay }),
    }),
  }
}
