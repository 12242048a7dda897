// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Which of these is right? */
export const whichSigns = /* @__PURE__ */ createMessage('Which of these is right?')

/** This file doesn’t say clearly which amounts are money in and which are money out. Look at a purchase you remember. */
export const unclearSigns = /* @__PURE__ */ createMessage('This file doesn’t say clearly which amounts are money in and which are money out. Look at a purchase you remember.')

/** This is how we read money in and money out. Look at a purchase you remember, and change it if it’s wrong. */
export const settledSigns = /* @__PURE__ */ createMessage('This is how we read money in and money out. Look at a purchase you remember, and change it if it’s wrong.')

/** You spent {amount} at {name} */
export const spent = /* @__PURE__ */ createMessage<{ amount: string; name: string }>((a) => ['You spent ', a.amount, ' at ', a.name])

/** You received {amount} from {name} */
export const received = /* @__PURE__ */ createMessage<{ amount: string; name: string }>((a) => ['You received ', a.amount, ' from ', a.name])

/** The payment lowers what you owe. */
export const paymentLowers = /* @__PURE__ */ createMessage('The payment lowers what you owe.')

/** The payment counts as spending. */
export const paymentTakes = /* @__PURE__ */ createMessage('The payment counts as spending.')

/** Money out, {count, plural, one {# row} other {# rows}} */
export const moneyOut = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Money out, ', w.plural(a.count, { one: () => [w.number(a.count), ' row'], other: () => [w.number(a.count), ' rows'] })])

/** Money in, {count, plural, one {# row} other {# rows}} */
export const moneyIn = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Money in, ', w.plural(a.count, { one: () => [w.number(a.count), ' row'], other: () => [w.number(a.count), ' rows'] })])

/** You chose this for the last file with these columns. */
export const remembered = /* @__PURE__ */ createMessage('You chose this for the last file with these columns.')

/** We suggest the first one: {reasons}. */
export const suggestion = /* @__PURE__ */ createMessage<{ reasons: string }>((a) => ['We suggest the first one: ', a.reasons, '.'])

/** We suggest the second one: {reasons}. */
export const suggestsSecond = /* @__PURE__ */ createMessage<{ reasons: string }>((a) => ['We suggest the second one: ', a.reasons, '.'])

/** Nothing in the file tells us which. */
export const noSuggestion = /* @__PURE__ */ createMessage('Nothing in the file tells us which.')

/** {first} and {second} */
export const and = /* @__PURE__ */ createMessage<{ first: string; second: string }>((a) => [a.first, ' and ', a.second])

/** {name} writes purchases without a minus */
export const layoutReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' writes purchases without a minus'])

/** the file has a “{name}” column */
export const cardColumnReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['the file has a “', a.name, '” column'])

/** the file looks like a card’s */
export const fileNameReason = /* @__PURE__ */ createMessage('the file looks like a card’s')

/** the account is a card or loan */
export const accountTypeReason = /* @__PURE__ */ createMessage('the account is a card or loan')

/** the payment “{name}” has the other sign */
export const paymentRowReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['the payment “', a.name, '” has the other sign'])

/** rows of type “{name}” have this sign */
export const kindColumnReason = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['rows of type “', a.name, '” have this sign'])

/** the descriptions say so */
export const wordsReason = /* @__PURE__ */ createMessage('the descriptions say so')

/** Which date is right? */
export const whichDate = /* @__PURE__ */ createMessage('Which date is right?')

/** {text} is {date} */
export const dateIs = /* @__PURE__ */ createMessage<{ text: string; date: string }>((a) => [a.text, ' is ', a.date])

/** {count, plural, one {We can’t read one line} other {We can’t read # lines}} */
export const unreadable = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'We can’t read one line', other: () => ['We can’t read ', w.number(a.count), ' lines'] })])

/** Fix the file and choose it again, or import the other rows. */
export const unreadableHint = /* @__PURE__ */ createMessage('Fix the file and choose it again, or import the other rows.')

/** Line {line}: {message} */
export const unreadableLine = /* @__PURE__ */ createMessage<{ line: string; message: string }>((a) => ['Line ', a.line, ': ', a.message])

/** {count, plural, one {One more line isn’t shown.} other {# more lines aren’t shown.}} */
export const unreadableMore = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'One more line isn’t shown.', other: () => [w.number(a.count), ' more lines aren’t shown.'] })])

/** {count, plural, one {Skip this line} other {Skip these # lines}} */
export const skipUnreadable = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Skip this line', other: () => ['Skip these ', w.number(a.count), ' lines'] })])

/** Balance today */
export const balanceToday = /* @__PURE__ */ createMessage('Balance today')

/** You owe today */
export const owedToday = /* @__PURE__ */ createMessage('You owe today')

/** This file has no balance. Without one, the account isn’t part of your net worth. */
export const balanceHint = /* @__PURE__ */ createMessage('This file has no balance. Without one, the account isn’t part of your net worth.')

