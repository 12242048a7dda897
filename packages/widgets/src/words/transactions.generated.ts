// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** Search payee, note, tag, or amount */
export const search = /* @__PURE__ */ createMessage(() => 'Search payee, note, tag, or amount')

/** Money in */
export const kindIn = /* @__PURE__ */ createMessage(() => 'Money in')

/** Money out */
export const kindOut = /* @__PURE__ */ createMessage(() => 'Money out')

/** Transfers */
export const kindTransfer = /* @__PURE__ */ createMessage(() => 'Transfers')

/** Uncategorized */
export const kindUncategorized = /* @__PURE__ */ createMessage(() => 'Uncategorized')

/** Hidden */
export const kindHidden = /* @__PURE__ */ createMessage(() => 'Hidden')

/** Kind */
export const kind = /* @__PURE__ */ createMessage(() => 'Kind')

/** Tag */
export const tag = /* @__PURE__ */ createMessage(() => 'Tag')

/** Dates */
export const dates = /* @__PURE__ */ createMessage(() => 'Dates')

/** Show these dates */
export const showDates = /* @__PURE__ */ createMessage(() => 'Show these dates')

/** Show these tags */
export const showTags = /* @__PURE__ */ createMessage(() => 'Show these tags')

/** Your tags didn’t load */
export const tagsFailed = /* @__PURE__ */ createMessage(() => 'Your tags didn’t load')

/** Rows per page */
export const rowsAPage = /* @__PURE__ */ createMessage(() => 'Rows per page')

/** First page */
export const firstPage = /* @__PURE__ */ createMessage(() => 'First page')

/** Last page */
export const lastPage = /* @__PURE__ */ createMessage(() => 'Last page')

/** Select {name} */
export const select = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Select ', a.name])

/** Select all on this page */
export const selectPage = /* @__PURE__ */ createMessage(() => 'Select all on this page')

/** {count, plural, one {# selected} other {# selected}} */
export const selected = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' selected'], other: () => [w.number(a.count), ' selected'] })])

/** Select all {count, plural, one {#} other {#}} */
export const selectAll = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Select all ', w.plural(a.count, { one: () => [w.number(a.count)], other: () => [w.number(a.count)] })])

/** Clear the selection */
export const clearSelection = /* @__PURE__ */ createMessage(() => 'Clear the selection')

/** Category */
export const category = /* @__PURE__ */ createMessage(() => 'Category')

/** Note */
export const note = /* @__PURE__ */ createMessage(() => 'Note')

/** Hide */
export const hide = /* @__PURE__ */ createMessage(() => 'Hide')

/** Mark as transfer */
export const markTransfer = /* @__PURE__ */ createMessage(() => 'Mark as transfer')

/** Delete */
export const remove = /* @__PURE__ */ createMessage(() => 'Delete')

/** More */
export const more = /* @__PURE__ */ createMessage(() => 'More')

