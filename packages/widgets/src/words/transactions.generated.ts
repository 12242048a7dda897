// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** Search payee, note, tag, or amount */
export const search = /* @__PURE__ */ createMessage('Search payee, note, tag, or amount')

/** Search: “{text}” */
export const searchedFor = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['Search: “', a.text, '”'])

/** Money in */
export const kindIn = /* @__PURE__ */ createMessage('Money in')

/** Money out */
export const kindOut = /* @__PURE__ */ createMessage('Money out')

/** Transfers */
export const kindTransfer = /* @__PURE__ */ createMessage('Transfers')

/** Uncategorized */
export const kindUncategorized = /* @__PURE__ */ createMessage('Uncategorized')

/** Hidden */
export const kindHidden = /* @__PURE__ */ createMessage('Hidden')

/** Kind */
export const kind = /* @__PURE__ */ createMessage('Kind')

/** Tag */
export const tag = /* @__PURE__ */ createMessage('Tag')

/** Dates */
export const dates = /* @__PURE__ */ createMessage('Dates')

/** Show these tags */
export const showTags = /* @__PURE__ */ createMessage('Show these tags')

/** Your tags didn’t load */
export const tagsFailed = /* @__PURE__ */ createMessage('Your tags didn’t load')

/** Rows per page */
export const rowsAPage = /* @__PURE__ */ createMessage('Rows per page')

/** First page */
export const firstPage = /* @__PURE__ */ createMessage('First page')

/** Last page */
export const lastPage = /* @__PURE__ */ createMessage('Last page')

/** Select {name} */
export const select = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Select ', a.name])

/** Select all on this page */
export const selectPage = /* @__PURE__ */ createMessage('Select all on this page')

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Note */
export const note = /* @__PURE__ */ createMessage('Note')

/** Hide */
export const hide = /* @__PURE__ */ createMessage('Hide')

/** Delete */
export const remove = /* @__PURE__ */ createMessage('Delete')

/** More */
export const more = /* @__PURE__ */ createMessage('More')

/** Make a rule */
export const createRule = /* @__PURE__ */ createMessage('Make a rule')

/** Rename */
export const rename = /* @__PURE__ */ createMessage('Rename')

/** Note and tags */
export const edit = /* @__PURE__ */ createMessage('Note and tags')

/** Show all time */
export const allTime = /* @__PURE__ */ createMessage('Show all time')

/** Rules */
export const rules = /* @__PURE__ */ createMessage('Rules')

/** Own categories */
export const ownCategories = /* @__PURE__ */ createMessage('Own categories')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** Today, {day} */
export const dayToday = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Today, ', a.day])

/** {day}, {year} */
export const dayOfYear = /* @__PURE__ */ createMessage<{ day: string; year: string }>((a) => [a.day, ', ', a.year])

/** {count, plural, one {# attachment} other {# attachments}} */
export const attachmentCount = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' attachment'], other: () => [w.number(a.count), ' attachments'] })])

/** Export CSV */
export const exportCsv = /* @__PURE__ */ createMessage('Export CSV')

/** Import */
export const importShort = /* @__PURE__ */ createMessage('Import')

/** {count, number} to categorize */
export const toCategorize = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' to categorize'])

/** Add transaction */
export const addTransaction = /* @__PURE__ */ createMessage('Add transaction')

/** Import a bank file */
export const importFile = /* @__PURE__ */ createMessage('Import a bank file')

/** No transactions match these filters */
export const noMatch = /* @__PURE__ */ createMessage('No transactions match these filters')

/** Clear all */
export const clearAll = /* @__PURE__ */ createMessage('Clear all')

/** No transactions yet */
export const noneYet = /* @__PURE__ */ createMessage('No transactions yet')

/** No transactions in {month} */
export const noneInMonth = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No transactions in ', a.month])

/** Connect a bank, import a file, or add a transaction yourself. */
export const bringOrAdd = /* @__PURE__ */ createMessage('Connect a bank, import a file, or add a transaction yourself.')

/** Import a file from your bank to see them here. */
export const bringFile = /* @__PURE__ */ createMessage('Import a file from your bank to see them here.')

/** Something missing? */
export const missing = /* @__PURE__ */ createMessage('Something missing?')

/** Loading transactions */
export const loadingList = /* @__PURE__ */ createMessage('Loading transactions')

/** Your transactions didn’t load */
export const listFailed = /* @__PURE__ */ createMessage('Your transactions didn’t load')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')

/** The list didn’t load. You’re seeing the earlier one. */
export const staleList = /* @__PURE__ */ createMessage('The list didn’t load. You’re seeing the earlier one.')

/** Full description */
export const fullDescription = /* @__PURE__ */ createMessage('Full description')

/** Account */
export const account = /* @__PURE__ */ createMessage('Account')

/** Show */
export const showRow = /* @__PURE__ */ createMessage('Show')

/** Split */
export const split = /* @__PURE__ */ createMessage('Split')

/** Edit */
export const editRow = /* @__PURE__ */ createMessage('Edit')

/** Pages of transactions */
export const pages = /* @__PURE__ */ createMessage('Pages of transactions')

/** Transactions */
export const title = /* @__PURE__ */ createMessage('Transactions')

/** Your transactions */
export const yourTransactions = /* @__PURE__ */ createMessage('Your transactions')

/** View transactions */
export const viewTransactions = /* @__PURE__ */ createMessage('View transactions')

/** Add filter */
export const addFilter = /* @__PURE__ */ createMessage('Add filter')

/** Date */
export const date = /* @__PURE__ */ createMessage('Date')

/** Show */
export const show = /* @__PURE__ */ createMessage('Show')

/** Income and spending */
export const incomeAndSpending = /* @__PURE__ */ createMessage('Income and spending')