/** {count, plural, one {# gets a category} other {# get a category}} */
export const categorized = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' gets a category'], other: () => [w.number(a.count), ' get a category'] })])

/** {count, plural, one {Adds your own category {names}.} other {Adds your own categories {names}.}} */
export const addsCategories = /* @__PURE__ */ createMessage<{ count: number; names: string }>((a, w) => [w.plural(a.count, { one: () => ['Adds your own category ', a.names, '.'], other: () => ['Adds your own categories ', a.names, '.'] })])

/** {count, plural, one {Uses your own category {names}.} other {Uses your own categories {names}.}} */
export const usesCategories = /* @__PURE__ */ createMessage<{ count: number; names: string }>((a, w) => [w.plural(a.count, { one: () => ['Uses your own category ', a.names, '.'], other: () => ['Uses your own categories ', a.names, '.'] })])

/** {count, plural, one {# payment, not income} other {# payments, not income}} */
export const payments = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' payment, not income'], other: () => [w.number(a.count), ' payments, not income'] })])

/** You can undo the whole import. */
export const canUndo = /* @__PURE__ */ createMessage('You can undo the whole import.')

/** Choose which one is right first. */
export const signsFirst = /* @__PURE__ */ createMessage('Choose which one is right first.')

/** Choose what to do with the lines we can’t read first. */
export const linesFirst = /* @__PURE__ */ createMessage('Choose what to do with the lines we can’t read first.')

/** Column {number} */
export const columnNumber = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Column ', a.number])

/** Choose a column */
export const chooseColumn = /* @__PURE__ */ createMessage('Choose a column')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** Name */
export const accountName = /* @__PURE__ */ createMessage('Name')

/** Type */
export const accountType = /* @__PURE__ */ createMessage('Type')

/** Import into */
export const importInto = /* @__PURE__ */ createMessage('Import into')

/** Create a new account */
export const createAccount = /* @__PURE__ */ createMessage('Create a new account')

/** Don’t import */
export const leaveOut = /* @__PURE__ */ createMessage('Don’t import')

/** Currency */
export const factCurrency = /* @__PURE__ */ createMessage('Currency')

/** Balance */
export const factBalance = /* @__PURE__ */ createMessage('Balance')

/** Not in this file */
export const notInFile = /* @__PURE__ */ createMessage('Not in this file')

/** As of */
export const asOf = /* @__PURE__ */ createMessage('As of')

/** Period */
export const factPeriod = /* @__PURE__ */ createMessage('Period')

/** No rows */
export const noRows = /* @__PURE__ */ createMessage('No rows')

/** Rows */
export const factRows = /* @__PURE__ */ createMessage('Rows')

/** Total */
export const factSum = /* @__PURE__ */ createMessage('Total')

/** We skip rows that are already in this account. */
export const thereLeftOut = /* @__PURE__ */ createMessage('We skip rows that are already in this account.')

/** {count, number} new */
export const countNew = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' new'])

/** {count, plural, one {# duplicate} other {# duplicates}} */
export const countThere = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' duplicate'], other: () => [w.number(a.count), ' duplicates'] })])

/** {count, plural, one {# to check} other {# to check}} */
export const countToDecide = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' to check'], other: () => [w.number(a.count), ' to check'] })])

/** {name} wasn’t imported */
export const notImported = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' wasn’t imported'])

/** Nothing was saved. */
export const nothingSaved = /* @__PURE__ */ createMessage('Nothing was saved.')

/** Choose another file */
export const chooseAnother = /* @__PURE__ */ createMessage('Choose another file')

/** The original file */
export const fileAsItIs = /* @__PURE__ */ createMessage('The original file')

/** Reading {name}… */
export const readingFile = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Reading ', a.name, '…'])

/** We’re comparing it with what you have. Nothing is saved yet. */
export const readingHint = /* @__PURE__ */ createMessage('We’re comparing it with what you have. Nothing is saved yet.')

/** Reading the file */
export const readingLabel = /* @__PURE__ */ createMessage('Reading the file')

/** Choose a file or drop it here */
export const chooseFile = /* @__PURE__ */ createMessage('Choose a file or drop it here')

/** CSV, QFX, OFX, QIF or CAMT, up to 10 MB */
export const fileKinds = /* @__PURE__ */ createMessage('CSV, QFX, OFX, QIF or CAMT, up to 10 MB')

/** Choose a file from your bank */
export const chooseTitle = /* @__PURE__ */ createMessage('Choose a file from your bank')

/** Download transactions from your bank’s website, then add the file here. You’ll see a preview before anything is saved. */
export const chooseHint = /* @__PURE__ */ createMessage('Download transactions from your bank’s website, then add the file here. You’ll see a preview before anything is saved.')

/** Import undone */
export const undone = /* @__PURE__ */ createMessage('Import undone')

/** {name} imported */
export const isImported = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' imported'])

/** View transactions */
export const viewTransactions = /* @__PURE__ */ createMessage('View transactions')

/** Import another file */
export const importAnother = /* @__PURE__ */ createMessage('Import another file')