/** Add a tag to {count, plural, one {# transaction} other {# transactions}} */
export const addTagTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Add a tag to ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Write a note for {count, plural, one {# transaction} other {# transactions}} */
export const noteTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Write a note for ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Choose a category for {count, plural, one {# transaction} other {# transactions}} */
export const categoryTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Choose a category for ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Apply */
export const apply = /* @__PURE__ */ createMessage(() => 'Apply')

/** {count, plural, one {# transaction changed} other {# transactions changed}} */
export const changedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction changed'], other: () => [w.number(a.count), ' transactions changed'] })])

/** {count, plural, one {# transaction deleted} other {# transactions deleted}} */
export const deletedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction deleted'], other: () => [w.number(a.count), ' transactions deleted'] })])

/** {deleted, plural, =0 {None deleted} one {# transaction deleted} other {# transactions deleted}}. {kept, plural, one {# came from a bank and stays} other {# came from a bank and stay}} */
export const keptSeveral = /* @__PURE__ */ createMessage<{ deleted: number; kept: number }>((a, w) => [w.plural(a.deleted, { '=0': () => 'None deleted', one: () => [w.number(a.deleted), ' transaction deleted'], other: () => [w.number(a.deleted), ' transactions deleted'] }), '. ', w.plural(a.kept, { one: () => [w.number(a.kept), ' came from a bank and stays'], other: () => [w.number(a.kept), ' came from a bank and stay'] })])

/** Apply to {count, plural, one {# like this} other {# like this}}, and to new ones */
export const proposeRule = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Apply to ', w.plural(a.count, { one: () => [w.number(a.count), ' like this'], other: () => [w.number(a.count), ' like this'] }), ', and to new ones'])

/** Any account */
export const anyAccount = /* @__PURE__ */ createMessage(() => 'Any account')

/** {count, plural, =0 {No past transaction changes.} one {# past transaction since {since} changes, {amount}.} other {# past transactions since {since} change, {amount} in all.}} */
export const ruleSince = /* @__PURE__ */ createMessage<{ count: number; since: string; amount: string }>((a, w) => [w.plural(a.count, { '=0': () => 'No past transaction changes.', one: () => [w.number(a.count), ' past transaction since ', a.since, ' changes, ', a.amount, '.'], other: () => [w.number(a.count), ' past transactions since ', a.since, ' change, ', a.amount, ' in all.'] })])

/** A transaction that you categorized yourself keeps its category. */
export const ruleKeeps = /* @__PURE__ */ createMessage(() => 'A transaction that you categorized yourself keeps its category.')

/** {count, plural, =0 {Rule saved} one {Rule saved, # transaction changed} other {Rule saved, # transactions changed}} */
export const ruleSaved = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Rule saved', one: () => ['Rule saved, ', w.number(a.count), ' transaction changed'], other: () => ['Rule saved, ', w.number(a.count), ' transactions changed'] })])

/** Save rule */
export const saveRule = /* @__PURE__ */ createMessage(() => 'Save rule')

/** Make a rule */
export const createRule = /* @__PURE__ */ createMessage(() => 'Make a rule')

/** Rename */
export const rename = /* @__PURE__ */ createMessage(() => 'Rename')

/** Rename {name} */
export const renameTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Rename ', a.name])

/** Rename all like it, and new ones */
export const renameAll = /* @__PURE__ */ createMessage(() => 'Rename all like it, and new ones')

/** Payee renamed {name} */
export const renamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Payee renamed ', a.name])

/** Note and tags */
export const edit = /* @__PURE__ */ createMessage(() => 'Note and tags')

/** Note and tags of {name} */
export const editTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Note and tags of ', a.name])

/** Note and tags saved */
export const notesSaved = /* @__PURE__ */ createMessage(() => 'Note and tags saved')

/** Show all time */
export const allTime = /* @__PURE__ */ createMessage(() => 'Show all time')

/** Rules */
export const rules = /* @__PURE__ */ createMessage(() => 'Rules')

/** For each transaction, the first rule that fits decides. A transaction that you categorized yourself keeps its category. */
export const rulesIntro = /* @__PURE__ */ createMessage(() => 'For each transaction, the first rule that fits decides. A transaction that you categorized yourself keeps its category.')

/** No rules yet. Change a category, and a rule for the others like it is proposed. */
export const noRules = /* @__PURE__ */ createMessage(() => 'No rules yet. Change a category, and a rule for the others like it is proposed.')

/** Your rules didn’t load */
export const rulesFailed = /* @__PURE__ */ createMessage(() => 'Your rules didn’t load')

/** Move up: {rule} */
export const ruleUp = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Move up: ', a.rule])

/** Move down: {rule} */
export const ruleDown = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Move down: ', a.rule])

/** Delete: {rule} */
export const ruleDelete = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Delete: ', a.rule])

/** Rule deleted */
export const ruleDeleted = /* @__PURE__ */ createMessage(() => 'Rule deleted')

/** Rule order changed */
export const rulesOrdered = /* @__PURE__ */ createMessage(() => 'Rule order changed')

/** Run all rules on past transactions */
export const runRules = /* @__PURE__ */ createMessage(() => 'Run all rules on past transactions')

/** All rules run on past transactions */
export const rulesRun = /* @__PURE__ */ createMessage(() => 'All rules run on past transactions')

/** Bank text contains {text} */
export const ruleWhenText = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['Bank text contains ', a.text])

/** Payee is {payee} */
export const ruleWhenPayee = /* @__PURE__ */ createMessage<{ payee: string }>((a) => ['Payee is ', a.payee])

/** Amount or account */
export const ruleWhenOther = /* @__PURE__ */ createMessage(() => 'Amount or account')

/** Own categories */
export const ownCategories = /* @__PURE__ */ createMessage(() => 'Own categories')

/** Add category */
export const addCategory = /* @__PURE__ */ createMessage(() => 'Add category')

/** {name} added */
export const categoryAdded = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** Close */
export const close = /* @__PURE__ */ createMessage(() => 'Close')

/** {standard}, {count, plural, one {# transaction} other {# transactions}} */
export const categoryFacts = /* @__PURE__ */ createMessage<{ standard: string; count: number }>((a, w) => [a.standard, ', ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Change, merge, or delete {name} */
export const categoryActions = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Change, merge, or delete ', a.name])

/** Delete, and keep its transactions in {standard} */
export const categoryDelete = /* @__PURE__ */ createMessage<{ standard: string }>((a) => ['Delete, and keep its transactions in ', a.standard])

/** {name} deleted */
export const categoryDeleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Merge into {name} */
export const categoryMerge = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Merge into ', a.name])

/** Merged into {name} */
export const categoryMerged = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Merged into ', a.name])

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage(() => 'Choose one')

/** Split transaction */
export const splitTitle = /* @__PURE__ */ createMessage(() => 'Split transaction')

/** Loading the parts */
export const loadingParts = /* @__PURE__ */ createMessage(() => 'Loading the parts')

/** The split didn’t load */
export const partsFailed = /* @__PURE__ */ createMessage(() => 'The split didn’t load')

/** Split removed: {name} */
export const joined = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Split removed: ', a.name])

/** {name} split */
export const isSplit = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' split'])

/** Remove split */
export const join = /* @__PURE__ */ createMessage(() => 'Remove split')

/** Amount */
export const amount = /* @__PURE__ */ createMessage(() => 'Amount')

/** Category for part {number} */
export const categoryOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Category for part ', a.number])

/** Amount for part {number} */
export const amountOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Amount for part ', a.number])

/** Remove part {number} */
export const removePart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Remove part ', a.number])

/** The rest */
export const theRest = /* @__PURE__ */ createMessage(() => 'The rest')

/** Add another split */
export const addPart = /* @__PURE__ */ createMessage(() => 'Add another split')

/** Please select one category. */
export const selectCategory = /* @__PURE__ */ createMessage(() => 'Please select one category.')

/** Nothing to choose yet. */
export const nothingToChoose = /* @__PURE__ */ createMessage(() => 'Nothing to choose yet.')

/** Loading: {title} */
export const loadingOptions = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Loading: ', a.title])

/** Change: {rule} */
export const ruleEdit = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Change: ', a.rule])

/** Change rule */
export const editRule = /* @__PURE__ */ createMessage(() => 'Change rule')

/** Blue */
export const colorBlue = /* @__PURE__ */ createMessage(() => 'Blue')

/** Green */
export const colorGreen = /* @__PURE__ */ createMessage(() => 'Green')

/** Teal */
export const colorTeal = /* @__PURE__ */ createMessage(() => 'Teal')

/** Purple */
export const colorPurple = /* @__PURE__ */ createMessage(() => 'Purple')

/** Orange */
export const colorOrange = /* @__PURE__ */ createMessage(() => 'Orange')

/** Red */
export const colorRed = /* @__PURE__ */ createMessage(() => 'Red')

/** Brown */
export const colorBrown = /* @__PURE__ */ createMessage(() => 'Brown')

/** Gray */
export const colorGray = /* @__PURE__ */ createMessage(() => 'Gray')

/** Attachments */
export const attachments = /* @__PURE__ */ createMessage(() => 'Attachments')

/** Attach a file */
export const attach = /* @__PURE__ */ createMessage(() => 'Attach a file')

/** PDF, JPEG, or PNG, up to 5 MB. Where and when a picture was taken is removed. */
export const attachHint = /* @__PURE__ */ createMessage(() => 'PDF, JPEG, or PNG, up to 5 MB. Where and when a picture was taken is removed.')

/** {name} is larger than 5 MB. Please choose a smaller file. */
export const attachmentTooLarge = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is larger than 5 MB. Please choose a smaller file.'])

/** {name} attached */
export const attachmentAdded = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' attached'])

/** {name} removed */
export const attachmentRemoved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' removed'])

