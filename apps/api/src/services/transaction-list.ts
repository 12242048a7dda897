import type { TransactionPage, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { countsInTotals, defaultPageSize, flowOf, toDollars } from '@evenkeel/engine'
import { allAccounts, type StoredAccount } from '../store/ledger/accounts.ts'
import { type Category, CategoryId, categoryCatalogue, categoryOf } from '../store/ledger/category-catalogue.ts'
import { type EntryFilter, filterKey } from '../store/ledger/entry-filter.ts'
import { entryPage, type Mark, type PageOrder, type SortDirection } from '../store/ledger/entry-page.ts'
import type { ShownEntry } from '../store/ledger/entry-row.ts'
import { type EntryGroup, entryGroups } from '../store/ledger/entry-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { remembered } from '../store/ledger/remembered.ts'
import { MANUALLY_ADDED } from './account-view.ts'
import { toDay } from './moment.ts'
import { requireAccounts, requireBudgetCategories, requireCategory } from './require.ts'
import { toTransactions } from './transaction-view.ts'

/** Whether money in, or out, of a category adds to income. */
const isIncome = (category: Category, valueCents: 1 | -1) =>
  flowOf({ valueCents, category, countsInTotals: true }).incomeCents !== 0

const idsOf = (categories: readonly Category[]) => categories.map(({ id }) => id)

const incomeFilter = {
  excludeMoneyInOf: idsOf(categoryCatalogue.filter((category) => isIncome(category, 1))),
  excludeMoneyOutOf: idsOf(categoryCatalogue.filter((category) => isIncome(category, -1))),
}

/** The categories that are left when each filter has had its say; undefined where none speaks of categories, an empty list included. */
function categoriesOf(ledger: LedgerTransaction, query: TransactionQuery): number[] | undefined {
  const sets: number[][] = []
  if (query.categoryIds?.length) sets.push(query.categoryIds.map((id) => requireCategory(id).id))
  if (query.budgetIds?.length) sets.push(requireBudgetCategories(ledger, query.budgetIds))
  if (query.excludeTransfers) sets.push(idsOf(categoryCatalogue.filter(({ id }) => id !== CategoryId.TRANSFER)))
  return sets.length === 0 ? undefined : sets.reduce((left, ids) => left.filter((id) => ids.includes(id)))
}

/**
 * A query as the store understands it; a moment stands for its day, first and last day included.
 *
 * @throws ApiError 404 for an account, category or budget that is not there.
 */
function toFilter(ledger: LedgerTransaction, query: TransactionQuery): EntryFilter {
  return {
    from: query.startDate ? toDay(query.startDate) : undefined,
    to: query.endDate ? toDay(query.endDate) : undefined,
    accountIds: requireAccounts(ledger, query.userAccountIds),
    categoryIds: categoriesOf(ledger, query),
    excludeManual: query.excludeManualTransactions,
    ...(query.excludeIncomes && incomeFilter),
  }
}

/** What the whole list comes to: the engine decides for each group whether it counts, and as what. */
function totalsOf(groups: readonly EntryGroup[], accounts: readonly StoredAccount[]): TransactionPage['totals'] {
  const hiddenAccounts = new Set(accounts.filter((account) => account.isHiddenFromTotals).map(({ id }) => id))
  const flows = groups.map(({ valueCents, categoryId, accountId, isHidden, currency }) =>
    flowOf({
      valueCents,
      category: categoryOf(categoryId),
      countsInTotals: countsInTotals({
        isHidden: isHidden === 1,
        isHiddenFromCFBS: hiddenAccounts.has(accountId),
        currency,
      }),
    }),
  )
  const incomeCents = flows.reduce((sum, flow) => sum + flow.incomeCents, 0)
  const expenseCents = flows.reduce((sum, flow) => sum + flow.expenseCents, 0)
  return {
    income: toDollars(incomeCents),
    spending: toDollars(expenseCents),
    net: toDollars(incomeCents - expenseCents),
  }
}

/** A run of the list that one index gives in order. */
interface Run {
  readonly order: PageOrder
  readonly length: number
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

interface NamedRun extends Run {
  readonly name: string
}

function inOrder(runs: readonly NamedRun[], direction: SortDirection): NamedRun[] {
  const sign = direction === 'ASC' ? 1 : -1
  return runs.toSorted((a, b) => sign * byName.compare(a.name, b.name))
}

/** One account's or category's entries that are the whole list stand in it by date, an index that is faster to walk along. */
const wholeList = (runs: readonly NamedRun[], isAmongOthers: boolean): readonly Run[] =>
  runs.length === 1 && !isAmongOthers
    ? runs.map(({ length }) => ({ order: { by: 'date', direction: 'DESC' }, length }))
    : runs

const lengthOf = (groups: readonly EntryGroup[]) => groups.reduce((sum, { entries }) => sum + entries, 0)

/** Ordered by category or account the list is one run for each, in the order of their names, and the newest first in each. */
function runsByCategory(groups: readonly EntryGroup[], direction: SortDirection): NamedRun[] {
  const runs = [...Map.groupBy(groups, ({ categoryId }) => categoryId)].map(([categoryId, ofCategory]) => ({
    name: categoryOf(categoryId).name,
    order: { by: 'category', categoryId } as const,
    length: lengthOf(ofCategory),
  }))
  return inOrder(runs, direction)
}

function runsByAccount(
  groups: readonly EntryGroup[],
  accounts: readonly StoredAccount[],
  direction: SortDirection,
): NamedRun[] {
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  const runs = [...Map.groupBy(groups, ({ accountId }) => accountId)].map(([accountId, ofAccount]) => ({
    name: names.get(accountId) ?? MANUALLY_ADDED,
    order: { by: 'account', accountId: accountId === 0 ? null : accountId } as const,
    length: lengthOf(ofAccount),
  }))
  return inOrder(runs, direction)
}

function runsOf(
  ordering: TransactionQuery['ordering'],
  filter: EntryFilter,
  groups: readonly EntryGroup[],
  accounts: readonly StoredAccount[],
): readonly Run[] {
  const { fieldName, sortDirection: direction } = ordering ?? { fieldName: 'date', sortDirection: 'DESC' }
  if (fieldName === 'category') return wholeList(runsByCategory(groups, direction), filter.categoryIds !== undefined)
  if (fieldName === 'source')
    return wholeList(runsByAccount(groups, accounts, direction), filter.accountIds !== undefined)
  return [{ order: { by: fieldName, direction }, length: lengthOf(groups) }]
}

/** With where pages of it began. */
interface MarkedRun extends Run {
  readonly marks: Mark[]
}

const marked = (runs: readonly Run[]): MarkedRun[] => runs.map((run) => ({ ...run, marks: [] }))

/** A stretch of the runs laid end to end: only the runs that it touches are read. */
function readStretch(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  runs: readonly MarkedRun[],
  from: number,
  to: number,
): ShownEntry[] {
  let start = 0
  return runs.flatMap(({ order, length, marks }) => {
    const offset = Math.max(0, from - start)
    const limit = Math.min(length, to - start) - offset
    start += length
    return limit > 0 ? entryPage(ledger, { filter, order, marks }, { limit, offset, length }) : []
  })
}

interface ListQuery {
  readonly filter: EntryFilter
  readonly ordering: TransactionQuery['ordering']
}

/** What a whole list is, whichever of its pages is looked at; kept for as long as the ledger stays as it is. */
const wholeListOf = remembered(
  ({ filter, ordering }: ListQuery) => `${ordering?.fieldName} ${ordering?.sortDirection} ${filterKey(filter)}`,
  (ledger, { filter, ordering }) => {
    const accounts = allAccounts(ledger)
    const groups = entryGroups(ledger, filter)
    return {
      accounts,
      total: lengthOf(groups),
      runs: marked(runsOf(ordering, filter, groups, accounts)),
      totals: totalsOf(groups, accounts),
    }
  },
)

/** One page of the filtered, ordered list, with the totals of the whole list. @throws ApiError 404 for a foreign id in a filter. */
export function listTransactions(ledger: LedgerTransaction, query: TransactionQuery): TransactionPage {
  const { page = 1, pageSize = defaultPageSize, ordering } = query
  const filter = toFilter(ledger, query)
  const { accounts, total, runs, totals } = wholeListOf(ledger, { filter, ordering })
  const entries = readStretch(ledger, filter, runs, (page - 1) * pageSize, page * pageSize)
  return {
    items: toTransactions(entries, accounts),
    total,
    paging: { page, pageSize, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) },
    totals,
  }
}
