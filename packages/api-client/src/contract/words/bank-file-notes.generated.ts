// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** The currency isn’t a 3-letter code, such as USD. */
export const noCurrencyCode = /* @__PURE__ */ createMessage('The currency isn’t a 3-letter code, such as USD.')

/** The bank lists this row twice with one ID. We kept both. */
export const listedTwice = /* @__PURE__ */ createMessage('The bank lists this row twice with one ID. We kept both.')

/** The bank gave different rows the same ID, so we ignored the ID. */
export const sharedId = /* @__PURE__ */ createMessage('The bank gave different rows the same ID, so we ignored the ID.')

/** One account is in two currencies. Export each currency separately. */
export const twoCurrencies = /* @__PURE__ */ createMessage('One account is in two currencies. Export each currency separately.')

/** The file has too many accounts. */
export const tooManyAccounts = /* @__PURE__ */ createMessage('The file has too many accounts.')

/** {name}: the file shows a credit balance on this card. If you owe it, change the sign. */
export const cardCredit = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ': the file shows a credit balance on this card. If you owe it, change the sign.'])

/** The file has more than 200,000 transactions. Export a shorter period and import it in parts. */
export const tooManyTransactions = /* @__PURE__ */ createMessage('The file has more than 200,000 transactions. Export a shorter period and import it in parts.')

/** An amount (Amt) is missing. Ask your bank for a complete file. */
export const amountMissing = /* @__PURE__ */ createMessage('An amount (Amt) is missing. Ask your bank for a complete file.')

/** “{text}” {reason, select, tooLarge {is too large for an amount of money} tooFine {has more than two decimals} bothSigns {has both a minus sign and CR} other {isn’t an amount}}. */
export const wrongAmount = /* @__PURE__ */ createMessage<{ text: string; reason: 'tooLarge' | 'tooFine' | 'bothSigns' | (string & {}) }>((a, w) => ['“', a.text, '” ', w.select(a.reason, { tooLarge: () => 'is too large for an amount of money', tooFine: () => 'has more than two decimals', bothSigns: () => 'has both a minus sign and CR', other: () => 'isn’t an amount' }), '.'])

/** An amount doesn’t say if it’s money in or out (CdtDbtInd). */
export const noDirection = /* @__PURE__ */ createMessage('An amount doesn’t say if it’s money in or out (CdtDbtInd).')

/** An amount has no currency (Ccy). */
export const amountWithoutCurrency = /* @__PURE__ */ createMessage('An amount has no currency (Ccy).')

/** “{text}” isn’t a real date. */
export const notADate = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['“', a.text, '” isn’t a real date.'])

/** A balance has no date. Ask your bank for a complete file. */
export const balanceWithoutDate = /* @__PURE__ */ createMessage('A balance has no date. Ask your bank for a complete file.')

/** The closing balance is in {foreign} but the account is in {currency}, so we didn’t use it. */
export const foreignBalance = /* @__PURE__ */ createMessage<{ foreign: string; currency: string }>((a) => ['The closing balance is in ', a.foreign, ' but the account is in ', a.currency, ', so we didn’t use it.'])

/** The file has only an available balance, so we used that. */
export const availableUsed = /* @__PURE__ */ createMessage('The file has only an available balance, so we used that.')

/** The opening balance and entries don’t add up to the closing balance. An entry may be missing. */
export const balanceDiffers = /* @__PURE__ */ createMessage('The opening balance and entries don’t add up to the closing balance. An entry may be missing.')

/** This entry has no date, so we used the statement’s: {date}. */
export const statementDate = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['This entry has no date, so we used the statement’s: ', a.date, '.'])

/** An entry has no date (BookgDt). Ask your bank for a complete file. */
export const entryWithoutDate = /* @__PURE__ */ createMessage('An entry has no date (BookgDt). Ask your bank for a complete file.')

/** This entry covers {count, number} payments that don’t add up to it, so we kept it as one. */
export const batchKept = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['This entry covers ', w.number(a.count), ' payments that don’t add up to it, so we kept it as one.'])

/** We don’t accept files with a DOCTYPE or ENTITY declaration, for safety. Download a plain statement from your bank. */
export const declaration = /* @__PURE__ */ createMessage('We don’t accept files with a DOCTYPE or ENTITY declaration, for safety. Download a plain statement from your bank.')