/** Remove {name} */
export const attachmentRemove = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Remove ', a.name])

/** The attachments didn’t load */
export const attachmentsFailed = /* @__PURE__ */ createMessage(() => 'The attachments didn’t load')

/** {kilobytes, plural, one {# KB} other {# KB}} */
export const attachmentSize = /* @__PURE__ */ createMessage<{ kilobytes: number }>((a, w) => [w.plural(a.kilobytes, { one: () => [w.number(a.kilobytes), ' KB'], other: () => [w.number(a.kilobytes), ' KB'] })])

/** In another part of your export. Import that part to open it. */
export const attachmentElsewhere = /* @__PURE__ */ createMessage(() => 'In another part of your export. Import that part to open it.')

/** Tag */
export const iconTag = /* @__PURE__ */ createMessage(() => 'Tag')

/** House */
export const iconHome = /* @__PURE__ */ createMessage(() => 'House')

/** Shopping cart */
export const iconCart = /* @__PURE__ */ createMessage(() => 'Shopping cart')

/** Car */
export const iconCar = /* @__PURE__ */ createMessage(() => 'Car')

/** Heart */
export const iconHeart = /* @__PURE__ */ createMessage(() => 'Heart')

/** Star */
export const iconStar = /* @__PURE__ */ createMessage(() => 'Star')

