// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Which of these is right? */
export const whichSigns = /* @__PURE__ */ createMessage(() => 'Which of these is right?')

/** This file doesn’t say clearly which amounts are money in and which are money out. Look at a purchase you remember. */
export const unclearSigns = /* @__PURE__ */ createMessage(() => 'This file doesn’t say clearly which amounts are money in and which are money out. Look at a purchase you remember.')

/** This is how we read money in and money out. Look at a purchase you remember, and change it if it’s wrong. */
export const settledSigns = /* @__PURE__ */ createMessage(() => 'This is how we read money in and money out. Look at a purchase you remember, and change it if it’s wrong.')

/** You spent {amount} at {name} */
export const spent = /* @__PURE__ */ createMessage<{ amount: string; name: string }>((a) => ['You spent ', a.amount, ' at ', a.name])

/** You received {amount} from {name} */
export const received = /* @__PURE__ */ createMessage<{ amount: string; name: string }>((a) => ['You received ', a.amount, ' from ', a.name])

/** The payment lowers what you owe. */
export const paymentLowers = /* @__PURE__ */ createMessage(() => 'The payment lowers what you owe.')

/** The payment takes money from you. */
export const paymentTakes = /* @__PURE__ */ createMessage(() => 'The payment takes money from you.')

/** Money out, {count, plural, one {# row} other {# rows}} */
export const moneyOut = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Money out, ', w.plural(a.count, { one: () => [w.number(a.count), ' row'], other: () => [w.number(a.count), ' rows'] })])

/** Money in, {count, plural, one {# row} other {# rows}} */
export const moneyIn = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Money in, ', w.plural(a.count, { one: () => [w.number(a.count), ' row'], other: () => [w.number(a.count), ' rows'] })])

/** You chose this for the last file with these columns. */
export const remembered = /* @__PURE__ */ createMessage(() => 'You chose this for the last file with these columns.')

/** We suggest the first one: {reasons}. */
export const suggestion = /* @__PURE__ */ createMessage<{ reasons: string }>((a) => ['We suggest the first one: ', a.reasons, '.'])

/** We suggest the second one: {reasons}. */
export const suggestsSecond = /* @__PURE__ */ createMessage<{ reasons: string }>((a) => ['We suggest the second one: ', a.reasons, '.'])

/** Nothing in the file tells us which. */
export const noSuggestion = /* @__PURE__ */ createMessage(() => 'Nothing in the file tells us which.')

/** {first} and {second} */
export const and = /* @__PURE__ */ createMessage<{ first: string; second: string }>((a) => [a.first, ' and ', a.second])

/** {name} writes purchases without a minus */
export const layoutReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' writes purchases without a minus'])

/** the file has a “{name}” column */
export const cardColumnReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['the file has a “', a.name, '” column'])

/** the file looks like a card’s */
export const fileNameReason = /* @__PURE__ */ createMessage(() => 'the file looks like a card’s')

/** the account is a card or loan */
export const accountTypeReason = /* @__PURE__ */ createMessage(() => 'the account is a card or loan')

/** the payment “{name}” has the other sign */
export const paymentRowReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['the payment “', a.name, '” has the other sign'])

/** rows of the kind “{name}” have this sign */
export const kindColumnReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['rows of the kind “', a.name, '” have this sign'])

/** the descriptions say so */
export const wordsReason = /* @__PURE__ */ createMessage(() => 'the descriptions say so')

/** Which date is right? */
export const whichDate = /* @__PURE__ */ createMessage(() => 'Which date is right?')

/** {text} is {date} */
export const dateIs = /* @__PURE__ */ createMessage<{ text: string; date: string }>((a) => [a.text, ' is ', a.date])

/** {count, plural, one {We can’t read one line} other {We can’t read # lines}} */
export const unreadable = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'We can’t read one line', other: () => ['We can’t read ', w.number(a.count), ' lines'] })])

/** Fix the file and choose it again, or import the other rows. */
export const unreadableHint = /* @__PURE__ */ createMessage(() => 'Fix the file and choose it again, or import the other rows.')

/** Line {line}: {message} */
export const unreadableLine = /* @__PURE__ */ createMessage<{ line: string; message: string }>((a) => ['Line ', a.line, ': ', a.message])

/** {count, plural, one {One more line isn’t shown.} other {# more lines aren’t shown.}} */
export const unreadableMore = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'One more line isn’t shown.', other: () => [w.number(a.count), ' more lines aren’t shown.'] })])

/** {count, plural, one {Skip this line} other {Skip these # lines}} */
export const skipUnreadable = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Skip this line', other: () => ['Skip these ', w.number(a.count), ' lines'] })])

/** Balance today */
export const balanceToday = /* @__PURE__ */ createMessage(() => 'Balance today')

