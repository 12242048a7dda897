import type { TransactionKind, TransactionPage, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { defaultPageSize, parseSearch, toFlow } from '@evenkeel/engine'
import type { LedgerCalls } from '../http/handlers.ts'
import { allAccounts, type StoredAccount } from '../store/ledger/accounts.ts'
import { type Category, CategoryId, categoryCatalog, getCategory } from '../store/ledger/category-catalog.ts'
import { type EntryFilter, filterKey } from '../store/ledger/entry-filter.ts'
import { entryPage, type Mark } from '../store/ledger/entry-page.ts'
import type { ShownEntry } from '../store/ledger/entry-row.ts'
import type { EntryGroup } from '../store/ledger/entry-group.ts'
import { entryGroups } from '../store/ledger/entry-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { PageOrder, SortDirection } from '../store/ledger/page-order.ts'
import { narrowedByRareWord } from '../store/ledger/rare-words.ts'
import { remembered } from '../store/ledger/remembered.ts'
import { manuallyAdded } from './account-view.ts'
import { dayTotals, totalsIn } from './list-totals.ts'
import { asSpelled } from '../store/ledger/tags.ts'
import { toDay } from './moment.ts'
import { requireAccounts, requireBudgetCategories, requireCategory, requireOwnCategories } from './require.ts'
import { startOfList } from './start-of-list.ts'
import { toTransactions } from './transaction-view.ts'

/** Whether money in (1) or out (-1) of a category adds to income, in accounts that are not debts. */
const isIncome = (category: Category, valueCents: 1 | -1) =>
  toFlow({ valueCents, category, isOfDebt: false, countsInTotals: true }).incomeCents !== 0

const toIds = (categories: readonly Category[]) => categories.map(({ id }) => id)

const incomeFilter = {
  excludeMoneyInOf: toIds(categoryCatalog.filter((category) => isIncome(category, 1))),
  excludeMoneyOutOf: toIds(categoryCatalog.filter((category) => isIncome(category, -1))),
}

const chosenCategories = ({ categoryIds = [] }: TransactionQuery) => categoryIds.map((id) => requireCategory(id).id)

/** Returns the chosen own categories; the standard ones that are chosen with them are alternatives. */
function ownCategoryFilter(ledger: LedgerTransaction, query: TransactionQuery) {
  if (!query.ownCategoryIds?.length) return {}
  const ownCategoryIds = requireOwnCategories(ledger, query.ownCategoryIds)
  return { ownCategoryIds, orCategoryIds: query.categoryIds?.length ? chosenCategories(query) : undefined }
}

/** Intersects the category filters; undefined if none is set. An empty list of categories or budgets sets no filter. */
function categoryFilter(ledger: LedgerTransaction, query: TransactionQuery): number[] | undefined {
  const sets: number[][] = []
  if (query.categoryIds?.length && !query.ownCategoryIds?.length) sets.push(chosenCategories(query))
  if (query.budgetIds?.length) sets.push(requireBudgetCategories(ledger, query.budgetIds))
  const ofKind = query.kind && categoryOfKind[query.kind]
  if (ofKind !== undefined) sets.push([ofKind])
  if (query.excludeTransfers) sets.push(toIds(categoryCatalog.filter(({ id }) => id !== CategoryId.TRANSFER)))
  return sets.length === 0 ? undefined : sets.reduce((left, ids) => left.filter((id) => ids.includes(id)))
}

/** Converts what was typed into the search; undefined fields narrow nothing. */
function searchFilter(text: string | undefined): Pick<EntryFilter, 'words' | 'amount' | 'isEither'> {
  const { words, amount, isEither } = parseSearch(text ?? '')
  return { words: words.length > 0 ? words : undefined, amount: amount ?? undefined, isEither }
}

const kindFilters: Readonly<Record<TransactionKind, Partial<EntryFilter>>> = {
  in: { moneyIn: true },
  out: { moneyIn: false },
  hidden: { isHidden: true },
  transfer: {},
  uncategorized: {},
}

const categoryOfKind: Partial<Record<TransactionKind, number>> = {
  transfer: CategoryId.TRANSFER,
  uncategorized: CategoryId.UNCATEGORIZED,
}

/**
 * Converts a query to the store's filter; a moment is taken as its day, and both ends are included.
 *
 * @throws ApiError 404 for an unknown account, category or budget.
 */
export function toFilter(ledger: LedgerTransaction, query: TransactionQuery): EntryFilter {
  return narrowedByRareWord(ledger, {
    from: query.startDate ? toDay(query.startDate) : undefined,
    to: query.endDate ? toDay(query.endDate) : undefined,
    accountIds: requireAccounts(ledger, query.userAccountIds),
    categoryIds: categoryFilter(ledger, query),
    excludeManual: query.excludeManualTransactions,
    ...searchFilter(query.search),
    tags: query.tags?.length ? asSpelled(ledger, query.tags) : undefined,
    ...ownCategoryFilter(ledger, query),
    ...(query.kind && kindFilters[query.kind]),
    ...(query.excludeIncomes && incomeFilter),
  })
}

/** A stretch of the list that one index returns in order. */
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

/**
 * If one account's or category's entries are the whole list, reads them by date: that index is faster to page through.
 */
const wholeList = (runs: readonly NamedRun[], isAmongOthers: boolean): readonly Run[] =>
  runs.length === 1 && !isAmongOthers
    ? runs.map(({ length }) => ({ order: { by: 'date', direction: 'DESC' }, length }))
    : runs

const countEntries = (groups: readonly EntryGroup[]) => groups.reduce((sum, { entries }) => sum + entries, 0)

/** Returns one run per category, by category name; each run lists its newest entry first. */
function runsByCategory(groups: readonly EntryGroup[], direction: SortDirection): NamedRun[] {
  const runs = [...Map.groupBy(groups, ({ categoryId }) => categoryId)].map(([categoryId, ofCategory]) => ({
    name: getCategory(categoryId).name,
    order: { by: 'category', categoryId } as const,
    length: countEntries(ofCategory),
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
    name: names.get(accountId) ?? manuallyAdded,
    order: { by: 'account', accountId: accountId === 0 ? null : accountId } as const,
    length: countEntries(ofAccount),
  }))
  return inOrder(runs, direction)
}

function toRuns(
  ordering: TransactionQuery['ordering'],
  filter: EntryFilter,
  groups: readonly EntryGroup[],
  accounts: readonly StoredAccount[],
): readonly Run[] {
  const { fieldName, sortDirection: direction } = ordering ?? { fieldName: 'date', sortDirection: 'DESC' }
  if (fieldName === 'category') return wholeList(runsByCategory(groups, direction), filter.categoryIds !== undefined)
  if (fieldName === 'source')
    return wholeList(runsByAccount(groups, accounts, direction), filter.accountIds !== undefined)
  return [{ order: { by: fieldName, direction }, length: countEntries(groups) }]
}

/** A run with marks of where its earlier pages began. */
interface MarkedRun extends Run {
  readonly marks: Mark[]
}

const marked = (runs: readonly Run[]): MarkedRun[] => runs.map((run) => ({ ...run, marks: [] }))

/** Reads rows `from` to `to` of the runs laid end to end; queries only the runs that this stretch touches. */
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

/** Returns the facts of a whole list, which all its pages share; cached until the ledger changes. */
const readWholeList = remembered(
  ({ filter, ordering }: ListQuery) => `${ordering?.fieldName} ${ordering?.sortDirection} ${filterKey(filter)}`,
  (ledger, { filter, ordering }) => {
    const accounts = allAccounts(ledger)
    const groups = entryGroups(ledger, filter)
    return {
      accounts,
      total: countEntries(groups),
      runs: marked(toRuns(ordering, filter, groups, accounts)),
      totals: totalsIn(accounts)(groups),
    }
  },
)

/**
 * Returns one page of the filtered, ordered list, with the totals of the whole list.
 * @throws ApiError 404 for an id of another person in a filter.
 */
export function listTransactions(ledger: LedgerTransaction, query: TransactionQuery): TransactionPage {
  const { page = 1, pageSize = defaultPageSize, ordering } = query
  const filter = toFilter(ledger, query)
  const start = query.mayCountLater && page === 1 ? startOfList(ledger, { filter, ordering, pageSize }) : null
  if (start !== null) return start
  const { accounts, total, runs, totals } = readWholeList(ledger, { filter, ordering })
  const entries = readStretch(ledger, filter, runs, (page - 1) * pageSize, page * pageSize)
  return {
    items: toTransactions(ledger, entries, accounts),
    total,
    paging: { page, pageSize, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) },
    totals,
    ...((ordering?.fieldName ?? 'date') === 'date' && {
      dayTotals: dayTotals(ledger, { filter, entries, accounts, isCut: [page > 1, page * pageSize < total] }),
    }),
  }
}

/** The longest page whose answer is remembered: every open ledger keeps some of them in memory. */
const maxRemembered = 50

/** A page depends on the ledger and the query alone. */
const rememberedPage = remembered((query: TransactionQuery) => JSON.stringify(query), listTransactions)

export const transactionListCalls = {
  transactions: ({ body }, { ledger }) =>
    (body.pageSize ?? defaultPageSize) > maxRemembered ? listTransactions(ledger, body) : rememberedPage(ledger, body),
} satisfies LedgerCalls