/** Gift */
export const iconGift = /* @__PURE__ */ createMessage(() => 'Gift')

/** Paw */
export const iconPaw = /* @__PURE__ */ createMessage(() => 'Paw')

/** Book */
export const iconBook = /* @__PURE__ */ createMessage(() => 'Book')

/** Plane */
export const iconPlane = /* @__PURE__ */ createMessage(() => 'Plane')

/** Change {name} */
export const categoryChange = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Change ', a.name])

/** Save category */
export const saveCategory = /* @__PURE__ */ createMessage(() => 'Save category')

/** {name} saved */
export const categorySaved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Today, {day} */
export const dayToday = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Today, ', a.day])

/** {day}, {year} */
export const dayOfYear = /* @__PURE__ */ createMessage<{ day: string; year: string }>((a) => [a.day, ', ', a.year])

/** {count, plural, one {# attachment} other {# attachments}} */
export const attachmentCount = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' attachment'], other: () => [w.number(a.count), ' attachments'] })])

/** Export CSV */
export const exportCsv = /* @__PURE__ */ createMessage(() => 'Export CSV')

/** Add transaction */
export const addTransaction = /* @__PURE__ */ createMessage(() => 'Add transaction')

/** Import a bank file */
export const importFile = /* @__PURE__ */ createMessage(() => 'Import a bank file')

/** No transactions match these filters */
export const noMatch = /* @__PURE__ */ createMessage(() => 'No transactions match these filters')

/** Clear all */
export const clearAll = /* @__PURE__ */ createMessage(() => 'Clear all')

/** No transactions yet */
export const noneYet = /* @__PURE__ */ createMessage(() => 'No transactions yet')

/** No transactions in {month} */
export const noneInMonth = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No transactions in ', a.month])

/** Connect a bank, import a file, or add a transaction yourself. */
export const bringOrAdd = /* @__PURE__ */ createMessage(() => 'Connect a bank, import a file, or add a transaction yourself.')

/** Import a file from your bank to see them here. */
export const bringFile = /* @__PURE__ */ createMessage(() => 'Import a file from your bank to see them here.')

/** Something missing? */
export const missing = /* @__PURE__ */ createMessage(() => 'Something missing?')

/** Loading transactions */
export const loadingList = /* @__PURE__ */ createMessage(() => 'Loading transactions')

/** Your transactions didn’t load */
export const listFailed = /* @__PURE__ */ createMessage(() => 'Your transactions didn’t load')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage(() => 'Try again')

