// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

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

/** Rows a page */
export const rowsAPage = /* @__PURE__ */ createMessage(() => 'Rows a page')

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

/** {count, plural, one {# transaction is changed} other {# transactions are changed}} */
export const changedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction is changed'], other: () => [w.number(a.count), ' transactions are changed'] })])

/** {count, plural, one {# transaction is deleted} other {# transactions are deleted}} */
export const deletedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction is deleted'], other: () => [w.number(a.count), ' transactions are deleted'] })])

/** {deleted, plural, =0 {None is deleted} one {# transaction is deleted} other {# transactions are deleted}}. {kept, plural, one {# came from a bank and stays} other {# came from a bank and stay}} */
export const keptSeveral = /* @__PURE__ */ createMessage<{ deleted: number; kept: number }>((a, w) => [w.plural(a.deleted, { '=0': () => 'None is deleted', one: () => [w.number(a.deleted), ' transaction is deleted'], other: () => [w.number(a.deleted), ' transactions are deleted'] }), '. ', w.plural(a.kept, { one: () => [w.number(a.kept), ' came from a bank and stays'], other: () => [w.number(a.kept), ' came from a bank and stay'] })])

/** Apply to {count, plural, one {# like this} other {# like this}}, and to new ones */
export const proposeRule = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Apply to ', w.plural(a.count, { one: () => [w.number(a.count), ' like this'], other: () => [w.number(a.count), ' like this'] }), ', and to new ones'])

/** Any account */
export const anyAccount = /* @__PURE__ */ createMessage(() => 'Any account')

/** {count, plural, =0 {No past transaction changes.} one {# past transaction since {since} changes, {amount}.} other {# past transactions since {since} change, {amount} in all.}} */
export const ruleSince = /* @__PURE__ */ createMessage<{ count: number; since: string; amount: string }>((a, w) => [w.plural(a.count, { '=0': () => 'No past transaction changes.', one: () => [w.number(a.count), ' past transaction since ', a.since, ' changes, ', a.amount, '.'], other: () => [w.number(a.count), ' past transactions since ', a.since, ' change, ', a.amount, ' in all.'] })])

/** A transaction that you categorized yourself keeps its category. */
export const ruleKeeps = /* @__PURE__ */ createMessage(() => 'A transaction that you categorized yourself keeps its category.')

/** {count, plural, =0 {The rule is saved} one {The rule is saved, and # transaction is changed} other {The rule is saved, and # transactions are changed}} */
export const ruleSaved = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'The rule is saved', one: () => ['The rule is saved, and ', w.number(a.count), ' transaction is changed'], other: () => ['The rule is saved, and ', w.number(a.count), ' transactions are changed'] })])

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

/** {name} is the payee’s name now */
export const renamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is the payee’s name now'])

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

/** All rules were run on past transactions */
export const rulesRun = /* @__PURE__ */ createMessage(() => 'All rules were run on past transactions')

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

/** The parts of {name} are joined again */
export const joined = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['The parts of ', a.name, ' are joined again'])

/** {name} is split */
export const isSplit = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is split'])

/** Join the parts again */
export const join = /* @__PURE__ */ createMessage(() => 'Join the parts again')

/** Amount */
export const amount = /* @__PURE__ */ createMessage(() => 'Amount')

/** Category of part {number} */
export const categoryOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Category of part ', a.number])

/** Amount of part {number} */
export const amountOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Amount of part ', a.number])

/** Remove part {number} */
export const removePart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Remove part ', a.number])

/** The rest */
export const theRest = /* @__PURE__ */ createMessage(() => 'The rest')

/** Add another split */
export const addPart = /* @__PURE__ */ createMessage(() => 'Add another split')

/** Please select one category. */
export const selectCategory = /* @__PURE__ */ createMessage(() => 'Please select one category.')

/** There is nothing to choose from yet. */
export const nothingToChoose = /* @__PURE__ */ createMessage(() => 'There is nothing to choose from yet.')

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

/** {name} is attached */
export const attachmentAdded = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is attached'])

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

/** No transactions match. */
export const noMatch = /* @__PURE__ */ createMessage(() => 'No transactions match.')

/** Clear all */
export const clearAll = /* @__PURE__ */ createMessage(() => 'Clear all')

/** No transactions yet */
export const noneYet = /* @__PURE__ */ createMessage(() => 'No transactions yet')

/** No transactions in {month} */
export const noneInMonth = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No transactions in ', a.month])

/** Import a file from your bank, or add what you spent by hand. */
export const bringOrAdd = /* @__PURE__ */ createMessage(() => 'Import a file from your bank, or add what you spent by hand.')

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

/** The list didn’t load. These are the transactions from before. */
export const staleList = /* @__PURE__ */ createMessage(() => 'The list didn’t load. These are the transactions from before.')

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
