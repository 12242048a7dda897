// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Show these dates */
export const showDates = /* @__PURE__ */ createMessage('Show these dates')

/** {count, plural, one {# selected} other {# selected}} */
export const selected = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' selected'], other: () => [w.number(a.count), ' selected'] })])

/** Enter for actions */
export const enterForActions = /* @__PURE__ */ createMessage('Enter for actions')

/** Select all {count, plural, one {#} other {#}} */
export const selectAll = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Select all ', w.plural(a.count, { one: () => [w.number(a.count)], other: () => [w.number(a.count)] })])

/** Everyday */
export const everydayGroup = /* @__PURE__ */ createMessage('Everyday')

/** Clear the selection */
export const clearSelection = /* @__PURE__ */ createMessage('Clear the selection')

/** Mark as transfer */
export const markTransfer = /* @__PURE__ */ createMessage('Mark as transfer')

/** Add a tag to {count, plural, one {# transaction} other {# transactions}} */
export const addTagTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Add a tag to ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Write a note for {count, plural, one {# transaction} other {# transactions}} */
export const noteTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Write a note for ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Choose a category for {count, plural, one {# transaction} other {# transactions}} */
export const categoryTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Choose a category for ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Apply */
export const apply = /* @__PURE__ */ createMessage('Apply')

/** {count, plural, one {# transaction changed} other {# transactions changed}} */
export const changedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction changed'], other: () => [w.number(a.count), ' transactions changed'] })])

/** {count, plural, one {# transaction deleted} other {# transactions deleted}} */
export const deletedSeveral = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction deleted'], other: () => [w.number(a.count), ' transactions deleted'] })])

/** {deleted, plural, =0 {None deleted} one {# transaction deleted} other {# transactions deleted}}. {kept, plural, one {# came from a bank and stays} other {# came from a bank and stay}} */
export const keptSeveral = /* @__PURE__ */ createMessage<{ deleted: number; kept: number }>((a, w) => [w.plural(a.deleted, { '=0': () => 'None deleted', one: () => [w.number(a.deleted), ' transaction deleted'], other: () => [w.number(a.deleted), ' transactions deleted'] }), '. ', w.plural(a.kept, { one: () => [w.number(a.kept), ' came from a bank and stays'], other: () => [w.number(a.kept), ' came from a bank and stay'] })])

/** {count, plural, =0 {Apply to new ones like this} one {Apply to # like this, and to new ones} other {Apply to # like this, and to new ones}} */
export const proposeRule = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Apply to new ones like this', one: () => ['Apply to ', w.number(a.count), ' like this, and to new ones'], other: () => ['Apply to ', w.number(a.count), ' like this, and to new ones'] })])

/** Any account */
export const anyAccount = /* @__PURE__ */ createMessage('Any account')

/** {count, plural, =0 {No past transaction would change.} one {# past transaction since {since} would change, {amount}.} other {# past transactions since {since} would change, {amount} in all.}} */
export const ruleSince = /* @__PURE__ */ createMessage<{ count: number; since: string; amount: string }>((a, w) => [w.plural(a.count, { '=0': () => 'No past transaction would change.', one: () => [w.number(a.count), ' past transaction since ', a.since, ' would change, ', a.amount, '.'], other: () => [w.number(a.count), ' past transactions since ', a.since, ' would change, ', a.amount, ' in all.'] })])

/** We couldn’t check what this changes in past transactions. */
export const rulePreviewFailed = /* @__PURE__ */ createMessage('We couldn’t check what this changes in past transactions.')

/** A transaction you categorized yourself keeps its category. */
export const ruleKeeps = /* @__PURE__ */ createMessage('A transaction you categorized yourself keeps its category.')

/** {count, plural, =0 {Rule saved} one {Rule saved, # transaction changed} other {Rule saved, # transactions changed}} */
export const ruleSaved = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Rule saved', one: () => ['Rule saved, ', w.number(a.count), ' transaction changed'], other: () => ['Rule saved, ', w.number(a.count), ' transactions changed'] })])

/** Save rule */
export const saveRule = /* @__PURE__ */ createMessage('Save rule')

/** Rename {name} */
export const renameTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Rename ', a.name])

/** Rename all like this, and new ones */
export const renameAll = /* @__PURE__ */ createMessage('Rename all like this, and new ones')

/** Rename the payee of {count, plural, one {# transaction} other {# transactions}} */
export const renameSeveralTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Rename the payee of ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] })])

/** Rename all like these, and new ones */
export const renameAllSeveral = /* @__PURE__ */ createMessage('Rename all like these, and new ones')

/** Payee renamed to {name} */
export const renamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Payee renamed to ', a.name])