/** Undo import */
export const undoImport = /* @__PURE__ */ createMessage('Undo import')

/** First rows */
export const firstRows = /* @__PURE__ */ createMessage('First rows')

/** First rows of {name} */
export const firstRowsOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['First rows of ', a.name])

/** Amounts in {currency} show as they are and aren’t counted in totals. */
export const otherCurrency = /* @__PURE__ */ createMessage<{ currency: string }>((a) => ['Amounts in ', a.currency, ' show as they are and aren’t counted in totals.'])

/** Preview */
export const preview = /* @__PURE__ */ createMessage('Preview')

/** Preview of the first rows */
export const previewRows = /* @__PURE__ */ createMessage('Preview of the first rows')

/** Choose the columns for date, description and amount, and the date format. */
export const chooseColumns = /* @__PURE__ */ createMessage('Choose the columns for date, description and amount, and the date format.')

/** Preview rows */
export const readRows = /* @__PURE__ */ createMessage('Preview rows')

/** Match the columns in {name} */
export const matchColumns = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Match the columns in ', a.name])

/** We filled in our best guess. Check it against the rows below. */
export const matchHint = /* @__PURE__ */ createMessage('We filled in our best guess. Check it against the rows below.')

/** Check this */
export const checkThis = /* @__PURE__ */ createMessage('Check this')

/** Check this. We could still read the file. */
export const checkThisRead = /* @__PURE__ */ createMessage('Check this. We could still read the file.')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Columns */
export const columns = /* @__PURE__ */ createMessage('Columns')

/** Import */
export const importNow = /* @__PURE__ */ createMessage('Import')

/** Update balance */
export const updateBalance = /* @__PURE__ */ createMessage('Update balance')

/** You already have everything in this file */
export const allThere = /* @__PURE__ */ createMessage('You already have everything in this file')

/** Check {name} */
export const checkFile = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Check ', a.name])

/** Importing it again won’t change anything. */
export const nothingToChange = /* @__PURE__ */ createMessage('Importing it again won’t change anything.')

/** Nothing is saved until you choose Import. */
export const notYetSaved = /* @__PURE__ */ createMessage('Nothing is saved until you choose Import.')

/** Same, skip */
export const same = /* @__PURE__ */ createMessage('Same, skip')

/** Possible duplicates */
export const possibleDuplicates = /* @__PURE__ */ createMessage('Possible duplicates')

/** {count, plural, one {# row may be a duplicate} other {# rows may be duplicates}} */
export const mayBeDuplicates = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' row may be a duplicate'], other: () => [w.number(a.count), ' rows may be duplicates'] })])

/** Same amount, close dates. You choose. */
export const sameAmount = /* @__PURE__ */ createMessage('Same amount, close dates. You choose.')

/** Import all */
export const importAll = /* @__PURE__ */ createMessage('Import all')

/** Skip all */
export const skipAll = /* @__PURE__ */ createMessage('Skip all')

/** In the file */
export const inFile = /* @__PURE__ */ createMessage('In the file')

/** You already have */
export const youHave = /* @__PURE__ */ createMessage('You already have')

/** {name}: import it? */
export const importIt = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ': import it?'])

/** This file is over 10 MB. Export a shorter period and import it in parts. */
export const tooLarge = /* @__PURE__ */ createMessage('This file is over 10 MB. Export a shorter period and import it in parts.')

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')

/** Date */
export const date = /* @__PURE__ */ createMessage('Date')

/** Description */
export const description = /* @__PURE__ */ createMessage('Description')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** {count, plural, =0 {Balance updated} one {# transaction imported} other {# transactions imported}} */
export const imported = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Balance updated', one: () => [w.number(a.count), ' transaction imported'], other: () => [w.number(a.count), ' transactions imported'] })])

/** {created, plural, =0 {No new transactions.} one {# transaction added.} other {# transactions added.}}{skipped, plural, =0 {} one { # was already there.} other { # were already there.}} */
export const outcome = /* @__PURE__ */ createMessage<{ created: number; skipped: number }>((a, w) => [w.plural(a.created, { '=0': () => 'No new transactions.', one: () => [w.number(a.created), ' transaction added.'], other: () => [w.number(a.created), ' transactions added.'] }), w.plural(a.skipped, { '=0': () => '', one: () => [' ', w.number(a.skipped), ' was already there.'], other: () => [' ', w.number(a.skipped), ' were already there.'] })])

/** {removed, plural, =0 {Everything is back to how it was.} one {# transaction removed. Everything is back to how it was.} other {# transactions removed. Everything is back to how it was.}} */
export const outcomeUndone = /* @__PURE__ */ createMessage<{ removed: number }>((a, w) => [w.plural(a.removed, { '=0': () => 'Everything is back to how it was.', one: () => [w.number(a.removed), ' transaction removed. Everything is back to how it was.'], other: () => [w.number(a.removed), ' transactions removed. Everything is back to how it was.'] })])

/** {count, number} */
export const rowCount = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count)])