/** A tag isn’t closed or is too long. The file is damaged. Download it again. */
export const openTag = /* @__PURE__ */ createMessage('A tag isn’t closed or is too long. The file is damaged. Download it again.')

/** The file has too many elements. */
export const tooManyElements = /* @__PURE__ */ createMessage('The file has too many elements.')

/** The file is damaged or incomplete. Download it again. */
export const damagedXml = /* @__PURE__ */ createMessage('The file is damaged or incomplete. Download it again.')

/** This file isn’t a bank statement (too many nested levels). */
export const tooDeep = /* @__PURE__ */ createMessage('This file isn’t a bank statement (too many nested levels).')

/** The file isn’t valid XML. Download it again. */
export const invalidXml = /* @__PURE__ */ createMessage('The file isn’t valid XML. Download it again.')

/** This entry is {status, select, pending {pending} other {not booked}}, so we skipped it. */
export const notBooked = /* @__PURE__ */ createMessage<{ status: 'pending' | (string & {}) }>((a, w) => ['This entry is ', w.select(a.status, { pending: () => 'pending', other: () => 'not booked' }), ', so we skipped it.'])

/** This entry is in {foreign}, the account is in {currency}, and the file has no exchange rate. */
export const foreignEntry = /* @__PURE__ */ createMessage<{ foreign: string; currency: string }>((a) => ['This entry is in ', a.foreign, ', the account is in ', a.currency, ', and the file has no exchange rate.'])

/** A statement doesn’t say which account it’s for. */
export const whichAccount = /* @__PURE__ */ createMessage('A statement doesn’t say which account it’s for.')

/** A statement has no account number. Check which account it’s for. */
export const noAccountNumber = /* @__PURE__ */ createMessage('A statement has no account number. Check which account it’s for.')

/** This XML file isn’t a CAMT.052, .053 or .054 statement. */
export const notCamt = /* @__PURE__ */ createMessage('This XML file isn’t a CAMT.052, .053 or .054 statement.')

/** The file has no account. Choose a period with transactions at your bank and download it again. */
export const noAccount = /* @__PURE__ */ createMessage('The file has no account. Choose a period with transactions at your bank and download it again.')

/** The column “{column}” lists {count, number} accounts, and all rows go into one. If these are separate accounts, export each one separately. */
export const severalAccounts = /* @__PURE__ */ createMessage<{ column: string; count: number }>((a, w) => ['The column “', a.column, '” lists ', w.number(a.count), ' accounts, and all rows go into one. If these are separate accounts, export each one separately.'])

/** The running balance doesn’t match the amounts. Check the plus and minus signs, and look for a missing row. */
export const runningBalance = /* @__PURE__ */ createMessage('The running balance doesn’t match the amounts. Check the plus and minus signs, and look for a missing row.')

/** This row has only a balance, so we skipped it. */
export const balanceRow = /* @__PURE__ */ createMessage('This row has only a balance, so we skipped it.')

/** This line isn’t a transaction, so we skipped it. */
export const notATransaction = /* @__PURE__ */ createMessage('This line isn’t a transaction, so we skipped it.')

/** This row is split in the file, and its parts follow. We import the parts. */
export const partsFollow = /* @__PURE__ */ createMessage('This row is split in the file, and its parts follow. We import the parts.')

/** No row of this file has a date and an amount. Choose other columns. */
export const noUsableRow = /* @__PURE__ */ createMessage('No row of this file has a date and an amount. Choose other columns.')

/** We couldn’t find any transactions: no header with a date, and no row with a date and an amount. Download the file from your bank as CSV, QFX, OFX or QIF. */
export const noTable = /* @__PURE__ */ createMessage('We couldn’t find any transactions: no header with a date, and no row with a date and an amount. Download the file from your bank as CSV, QFX, OFX or QIF.')

/** This row is marked “{word}”, so we skipped it. */
export const markedRow = /* @__PURE__ */ createMessage<{ word: string }>((a) => ['This row is marked “', a.word, '”, so we skipped it.'])

/** This line is too long to be a transaction. */
export const lineTooLong = /* @__PURE__ */ createMessage('This line is too long to be a transaction.')

/** The file has too many lines. Export a shorter period and import it in parts. */
export const tooManyLines = /* @__PURE__ */ createMessage('The file has too many lines. Export a shorter period and import it in parts.')