/** Note and tags of {name} */
export const editTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Note and tags of ', a.name])

/** Note and tags saved */
export const notesSaved = /* @__PURE__ */ createMessage('Note and tags saved')

/** Rules apply in this order. If two set the same thing, such as the category, the first one counts. A transaction you categorized yourself keeps its category. */
export const rulesIntro = /* @__PURE__ */ createMessage('Rules apply in this order. If two set the same thing, such as the category, the first one counts. A transaction you categorized yourself keeps its category.')

/** No rules yet. Change a category, and we’ll suggest a rule for others like it. */
export const noRules = /* @__PURE__ */ createMessage('No rules yet. Change a category, and we’ll suggest a rule for others like it.')

/** Your rules didn’t load */
export const rulesFailed = /* @__PURE__ */ createMessage('Your rules didn’t load')

/** Move up: {rule} */
export const ruleUp = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Move up: ', a.rule])

/** Move down: {rule} */
export const ruleDown = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Move down: ', a.rule])

/** Delete: {rule} */
export const ruleDelete = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Delete: ', a.rule])

/** Rule deleted */
export const ruleDeleted = /* @__PURE__ */ createMessage('Rule deleted')

/** Rule order changed */
export const rulesOrdered = /* @__PURE__ */ createMessage('Rule order changed')

/** Run all rules on past transactions */
export const runRules = /* @__PURE__ */ createMessage('Run all rules on past transactions')

/** {count, plural, =0 {No past transaction changed} one {# past transaction changed} other {# past transactions changed}} */
export const rulesRun = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'No past transaction changed', one: () => [w.number(a.count), ' past transaction changed'], other: () => [w.number(a.count), ' past transactions changed'] })])

/** Bank text contains {text} */
export const ruleWhenText = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['Bank text contains ', a.text])

/** Payee is {payee} */
export const ruleWhenPayee = /* @__PURE__ */ createMessage<{ payee: string }>((a) => ['Payee is ', a.payee])

/** Amount or account */
export const ruleWhenOther = /* @__PURE__ */ createMessage('Amount or account')

/** Any amount */
export const ruleAnyAmount = /* @__PURE__ */ createMessage('Any amount')

/** any account */
export const ruleAnyAccount = /* @__PURE__ */ createMessage('any account')

/** {from} to {to} */
export const ruleAmountRange = /* @__PURE__ */ createMessage<{ from: string; to: string }>((a) => [a.from, ' to ', a.to])

/** {from} or more */
export const ruleAmountFrom = /* @__PURE__ */ createMessage<{ from: string }>((a) => [a.from, ' or more'])

/** {to} or less */
export const ruleAmountTo = /* @__PURE__ */ createMessage<{ to: string }>((a) => [a.to, ' or less'])

/** Name: {name} */
export const ruleRenames = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Name: ', a.name])

/** {count, plural, one {# part split off} other {# parts split off}} */
export const ruleSplits = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' part split off'], other: () => [w.number(a.count), ' parts split off'] })])

/** Percent for part {number} */
export const percentOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Percent for part ', a.number])

/** Split off, in percent */
export const splitOff = /* @__PURE__ */ createMessage('Split off, in percent')

/** Split these transactions */
export const splitThese = /* @__PURE__ */ createMessage('Split these transactions')

/** New rule */
export const newRule = /* @__PURE__ */ createMessage('New rule')

/** Add category */
export const addCategory = /* @__PURE__ */ createMessage('Add category')

/** {name} added */
export const categoryAdded = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

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

/** Split transaction */
export const splitTitle = /* @__PURE__ */ createMessage('Split transaction')

/** Loading the parts */
export const loadingParts = /* @__PURE__ */ createMessage('Loading the parts')

/** The split didn’t load */
export const partsFailed = /* @__PURE__ */ createMessage('The split didn’t load')

/** Split removed: {name} */
export const joined = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Split removed: ', a.name])

/** {name} split */
export const isSplit = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' split'])

/** Remove split */
export const join = /* @__PURE__ */ createMessage('Remove split')

/** Category for part {number} */
export const categoryOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Category for part ', a.number])

/** Amount for part {number} */
export const amountOfPart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Amount for part ', a.number])

/** Remove part {number} */
export const removePart = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Remove part ', a.number])

/** The rest */
export const theRest = /* @__PURE__ */ createMessage('The rest')

/** Add another split */
export const addPart = /* @__PURE__ */ createMessage('Add another split')

/** Please select one category. */
export const selectCategory = /* @__PURE__ */ createMessage('Please select one category.')

/** Nothing to choose yet. */
export const nothingToChoose = /* @__PURE__ */ createMessage('Nothing to choose yet.')