/** The list didn’t load. You’re seeing the earlier one. */
export const staleList = /* @__PURE__ */ createMessage(() => 'The list didn’t load. You’re seeing the earlier one.')

/** Full description */
export const fullDescription = /* @__PURE__ */ createMessage(() => 'Full description')

/** Account */
export const account = /* @__PURE__ */ createMessage(() => 'Account')

/** Show */
export const showRow = /* @__PURE__ */ createMessage(() => 'Show')

/** Split */
export const split = /* @__PURE__ */ createMessage(() => 'Split')

/** Edit */
export const editRow = /* @__PURE__ */ createMessage(() => 'Edit')

/** Pages of transactions */
export const pages = /* @__PURE__ */ createMessage(() => 'Pages of transactions')

/** Transactions */
export const title = /* @__PURE__ */ createMessage(() => 'Transactions')

/** Your transactions */
export const yourTransactions = /* @__PURE__ */ createMessage(() => 'Your transactions')

/** View transactions */
export const viewTransactions = /* @__PURE__ */ createMessage(() => 'View transactions')

/** Add filter */
export const addFilter = /* @__PURE__ */ createMessage(() => 'Add filter')

/** Date */
export const date = /* @__PURE__ */ createMessage(() => 'Date')

/** Show */
export const show = /* @__PURE__ */ createMessage(() => 'Show')

/** Income and spending */
export const incomeAndSpending = /* @__PURE__ */ createMessage(() => 'Income and spending')

/** Spending */
export const spending = /* @__PURE__ */ createMessage(() => 'Spending')

/** Budget */
export const budget = /* @__PURE__ */ createMessage(() => 'Budget')

/** One budget */
export const oneBudget = /* @__PURE__ */ createMessage(() => 'One budget')

/** One account */
export const oneAccount = /* @__PURE__ */ createMessage(() => 'One account')

/** One category */
export const oneCategory = /* @__PURE__ */ createMessage(() => 'One category')

/** This month */
export const thisMonth = /* @__PURE__ */ createMessage(() => 'This month')

/** Last month */
export const lastMonth = /* @__PURE__ */ createMessage(() => 'Last month')

/** Exclude transfers */
export const excludeTransfers = /* @__PURE__ */ createMessage(() => 'Exclude transfers')

/** Show these accounts */
export const showAccounts = /* @__PURE__ */ createMessage(() => 'Show these accounts')

/** Your accounts didn’t load */
export const accountsFailed = /* @__PURE__ */ createMessage(() => 'Your accounts didn’t load')

/** Show these categories */
export const showCategories = /* @__PURE__ */ createMessage(() => 'Show these categories')

/** The categories didn’t load */
export const categoriesFailed = /* @__PURE__ */ createMessage(() => 'The categories didn’t load')

/** {count, plural, one {# transaction} other {# transactions}} */
export const total = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** {count, plural, one {<strong># transaction</strong> in {month}} other {<strong># transactions</strong> in {month}}} */
export const totalIn = /* @__PURE__ */ createMessage<{ count: number; strong: Marked; month: string }>((a, w) => [w.plural(a.count, { one: () => [a.strong([w.number(a.count), ' transaction']), ' in ', a.month], other: () => [a.strong([w.number(a.count), ' transactions']), ' in ', a.month] })])

/** Income */
export const income = /* @__PURE__ */ createMessage(() => 'Income')

/** Net */
export const net = /* @__PURE__ */ createMessage(() => 'Net')

/** How we calculate these totals */
export const howTotals = /* @__PURE__ */ createMessage(() => 'How we calculate these totals')

/** {name} added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** {name} saved */
export const saved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Edit transaction */
export const editTransaction = /* @__PURE__ */ createMessage(() => 'Edit transaction')

/** Add */
export const add = /* @__PURE__ */ createMessage(() => 'Add')

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** No account */
export const noAccount = /* @__PURE__ */ createMessage(() => 'No account')

/** All {whole} stays in {keeper}. */
export const allStays = /* @__PURE__ */ createMessage<{ whole: string; keeper: string }>((a) => ['All ', a.whole, ' stays in ', a.keeper, '.'])

/** Choose a category and amount for each part. The rest stays in {keeper}. */
export const chooseForEach = /* @__PURE__ */ createMessage<{ keeper: string }>((a) => ['Choose a category and amount for each part. The rest stays in ', a.keeper, '.'])

/** The parts add up to {whole}. The rest stays in {keeper}. */
export const addUp = /* @__PURE__ */ createMessage<{ whole: string; keeper: string }>((a) => ['The parts add up to ', a.whole, '. The rest stays in ', a.keeper, '.'])

/** {name} moved to {category} */
export const moved = /* @__PURE__ */ createMessage<{ name: string; category: string }>((a) => [a.name, ' moved to ', a.category])

/** {name} hidden */
export const hidden = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' hidden'])