/** A quotation mark is never closed. The file is damaged or incomplete. */
export const openQuote = /* @__PURE__ */ createMessage('A quotation mark is never closed. The file is damaged or incomplete.')

/** There’s a stray quotation mark in this row. Check that it looks right. */
export const strayQuote = /* @__PURE__ */ createMessage('There’s a stray quotation mark in this row. Check that it looks right.')

/** This row has too many columns to be a transaction. */
export const tooManyColumns = /* @__PURE__ */ createMessage('This row has too many columns to be a transaction.')

/** The file has more than 200,000 rows. Export a shorter period and import it in parts. */
export const tooManyRows = /* @__PURE__ */ createMessage('The file has more than 200,000 rows. Export a shorter period and import it in parts.')

/** “{text}” {reason, select, tooLarge {is too large for an amount of money} tooFine {has more than two decimals} bothSigns {has both a minus sign and CR} other {isn’t an amount}}. Choose another column, or fix the row. */
export const wrongCell = /* @__PURE__ */ createMessage<{ text: string; reason: 'tooLarge' | 'tooFine' | 'bothSigns' | (string & {}) }>((a, w) => ['“', a.text, '” ', w.select(a.reason, { tooLarge: () => 'is too large for an amount of money', tooFine: () => 'has more than two decimals', bothSigns: () => 'has both a minus sign and CR', other: () => 'isn’t an amount' }), '. Choose another column, or fix the row.'])

/** This row has no debit or credit amount. */
export const noDebitOrCredit = /* @__PURE__ */ createMessage('This row has no debit or credit amount.')

/** This row has both a debit and a credit amount. */
export const debitAndCredit = /* @__PURE__ */ createMessage('This row has both a debit and a credit amount.')

/** This row has no amount. Choose another column, or remove the row. */
export const rowWithoutAmount = /* @__PURE__ */ createMessage('This row has no amount. Choose another column, or remove the row.')

/** “{word}” isn’t debit or credit. */
export const wrongDirection = /* @__PURE__ */ createMessage<{ word: string }>((a) => ['“', a.word, '” isn’t debit or credit.'])

/** This row has no date. Choose another column, or remove the row. */
export const rowWithoutDate = /* @__PURE__ */ createMessage('This row has no date. Choose another column, or remove the row.')

/** “{text}” isn’t a date in the format {format}. Choose another column or format, or remove the row. */
export const wrongFormat = /* @__PURE__ */ createMessage<{ text: string; format: string }>((a) => ['“', a.text, '” isn’t a date in the format ', a.format, '. Choose another column or format, or remove the row.'])

/** The file has no column “{column}”. Its columns are: {columns}. */
export const noSuchColumn = /* @__PURE__ */ createMessage<{ column: string; columns: string }>((a) => ['The file has no column “', a.column, '”. Its columns are: ', a.columns, '.'])

/** Which column has the date? */
export const whichDate = /* @__PURE__ */ createMessage('Which column has the date?')

/** Which column has the amount, or which two have debits and credits? */
export const whichAmount = /* @__PURE__ */ createMessage('Which column has the amount, or which two have debits and credits?')

/** Which column has the description? */
export const whichDescription = /* @__PURE__ */ createMessage('Which column has the description?')

/** Does the month or the day come first in the dates? */
export const whichDateFormat = /* @__PURE__ */ createMessage('Does the month or the day come first in the dates?')

/** Is the period in amounts a decimal point or a thousands separator? */
export const whichDecimal = /* @__PURE__ */ createMessage('Is the period in amounts a decimal point or a thousands separator?')

/** The file has no transactions. */
export const noTransactions = /* @__PURE__ */ createMessage('The file has no transactions.')

/** All credits have a minus sign. We read them as money in. */
export const minusCredits = /* @__PURE__ */ createMessage('All credits have a minus sign. We read them as money in.')

/** The file says it’s UTF-8, but it isn’t. Check that names with accents look right. */
export const notUtf8 = /* @__PURE__ */ createMessage('The file says it’s UTF-8, but it isn’t. Check that names with accents look right.')

/** This file isn’t text, so it’s damaged or not a bank statement. Download it again. */
export const notText = /* @__PURE__ */ createMessage('This file isn’t text, so it’s damaged or not a bank statement. Download it again.')