/** Spending */
export const spending = /* @__PURE__ */ createMessage('Spending')

/** Budget */
export const budget = /* @__PURE__ */ createMessage('Budget')

/** One budget */
export const oneBudget = /* @__PURE__ */ createMessage('One budget')

/** One account */
export const oneAccount = /* @__PURE__ */ createMessage('One account')

/** One category */
export const oneCategory = /* @__PURE__ */ createMessage('One category')

/** This month */
export const thisMonth = /* @__PURE__ */ createMessage('This month')

/** Last month */
export const lastMonth = /* @__PURE__ */ createMessage('Last month')

/** Exclude transfers */
export const excludeTransfers = /* @__PURE__ */ createMessage('Exclude transfers')

/** Show these accounts */
export const showAccounts = /* @__PURE__ */ createMessage('Show these accounts')

/** Your accounts didn’t load */
export const accountsFailed = /* @__PURE__ */ createMessage('Your accounts didn’t load')

/** Show these categories */
export const showCategories = /* @__PURE__ */ createMessage('Show these categories')

/** The categories didn’t load */
export const categoriesFailed = /* @__PURE__ */ createMessage('The categories didn’t load')

/** Counting… */
export const counting = /* @__PURE__ */ createMessage('Counting…')

/** We couldn’t count the transactions. You’re seeing the first ones. */
export const countFailed = /* @__PURE__ */ createMessage('We couldn’t count the transactions. You’re seeing the first ones.')

/** {count, plural, one {# transaction} other {# transactions}} */
export const total = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** {count, plural, one {<strong># transaction</strong> in {month}} other {<strong># transactions</strong> in {month}}} */
export const totalIn = /* @__PURE__ */ createMessage<{ count: number; strong: Marked; month: string }>((a, w) => [w.plural(a.count, { one: () => [a.strong([w.number(a.count), ' transaction']), ' in ', a.month], other: () => [a.strong([w.number(a.count), ' transactions']), ' in ', a.month] })])

/** Income */
export const income = /* @__PURE__ */ createMessage('Income')

/** Net */
export const net = /* @__PURE__ */ createMessage('Net')

/** How we calculate these totals */
export const howTotals = /* @__PURE__ */ createMessage('How we calculate these totals')

/** {name} moved to {category} */
export const moved = /* @__PURE__ */ createMessage<{ name: string; category: string }>((a) => [a.name, ' moved to ', a.category])

/** {name} hidden */
export const hidden = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' hidden'])

/** {name} shown again */
export const shownAgain = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' shown again'])

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Description */
export const description = /* @__PURE__ */ createMessage('Description')

/** Source */
export const source = /* @__PURE__ */ createMessage('Source')

/** Hidden */
export const tagHidden = /* @__PURE__ */ createMessage('Hidden')

/** Hidden transactions aren’t counted in totals. */
export const tagHiddenWhy = /* @__PURE__ */ createMessage('Hidden transactions aren’t counted in totals.')

/** Transfer */
export const tagTransfer = /* @__PURE__ */ createMessage('Transfer')

/** Moves money between your own accounts, so it isn’t counted in totals. */
export const tagTransferWhy = /* @__PURE__ */ createMessage('Moves money between your own accounts, so it isn’t counted in totals.')

/** Pending */
export const tagPending = /* @__PURE__ */ createMessage('Pending')

/** Your bank hasn’t posted it yet. The date and amount may change. */
export const tagPendingWhy = /* @__PURE__ */ createMessage('Your bank hasn’t posted it yet. The date and amount may change.')

/** Split */
export const tagSplit = /* @__PURE__ */ createMessage('Split')

/** Part of a split transaction. */
export const tagSplitWhy = /* @__PURE__ */ createMessage('Part of a split transaction.')

/** Not counted */
export const tagNotCounted = /* @__PURE__ */ createMessage('Not counted')

/** You hid its account from cash flow, budgets and spending, so it isn’t counted in totals. */
export const tagNotCountedWhy = /* @__PURE__ */ createMessage('You hid its account from cash flow, budgets and spending, so it isn’t counted in totals.')

/** In {currency}. Only US dollars are counted in totals. */
export const tagCurrencyWhy = /* @__PURE__ */ createMessage<{ currency: string }>((a) => ['In ', a.currency, '. Only US dollars are counted in totals.'])

/** This account or category doesn’t exist */
export const noAccountOrCategory = /* @__PURE__ */ createMessage('This account or category doesn’t exist')

/** This month doesn’t exist */
export const noMonth = /* @__PURE__ */ createMessage('This month doesn’t exist')

/** This budget doesn’t exist */
export const noBudget = /* @__PURE__ */ createMessage('This budget doesn’t exist')

/** This category doesn’t exist */
export const noCategory = /* @__PURE__ */ createMessage('This category doesn’t exist')

/** {count, plural, one {Page {page, number} of {pages, number}, # transaction} other {Page {page, number} of {pages, number}, # transactions}} */
export const pageNews = /* @__PURE__ */ createMessage<{ count: number; page: number; pages: number }>((a, w) => [w.plural(a.count, { one: () => ['Page ', w.number(a.page), ' of ', w.number(a.pages), ', ', w.number(a.count), ' transaction'], other: () => ['Page ', w.number(a.page), ' of ', w.number(a.pages), ', ', w.number(a.count), ' transactions'] })])

/** {count, plural, one {# transaction, page {page, number} of {pages, number}} other {# transactions, page {page, number} of {pages, number}}} */
export const listNews = /* @__PURE__ */ createMessage<{ count: number; page: number; pages: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction, page ', w.number(a.page), ' of ', w.number(a.pages)], other: () => [w.number(a.count), ' transactions, page ', w.number(a.page), ' of ', w.number(a.pages)] })])