/** You owe today */
export const owedToday = /* @__PURE__ */ createMessage(() => 'You owe today')

/** This file has no balance. Without one, the account isn’t part of your net worth. */
export const balanceHint = /* @__PURE__ */ createMessage(() => 'This file has no balance. Without one, the account isn’t part of your net worth.')

/** {count, plural, one {# gets a category} other {# get a category}} */
export const categorized = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' gets a category'], other: () => [w.number(a.count), ' get a category'] })])

/** {count, plural, one {# payment, not income} other {# payments, not income}} */
export const payments = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' payment, not income'], other: () => [w.number(a.count), ' payments, not income'] })])

/** You can undo the whole import. */
export const canUndo = /* @__PURE__ */ createMessage(() => 'You can undo the whole import.')

/** Column {number} */
export const columnNumber = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Column ', a.number])

/** Choose a column */
export const chooseColumn = /* @__PURE__ */ createMessage(() => 'Choose a column')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage(() => 'Choose one')

/** Name */
export const accountName = /* @__PURE__ */ createMessage(() => 'Name')

/** Type */
export const accountType = /* @__PURE__ */ createMessage(() => 'Type')

/** Import into */
export const importInto = /* @__PURE__ */ createMessage(() => 'Import into')

/** Create a new account */
export const createAccount = /* @__PURE__ */ createMessage(() => 'Create a new account')

/** Do not import */
export const leaveOut = /* @__PURE__ */ createMessage(() => 'Do not import')

/** Currency */
export const factCurrency = /* @__PURE__ */ createMessage(() => 'Currency')

/** Balance */
export const factBalance = /* @__PURE__ */ createMessage(() => 'Balance')

/** Not in the file */
export const notInFile = /* @__PURE__ */ createMessage(() => 'Not in the file')

/** As of */
export const asOf = /* @__PURE__ */ createMessage(() => 'As of')

/** Period */
export const factPeriod = /* @__PURE__ */ createMessage(() => 'Period')

/** No rows */
export const noRows = /* @__PURE__ */ createMessage(() => 'No rows')

/** Rows */
export const factRows = /* @__PURE__ */ createMessage(() => 'Rows')

/** Sum of the rows */
export const factSum = /* @__PURE__ */ createMessage(() => 'Sum of the rows')

/** Rows that are in this account already are left out. */
export const thereLeftOut = /* @__PURE__ */ createMessage(() => 'Rows that are in this account already are left out.')

/** {count, number} new */
export const countNew = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' new'])

/** {count, number} already there */
export const countThere = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' already there'])

/** {count, number} to decide */
export const countToDecide = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' to decide'])

/** {name} was not imported */
export const notImported = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' was not imported'])

/** Nothing was saved. */
export const nothingSaved = /* @__PURE__ */ createMessage(() => 'Nothing was saved.')

/** Choose another file */
export const chooseAnother = /* @__PURE__ */ createMessage(() => 'Choose another file')

/** The file as it is */
export const fileAsItIs = /* @__PURE__ */ createMessage(() => 'The file as it is')

/** Reading {name} … */
export const readingFile = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Reading ', a.name, ' …'])

/** We upload the file and compare it with what you have. Nothing is saved yet. */
export const readingHint = /* @__PURE__ */ createMessage(() => 'We upload the file and compare it with what you have. Nothing is saved yet.')

/** Reading the file */
export const readingLabel = /* @__PURE__ */ createMessage(() => 'Reading the file')

/** Choose a file or drop it here */
export const chooseFile = /* @__PURE__ */ createMessage(() => 'Choose a file or drop it here')

/** OFX, QFX, QIF, CSV, CAMT.052, CAMT.053 or CAMT.054, up to 10 MB */
export const fileKinds = /* @__PURE__ */ createMessage(() => 'OFX, QFX, QIF, CSV, CAMT.052, CAMT.053 or CAMT.054, up to 10 MB')

/** Choose a file from your bank */
export const chooseTitle = /* @__PURE__ */ createMessage(() => 'Choose a file from your bank')

/** Download your statement at your bank's website, then bring it in here. You see what it would do before anything is saved. */
export const chooseHint = /* @__PURE__ */ createMessage(() => 'Download your statement at your bank\'s website, then bring it in here. You see what it would do before anything is saved.')

/** Import undone */
export const undone = /* @__PURE__ */ createMessage(() => 'Import undone')

/** {name} imported */
export const isImported = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' imported'])

/** View transactions */
export const viewTransactions = /* @__PURE__ */ createMessage(() => 'View transactions')

/** Import another file */
export const importAnother = /* @__PURE__ */ createMessage(() => 'Import another file')

/** Undo import */
export const undoImport = /* @__PURE__ */ createMessage(() => 'Undo import')