/** This is a PDF, and we can’t read transactions from it. Download the statement as CSV, QFX, OFX, QIF or CAMT instead. */
export const pdf = /* @__PURE__ */ createMessage('This is a PDF, and we can’t read transactions from it. Download the statement as CSV, QFX, OFX, QIF or CAMT instead.')

/** This is an Excel workbook or a ZIP file. Open it and save it as CSV, or unzip it first. */
export const zip = /* @__PURE__ */ createMessage('This is an Excel workbook or a ZIP file. Open it and save it as CSV, or unzip it first.')

/** This is an Excel workbook. Open it and save it as CSV. */
export const excel = /* @__PURE__ */ createMessage('This is an Excel workbook. Open it and save it as CSV.')

/** This file is compressed (gzip). Unzip it first. */
export const gzip = /* @__PURE__ */ createMessage('This file is compressed (gzip). Unzip it first.')

/** This is a web page, not a bank statement. Download the statement as CSV, QFX, OFX, QIF or CAMT instead. */
export const webPage = /* @__PURE__ */ createMessage('This is a web page, not a bank statement. Download the statement as CSV, QFX, OFX, QIF or CAMT instead.')

/** This XML file isn’t an OFX or CAMT statement. Download the statement as CSV, QFX, OFX, QIF or CAMT instead. */
export const otherXml = /* @__PURE__ */ createMessage('This XML file isn’t an OFX or CAMT statement. Download the statement as CSV, QFX, OFX, QIF or CAMT instead.')

/** This is an MT940 statement, and we can’t read it. Download the statement as CSV, QFX, OFX, QIF or CAMT instead. */
export const mt940 = /* @__PURE__ */ createMessage('This is an MT940 statement, and we can’t read it. Download the statement as CSV, QFX, OFX, QIF or CAMT instead.')

/** “{name}” has no readable units, value or day, so we skipped it. */
export const positionSkipped = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['“', a.name, '” has no readable units, value or day, so we skipped it.'])

/** We read only the first {count, number} positions. */
export const firstPositions = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['We read only the first ', w.number(a.count), ' positions.'])

/** Positions don’t say what the whole account is worth, so enter its value yourself. */
export const enterValue = /* @__PURE__ */ createMessage('Positions don’t say what the whole account is worth, so enter its value yourself.')

/** The statement has no currency, so we used {currency}. */
export const currencyAssumed = /* @__PURE__ */ createMessage<{ currency: string }>((a) => ['The statement has no currency, so we used ', a.currency, '.'])

/** The file has an available balance but no current balance. */
export const availableOnly = /* @__PURE__ */ createMessage('The file has an available balance but no current balance.')

/** The balance is blank, so we didn’t use it. */
export const balanceBlank = /* @__PURE__ */ createMessage('The balance is blank, so we didn’t use it.')

/** The balance is empty (LEDGERBAL). Ask your bank for a complete file. */
export const balanceEmpty = /* @__PURE__ */ createMessage('The balance is empty (LEDGERBAL). Ask your bank for a complete file.')

/** The balance “{text}” has more than two decimals, so we rounded it to the cent. */
export const balanceRounded = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['The balance “', a.text, '” has more than two decimals, so we rounded it to the cent.'])

/** Balance “{text}” {reason, select, tooLarge {is too large for an amount of money} tooFine {has more than two decimals} bothSigns {has both a minus sign and CR} other {isn’t an amount}}. */
export const wrongBalance = /* @__PURE__ */ createMessage<{ text: string; reason: 'tooLarge' | 'tooFine' | 'bothSigns' | (string & {}) }>((a, w) => ['Balance “', a.text, '” ', w.select(a.reason, { tooLarge: () => 'is too large for an amount of money', tooFine: () => 'has more than two decimals', bothSigns: () => 'has both a minus sign and CR', other: () => 'isn’t an amount' }), '.'])

/** The balance has no readable date: “{text}”. */
export const balanceDate = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['The balance has no readable date: “', a.text, '”.'])

/** We skip trades and other investment transactions ({names}): {count, number} skipped. */
export const tradesSkipped = /* @__PURE__ */ createMessage<{ names: string; count: number }>((a, w) => ['We skip trades and other investment transactions (', a.names, '): ', w.number(a.count), ' skipped.'])

/** We skip entries that aren’t booked ({names}): {count, number} skipped. */
export const unbookedSkipped = /* @__PURE__ */ createMessage<{ names: string; count: number }>((a, w) => ['We skip entries that aren’t booked (', a.names, '): ', w.number(a.count), ' skipped.'])

