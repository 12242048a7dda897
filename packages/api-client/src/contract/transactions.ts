import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id, instant, money, nothing, page, pageSize, paging, requiredText, text } from './primitives.ts'

export const expenseCategory = z.object({
  expenseCategoryId: id,
  name: z.string(),
  isBudgetable: z.boolean(),
})
export type ExpenseCategory = z.infer<typeof expenseCategory>

export const transaction = z.object({
  userTransactionId: id,
  /** The day as the bank states it: `2026-11-21T00:00:00Z`. */
  date: z.string(),
  /** Dollars; negative is money out. */
  value: z.number(),
  /** The expense category's id; the same as `categoryId`. */
  category: id,
  categoryId: id,
  hidden: z.boolean(),
  /** The account's name, else 'Manually Added'. */
  source: z.string(),
  /** Short and readable. */
  description: z.string(),
  /** As the bank wrote it. */
  fullDescription: z.string(),
  /** True on the parts of a split. */
  splitted: z.boolean(),
  /** On a part: the transaction that it was split from. */
  sourceUserTransactionId: z.nullable(id),
  userAccountId: z.nullable(id),
  currency: z.string(),
  /** Entered by hand; only then can it be deleted, or its date and value changed. */
  isManual: z.boolean(),
  /** Not posted yet by the bank: day and amount may still change. Counts like any other. */
  isPending: z.boolean(),
  /** Moves money between the person’s own accounts: counts in no total. */
  isTransfer: z.boolean(),
  /** The person's own category, a part of `categoryId`; null if none was chosen. */
  ownCategoryId: z.nullable(id),
  /** Written by the person. */
  note: z.string(),
  tags: z.array(z.string()),
  /** How many files are attached. */
  attachmentCount: z.number(),
  /** False if it counts in no total: hidden, a transfer, another currency, or an account hidden from cash flow. */
  countsInTotals: z.boolean(),
})
export type Transaction = z.infer<typeof transaction>

export const sortDirection = z.enum(['ASC', 'DESC'])
export const transactionSortField = z.enum(['date', 'description', 'source', 'category', 'value'])
export type TransactionSortField = z.infer<typeof transactionSortField>

const idList = z.array(id).check(z.maxLength(500))

/** The name of a tag: one line. */
export const tagName = requiredText(30).check(z.refine((name) => !/[\n\r]/.test(name), 'Use one line.'))
const tagNames = z.array(tagName).check(z.maxLength(20, 'Use 20 tags or fewer.'))

/** `in` and `out` are money in and out. */
export const transactionKind = z.enum(['in', 'out', 'transfer', 'uncategorized', 'hidden'])
export type TransactionKind = z.infer<typeof transactionKind>

/** Every field is optional; the default order is date DESC, the default page 1 of 10. */
export const transactionQuery = z.object({
  startDate: z.optional(z.nullable(z.union([instant, day]))),
  endDate: z.optional(z.nullable(z.union([instant, day]))),
  excludeIncomes: z.optional(z.boolean()),
  excludeManualTransactions: z.optional(z.boolean()),
  /** Leaves out transfers between the person's own accounts. */
  excludeTransfers: z.optional(z.boolean()),
  page: z.optional(page),
  pageSize: z.optional(pageSize),
  budgetIds: z.optional(idList),
  userAccountIds: z.optional(idList),
  categoryIds: z.optional(idList),
  /** Words of the payee, the bank's text, the note, or a tag; or an amount: `58.77`, `>100`, `20-30`. */
  search: z.optional(text(120)),
  /** Transactions with any of these tags. */
  tags: z.optional(tagNames),
  ownCategoryIds: z.optional(idList),
  kind: z.optional(transactionKind),
  ordering: z.optional(z.object({ fieldName: transactionSortField, sortDirection })),
  /** Lets the first page of a long search come before the search is counted: see `isUncounted`. */
  mayCountLater: z.optional(z.boolean()),
})
export type TransactionQuery = z.infer<typeof transactionQuery>

export const transactionPage = z.object({
  items: z.array(transaction),
  /** Only where `mayCountLater` asks for it: the list has more rows, and `total`, `paging`, and `totals` are of those so far. */
  isUncounted: z.optional(z.literal(true)),
  total: z.number(),
  paging,
  /** Of the whole filtered list, not of the page; only transactions that count in totals. Dollars; spending is positive. */
  totals: z.object({ income: z.number(), spending: z.number(), net: z.number() }),
  /** If the list is ordered by date: each day on the page, with all of the list's transactions of that day. */
  dayTotals: z.optional(z.array(z.object({ date: z.string(), net: z.number() }))),
})
export type TransactionPage = z.infer<typeof transactionPage>

/** What a person fills in for a transaction entered by hand. */
export const transactionForm = z.object({
  date: day,
  value: money.check(z.refine((value) => value !== 0, 'Please enter a non-zero value.')),
  categoryId: id,
  description: requiredText(120),
  userAccountId: z.optional(z.nullable(id)),
})
export type TransactionForm = z.infer<typeof transactionForm>

/** The id and the fields that may change. Date and value only of a transaction entered by hand. */
export const transactionChange = z.object({
  userTransactionId: id,
  date: z.optional(day),
  value: z.optional(money.check(z.refine((value) => value !== 0, 'Please enter a non-zero value.'))),
  categoryId: z.optional(id),
  description: z.optional(text(120)),
})