/** Loading: {title} */
export const loadingOptions = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Loading: ', a.title])

/** Edit: {rule} */
export const ruleEdit = /* @__PURE__ */ createMessage<{ rule: string }>((a) => ['Edit: ', a.rule])

/** Edit rule */
export const editRule = /* @__PURE__ */ createMessage('Edit rule')

/** Attachments */
export const attachments = /* @__PURE__ */ createMessage('Attachments')

/** Attach a file */
export const attach = /* @__PURE__ */ createMessage('Attach a file')

/** PDF, JPEG, or PNG, up to 5 MB. We remove where and when a picture was taken. */
export const attachHint = /* @__PURE__ */ createMessage('PDF, JPEG, or PNG, up to 5 MB. We remove where and when a picture was taken.')

/** {name} is larger than 5 MB. Choose a smaller file. */
export const attachmentTooLarge = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is larger than 5 MB. Choose a smaller file.'])

/** {name} attached */
export const attachmentAdded = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' attached'])

/** {name} removed */
export const attachmentRemoved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' removed'])

/** Remove {name} */
export const attachmentRemove = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Remove ', a.name])

/** The attachments didn’t load */
export const attachmentsFailed = /* @__PURE__ */ createMessage('The attachments didn’t load')

/** {kilobytes, plural, one {# KB} other {# KB}} */
export const attachmentSize = /* @__PURE__ */ createMessage<{ kilobytes: number }>((a, w) => [w.plural(a.kilobytes, { one: () => [w.number(a.kilobytes), ' KB'], other: () => [w.number(a.kilobytes), ' KB'] })])

/** In another part of your export. Import that part to open it. */
export const attachmentElsewhere = /* @__PURE__ */ createMessage('In another part of your export. Import that part to open it.')

/** Edit {name} */
export const categoryChange = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit ', a.name])

/** Save category */
export const saveCategory = /* @__PURE__ */ createMessage('Save category')

/** {name} saved */
export const categorySaved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** {name} added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** {name} saved */
export const saved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Edit transaction */
export const editTransaction = /* @__PURE__ */ createMessage('Edit transaction')

/** Add */
export const add = /* @__PURE__ */ createMessage('Add')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** No account */
export const noAccount = /* @__PURE__ */ createMessage('No account')

/** All {whole} stays in {keeper}. */
export const allStays = /* @__PURE__ */ createMessage<{ whole: string; keeper: string }>((a) => ['All ', a.whole, ' stays in ', a.keeper, '.'])

/** Choose a category and amount for each part. The rest stays in {keeper}. */
export const chooseForEach = /* @__PURE__ */ createMessage<{ keeper: string }>((a) => ['Choose a category and amount for each part. The rest stays in ', a.keeper, '.'])

/** The parts add up to {whole}. The rest stays in {keeper}. */
export const addUp = /* @__PURE__ */ createMessage<{ whole: string; keeper: string }>((a) => ['The parts add up to ', a.whole, '. The rest stays in ', a.keeper, '.'])

/** Blue */
export const colorBlue = /* @__PURE__ */ createMessage('Blue')

/** Green */
export const colorGreen = /* @__PURE__ */ createMessage('Green')

/** Teal */
export const colorTeal = /* @__PURE__ */ createMessage('Teal')

/** Purple */
export const colorPurple = /* @__PURE__ */ createMessage('Purple')

/** Orange */
export const colorOrange = /* @__PURE__ */ createMessage('Orange')

/** Red */
export const colorRed = /* @__PURE__ */ createMessage('Red')

/** Brown */
export const colorBrown = /* @__PURE__ */ createMessage('Brown')

/** Gray */
export const colorGray = /* @__PURE__ */ createMessage('Gray')

/** Tag */
export const iconTag = /* @__PURE__ */ createMessage('Tag')

/** House */
export const iconHome = /* @__PURE__ */ createMessage('House')

/** Shopping cart */
export const iconCart = /* @__PURE__ */ createMessage('Shopping cart')

/** Car */
export const iconCar = /* @__PURE__ */ createMessage('Car')

/** Heart */
export const iconHeart = /* @__PURE__ */ createMessage('Heart')

/** Star */
export const iconStar = /* @__PURE__ */ createMessage('Star')

/** Gift */
export const iconGift = /* @__PURE__ */ createMessage('Gift')

/** Paw */
export const iconPaw = /* @__PURE__ */ createMessage('Paw')

/** Book */
export const iconBook = /* @__PURE__ */ createMessage('Book')

/** Plane */
export const iconPlane = /* @__PURE__ */ createMessage('Plane')