/** We skip pending transactions ({names}): {count, number} skipped. */
export const pendingSkipped = /* @__PURE__ */ createMessage<{ names: string; count: number }>((a, w) => ['We skip pending transactions (', a.names, '): ', w.number(a.count), ' skipped.'])

/** We don’t read cash at the broker, so enter the account’s value yourself ({names}): {count, number} skipped. */
export const cashSkipped = /* @__PURE__ */ createMessage<{ names: string; count: number }>((a, w) => ['We don’t read cash at the broker, so enter the account’s value yourself (', a.names, '): ', w.number(a.count), ' skipped.'])

/** A transaction has no date (DTPOSTED). Ask your bank for a complete file. */
export const transactionWithoutDate = /* @__PURE__ */ createMessage('A transaction has no date (DTPOSTED). Ask your bank for a complete file.')

/** “{text}” isn’t a real date. Ask your bank for a correct file. */
export const wrongBankDate = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['“', a.text, '” isn’t a real date. Ask your bank for a correct file.'])

/** A transaction has no amount (TRNAMT). Ask your bank for a complete file. */
export const transactionWithoutAmount = /* @__PURE__ */ createMessage('A transaction has no amount (TRNAMT). Ask your bank for a complete file.')

/** “{text}” {reason, select, tooLarge {is too large for an amount of money} tooFine {has more than two decimals} bothSigns {has both a minus sign and CR} other {isn’t an amount}}. Ask your bank for a correct file. */
export const wrongBankAmount = /* @__PURE__ */ createMessage<{ text: string; reason: 'tooLarge' | 'tooFine' | 'bothSigns' | (string & {}) }>((a, w) => ['“', a.text, '” ', w.select(a.reason, { tooLarge: () => 'is too large for an amount of money', tooFine: () => 'has more than two decimals', bothSigns: () => 'has both a minus sign and CR', other: () => 'isn’t an amount' }), '. Ask your bank for a correct file.'])

/** “{text}” has a part of a cent, so we rounded it to the cent. */
export const amountRounded = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['“', a.text, '” has a part of a cent, so we rounded it to the cent.'])

/** The amount is in {symbol}, not {currency}, and the file has no exchange rate. */
export const noRate = /* @__PURE__ */ createMessage<{ symbol: string; currency: string }>((a) => ['The amount is in ', a.symbol, ', not ', a.currency, ', and the file has no exchange rate.'])

/** The amount is in {symbol}. We converted it to {currency} at the file’s rate of {rate}. */
export const converted = /* @__PURE__ */ createMessage<{ symbol: string; currency: string; rate: string }>((a) => ['The amount is in ', a.symbol, '. We converted it to ', a.currency, ' at the file’s rate of ', a.rate, '.'])

/** The closing tag {name} has no opening tag. The file is damaged. Download it again. */
export const closesNothing = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['The closing tag ', a.name, ' has no opening tag. The file is damaged. Download it again.'])

/** The tag {name} isn’t closed. The file is damaged or incomplete. Download it again. */
export const unclosedTag = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['The tag ', a.name, ' isn’t closed. The file is damaged or incomplete. Download it again.'])

/** The file ends early: the tag {name} isn’t closed. Download it again. */
export const endsEarly = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['The file ends early: the tag ', a.name, ' isn’t closed. Download it again.'])

/** The file ends early, inside {opening}. Download it again. */
export const endsInside = /* @__PURE__ */ createMessage<{ opening: string }>((a) => ['The file ends early, inside ', a.opening, '. Download it again.'])

/** The bank sent a warning with the file: {said}. */
export const bankWarning = /* @__PURE__ */ createMessage<{ said: string }>((a) => ['The bank sent a warning with the file: ', a.said, '.'])

/** The bank sent an error instead of a statement: {said}. Download the file again. */
export const bankError = /* @__PURE__ */ createMessage<{ said: string }>((a) => ['The bank sent an error instead of a statement: ', a.said, '. Download the file again.'])

/** Some transactions are outside any statement. The file is damaged. Download it again. */
export const outsideStatement = /* @__PURE__ */ createMessage('Some transactions are outside any statement. The file is damaged. Download it again.')

/** The file is empty. Download it again. */
export const empty = /* @__PURE__ */ createMessage('The file is empty. Download it again.')