/** What is changed in several transactions; what is absent stays. */
export const severalChange = z.object({
  categoryId: z.optional(id),
  ownCategoryId: z.optional(z.nullable(id)),
  addTags: z.optional(tagNames),
  removeTags: z.optional(tagNames),
  note: z.optional(text(1000)),
  /** The name of their payees from now on, also in transactions like them and in new ones; alone. */
  payeeName: z.optional(requiredText(120)),
  isHidden: z.optional(z.boolean()),
  /** Only transactions entered by hand are deleted; the others are left out. */
  isDeleted: z.optional(z.literal(true)),
})
export type SeveralChange = z.infer<typeof severalChange>

const nothingChosen = 'Choose transactions.'

/** Transactions by their ids, all that a query lists, or both. */
export const severalSelection = z
  .object({ transactionIds: z.optional(idList), query: z.optional(transactionQuery) })
  .check(
    z.refine(({ transactionIds, query }) => transactionIds !== undefined || query !== undefined, {
      message: nothingChosen,
      path: ['transactionIds'],
    }),
  )
export type SeveralSelection = z.infer<typeof severalSelection>

/** A part on the wire: dollars with the sign of the source (negative for an expense). */
const splitPart = z.object({ category: id, value: money })

export const splitSet = z.object({
  sourceTransactionId: id,
  /** The part that remains on the source. */
  sourceTransaction: splitPart,
  /** Empty: join the parts again. */
  splits: z.array(splitPart).check(z.maxLength(50, 'Use 50 parts or fewer.')),
})
export type SplitSet = z.infer<typeof splitSet>

export const splitResult = z.object({ sourceTransaction: transaction, splits: z.array(transaction) })
export type SplitResult = z.infer<typeof splitResult>

export const transactionEndpoints = {
  categories: endpoint('categories', {
    summary: 'List categories by name.',
    who: 'employee',
    answer: z.array(expenseCategory),
    widgets: { recurring: {}, 'budget-modal': {}, 'spending-chart': {}, transactions: {} },
  }),
  rankedCategories: endpoint('rankedCategories', {
    summary: 'List categories by use in the last 12 months, then by name.',
    who: 'employee',
    answer: z.array(expenseCategory),
  }),
  transactions: endpoint('transactions', {
    summary: 'List transactions, filtered, sorted and paged, with totals for the whole list.',
    who: 'employee',
    body: transactionQuery,
    answer: transactionPage,
    ids: {
      'body.userAccountIds[]': 'account',
      'body.budgetIds[]': 'budget',
      'body.categoryIds[]': 'category',
      'body.ownCategoryIds[]': 'ownCategory',
    },
    readOnly: true,
    widgets: {
      transactions: {
        body: z.object({ pageSize: z.optional(z.number().check(z.lte(100))) }),
        months: { from: 'startDate', to: 'endDate', atMost: 1, back: 24, isCurrentByDefault: true },
      },
    },
  }),
  createTransaction: endpoint('createTransaction', {
    summary: 'Create a manual transaction.',
    who: 'employee',
    body: transactionForm,
    answer: transaction,
    ids: { 'body.userAccountId': 'account', 'body.categoryId': 'category' },
    errors: [10001],
  }),
  updateTransaction: endpoint('updateTransaction', {
    summary: 'Update a transaction. Date and value only for manual ones.',
    who: 'employee',
    body: transactionChange,
    answer: transaction,
    ids: { 'body.userTransactionId': 'transaction', 'body.categoryId': 'category' },
  }),
  deleteTransaction: endpoint('deleteTransaction', {
    summary: 'Delete a manual transaction.',
    who: 'employee',
    body: z.object({ userTransactionId: id }),
    answer: nothing,
    ids: { 'body.userTransactionId': 'transaction' },
  }),
  setTransactionVisibility: endpoint('setTransactionVisibility', {
    summary: 'Hide or show a transaction in totals.',
    who: 'employee',
    body: z.object({ transactionId: id, isHidden: z.boolean() }),
    answer: transaction,
    ids: { 'body.transactionId': 'transaction' },
  }),
  setTransactionCategory: endpoint('setTransactionCategory', {
    summary: 'Change a transaction’s category. Later ones with the same description follow.',
    who: 'employee',
    body: z.object({ transactionId: id, categoryId: id }),
    answer: transaction,
    ids: { 'body.transactionId': 'transaction', 'body.categoryId': 'category' },
    widgets: { transactions: {} },
  }),
  changeTransactions: endpoint('changeTransactions', {
    summary: 'Update several transactions, by id or by query. One change, one undo.',
    who: 'employee',
    body: z.object({ select: severalSelection, change: severalChange }),
    answer: z.object({ changed: z.number(), leftOut: z.number() }),
    ids: {
      'body.select.transactionIds[]': 'transaction',
      'body.select.query.userAccountIds[]': 'account',
      'body.select.query.budgetIds[]': 'budget',
      'body.select.query.categoryIds[]': 'category',
      'body.select.query.ownCategoryIds[]': 'ownCategory',
      'body.change.categoryId': 'category',
      'body.change.ownCategoryId': 'ownCategory',
    },
  }),
  tags: endpoint('tags', {
    summary: 'List the tags in use by name, with their number of transactions.',
    who: 'employee',
    answer: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
  splitTransaction: endpoint('splitTransaction', {
    summary: 'Split a transaction, or remove the split with an empty list. Parts must add up to the original.',
    who: 'employee',
    body: splitSet,
    answer: splitResult,
    ids: {
      'body.sourceTransactionId': 'transaction',
      'body.sourceTransaction.category': 'category',
      'body.splits[].category': 'category',
    },
  }),
  relatedTransactions: endpoint('relatedTransactions', {
    summary: 'Get a transaction with its split parts.',
    who: 'employee',
    body: z.object({ sourceTransactionId: id }),
    answer: splitResult,
    ids: { 'body.sourceTransactionId': 'transaction' },
    readOnly: true,
  }),
}