/** {name} shown again */
export const shownAgain = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' shown again'])

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Description */
export const description = /* @__PURE__ */ createMessage(() => 'Description')

/** Source */
export const source = /* @__PURE__ */ createMessage(() => 'Source')

/** Hidden */
export const tagHidden = /* @__PURE__ */ createMessage(() => 'Hidden')

/** Hidden transactions aren’t counted in totals. */
export const tagHiddenWhy = /* @__PURE__ */ createMessage(() => 'Hidden transactions aren’t counted in totals.')

/** Transfer */
export const tagTransfer = /* @__PURE__ */ createMessage(() => 'Transfer')

/** Moves money between your own accounts, so it isn’t counted in totals. */
export const tagTransferWhy = /* @__PURE__ */ createMessage(() => 'Moves money between your own accounts, so it isn’t counted in totals.')

/** Pending */
export const tagPending = /* @__PURE__ */ createMessage(() => 'Pending')

/** Your bank hasn’t posted it yet. The date and amount may change. */
export const tagPendingWhy = /* @__PURE__ */ createMessage(() => 'Your bank hasn’t posted it yet. The date and amount may change.')

/** Split */
export const tagSplit = /* @__PURE__ */ createMessage(() => 'Split')

/** Part of a split transaction. */
export const tagSplitWhy = /* @__PURE__ */ createMessage(() => 'Part of a split transaction.')

/** Not counted */
export const tagNotCounted = /* @__PURE__ */ createMessage(() => 'Not counted')

/** You hid its account from cash flow, budgets and spending, so it isn’t counted in totals. */
export const tagNotCountedWhy = /* @__PURE__ */ createMessage(() => 'You hid its account from cash flow, budgets and spending, so it isn’t counted in totals.')

/** In {currency}. Only US dollars are counted in totals. */
export const tagCurrencyWhy = /* @__PURE__ */ createMessage<{ currency: string }>((a) => ['In ', a.currency, '. Only US dollars are counted in totals.'])

/** There is no such account or category */
export const noAccountOrCategory = /* @__PURE__ */ createMessage(() => 'There is no such account or category')

/** There is no such month */
export const noMonth = /* @__PURE__ */ createMessage(() => 'There is no such month')

/** There is no such budget */
export const noBudget = /* @__PURE__ */ createMessage(() => 'There is no such budget')

/** There is no such category */
export const noCategory = /* @__PURE__ */ createMessage(() => 'There is no such category')

/** {count, plural, one {Page {page, number} of {pages, number}, # transaction} other {Page {page, number} of {pages, number}, # transactions}} */
export const pageNews = /* @__PURE__ */ createMessage<{ count: number; page: number; pages: number }>((a, w) => [w.plural(a.count, { one: () => ['Page ', w.number(a.page), ' of ', w.number(a.pages), ', ', w.number(a.count), ' transaction'], other: () => ['Page ', w.number(a.page), ' of ', w.number(a.pages), ', ', w.number(a.count), ' transactions'] })])

/** {count, plural, one {# transaction, page {page, number} of {pages, number}} other {# transactions, page {page, number} of {pages, number}}} */
export const listNews = /* @__PURE__ */ createMessage<{ count: number; page: number; pages: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction, page ', w.number(a.page), ' of ', w.number(a.pages)], other: () => [w.number(a.count), ' transactions, page ', w.number(a.page), ' of ', w.number(a.pages)] })])