/** The file is over 10 MB. Export a shorter period and import it in parts. */
export const tooLarge = /* @__PURE__ */ createMessage('The file is over 10 MB. Export a shorter period and import it in parts.')

/** The file has only blank lines. Download it again. */
export const blankLines = /* @__PURE__ */ createMessage('The file has only blank lines. Download it again.')

/** {count, plural, one {# more note like this isn’t shown.} other {# more notes like this aren’t shown.}} */
export const more = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' more note like this isn’t shown.'], other: () => [w.number(a.count), ' more notes like this aren’t shown.'] })])

/** We’re not sure about the day and month order. We read the dates {order, select, dayFirst {day first} other {month first}}. */
export const uncertainOrder = /* @__PURE__ */ createMessage<{ order: 'dayFirst' | (string & {}) }>((a, w) => ['We’re not sure about the day and month order. We read the dates ', w.select(a.order, { dayFirst: () => 'day first', other: () => 'month first' }), '.'])

/** We don’t read investment transactions from QIF files. */
export const investmentsInQif = /* @__PURE__ */ createMessage('We don’t read investment transactions from QIF files.')

/** !{heading} isn’t a QIF heading. Download the file again. */
export const unknownHeading = /* @__PURE__ */ createMessage<{ heading: string }>((a) => ['!', a.heading, ' isn’t a QIF heading. Download the file again.'])

/** The file has no account with cash transactions. Choose a checking, savings or card account and export it again. */
export const noCashAccount = /* @__PURE__ */ createMessage('The file has no account with cash transactions. Choose a checking, savings or card account and export it again.')

/** “{text}” {reason, select, tooLarge {is too large for an amount of money} tooFine {has more than two decimals} bothSigns {has both a minus sign and CR} other {isn’t an amount}}. Fix it in the file, or download it again. */
export const wrongQifAmount = /* @__PURE__ */ createMessage<{ text: string; reason: 'tooLarge' | 'tooFine' | 'bothSigns' | (string & {}) }>((a, w) => ['“', a.text, '” ', w.select(a.reason, { tooLarge: () => 'is too large for an amount of money', tooFine: () => 'has more than two decimals', bothSigns: () => 'has both a minus sign and CR', other: () => 'isn’t an amount' }), '. Fix it in the file, or download it again.'])

/** An entry has no date (D). Fix it in the file, or download it again. */
export const qifWithoutDate = /* @__PURE__ */ createMessage('An entry has no date (D). Fix it in the file, or download it again.')

/** “{text}” isn’t a real date when read {order, select, dayFirst {day first} other {month first}}, like the file’s other dates. */
export const wrongQifDate = /* @__PURE__ */ createMessage<{ text: string; order: 'dayFirst' | (string & {}) }>((a, w) => ['“', a.text, '” isn’t a real date when read ', w.select(a.order, { dayFirst: () => 'day first', other: () => 'month first' }), ', like the file’s other dates.'])

/** This transaction is split in the file. {parts, select, addUp {We used its total. Split it again here if you need the parts.} other {Its parts don’t add up, so we used its total.}} */
export const splitKept = /* @__PURE__ */ createMessage<{ parts: 'addUp' | (string & {}) }>((a, w) => ['This transaction is split in the file. ', w.select(a.parts, { addUp: () => 'We used its total. Split it again here if you need the parts.', other: () => 'Its parts don’t add up, so we used its total.' })])

/** An entry has no amount (T). Fix it in the file, or download it again. */
export const qifWithoutAmount = /* @__PURE__ */ createMessage('An entry has no amount (T). Fix it in the file, or download it again.')

/** The opening balance of {text} isn’t a transaction, so we skipped it. */
export const openingBalance = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['The opening balance of ', a.text, ' isn’t a transaction, so we skipped it.'])

/** “{text}” comes before the first heading, so this isn’t a QIF file. */
export const beforeHeading = /* @__PURE__ */ createMessage<{ text: string }>((a) => ['“', a.text, '” comes before the first heading, so this isn’t a QIF file.'])

/** This entry has too many lines. */
export const entryTooLong = /* @__PURE__ */ createMessage('This entry has too many lines.')

/** This entry has no closing ^. The file is damaged or incomplete. Download it again. */
export const unclosedEntry = /* @__PURE__ */ createMessage('This entry has no closing ^. The file is damaged or incomplete. Download it again.')
