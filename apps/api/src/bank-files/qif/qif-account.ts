import { accountKey, nameFromFile, stableFileName } from '../accounts.ts'
import { readWrittenAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { cleanText, joinDistinct, maskNumbers, excerpt } from '../clean-text.ts'
import { readQifDate } from './qif-dates.ts'
import { fieldText } from './qif-blocks.ts'
import { note } from '../note.ts'
import type { BankFileAccountType, ParsedAccount, ParsedTransaction } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { QifBlock, QifRecord } from './qif-blocks.ts'
import type { QifDateOrder } from './qif-dates.ts'

export interface QifRules {
  dateOrder: QifDateOrder
  decimalSeparator: '.' | ','
  problems: ProblemLog
}

/** The headings of cash transactions. For other assets and liabilities the person chooses the type. */
export const qifAccountTypes: ReadonlyMap<string, BankFileAccountType | null> = new Map([
  ['type:bank', 'Checking'],
  ['type:cash', 'Checking'],
  ['type:ccard', 'Credit Card'],
  ['type:oth a', null],
  ['type:oth l', null],
])

function readCents(text: string, line: number, rules: QifRules): number {
  const reading = readWrittenAmount(text, rules.decimalSeparator)
  if (!reading.ok)
    throw new BankFileError(note('wrongQifAmount', { text: excerpt(text), reason: reading.reason }), line)
  return reading.cents
}

function readDate(record: QifRecord, rules: QifRules): string {
  const field = record.fields.find(({ code }) => code === 'D')
  if (!field || field.text === '') throw new BankFileError(note('qifWithoutDate'), record.line)
  const date = readQifDate(field.text, rules.dateOrder)
  if (date === null) {
    throw new BankFileError(note('wrongQifDate', { text: excerpt(field.text), order: rules.dateOrder }), field.line)
  }
  return date
}

function checkSplits(record: QifRecord, valueCents: number, rules: QifRules): void {
  const parts = record.fields.filter(({ code }) => code === '$')
  if (parts.length === 0) return
  const total = parts.reduce((sum, part) => sum + readCents(part.text, part.line, rules), 0)
  rules.problems.add(record.line, note('splitKept', { parts: total === valueCents ? 'addUp' : 'other' }))
}

/** Returns the category; null for `[Savings]`, which names the other account of a transfer, and for `--Split--`. */
function readCategory(record: QifRecord): string | null {
  const text = fieldText(record, 'L')
    .replace(/\/[^/]*$/, '')
    .trim()
  return text === '' || /^\[.*\]$/.test(text) || /^-+split-+$/i.test(text) ? null : cleanText(text, 100)
}

function readTransaction(record: QifRecord, rules: QifRules): ParsedTransaction {
  const amount = record.fields.find(({ code }) => code === 'T') ?? record.fields.find(({ code }) => code === 'U')
  const date = readDate(record, rules)
  if (!amount || amount.text === '') throw new BankFileError(note('qifWithoutAmount'), record.line)
  const valueCents = readCents(amount.text, amount.line, rules)
  checkSplits(record, valueCents, rules)
  const [payee, memo, number] = [fieldText(record, 'P'), fieldText(record, 'M'), fieldText(record, 'N')]
  const description = cleanText(payee || memo || number, 200) || 'Transaction'
  const tag = cleanText(/\/([^/\]]*)$/.exec(fieldText(record, 'L'))?.[1] ?? '', 30)
  return {
    date,
    valueCents,
    description,
    fullDescription: cleanText(joinDistinct([payee, memo])) || description,
    providerId: null,
    checkNumber: /^\d{1,20}$/.test(number) && !/^0+$/.test(number) ? number : null,
    line: record.line,
    category: readCategory(record),
    ...(tag !== '' && { tags: [tag] }),
  }
}

const isOpening = (record: QifRecord) =>
  /^opening balance$/i.test(fieldText(record, 'P')) && /^\[.*\]$/.test(fieldText(record, 'L'))

function readBalance(
  header: QifRecord | undefined,
  rules: QifRules,
): Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'> {
  const amount = fieldText(header, '$')
  if (!header || amount === '') return { balanceCents: null, balanceAsOf: null }
  const asOf = fieldText(header, '/')
  const balanceAsOf = asOf === '' ? null : readQifDate(asOf, rules.dateOrder)
  if (asOf !== '' && balanceAsOf === null)
    throw new BankFileError(note('notADate', { text: excerpt(asOf) }), header.line)
  return { balanceCents: readCents(amount, header.line, rules), balanceAsOf }
}

/**
 * Reads one list of cash transactions, with the `!Account` entry before it if there is one. Quicken's first row,
 * 'Opening Balance' booked against its own account, is no money in: it is left out and reported, and provides the
 * account's name.
 */
export function readQifAccount(
  block: QifBlock,
  header: QifRecord | undefined,
  fileName: string,
  rules: QifRules,
): ParsedAccount {
  const typeName = qifAccountTypes.get(block.heading) ?? null
  const opening = block.records.find(isOpening)
  const ownName = fieldText(header, 'N') || fieldText(opening, 'L').slice(1, -1)
  if (opening) rules.problems.add(opening.line, note('openingBalance', { text: excerpt(fieldText(opening, 'T')) }))
  return {
    key: accountKey('QIF', block.heading, ownName || stableFileName(fileName)),
    name: maskNumbers(cleanText(ownName, 60)) || nameFromFile(fileName),
    typeName,
    currency: 'USD',
    // Banks write no list of accounts.
    ...(header && { program: 'Quicken' }),
    ...readBalance(header, rules),
    transactions: block.records
      .filter((record) => !isOpening(record))
      .flatMap(
        (record) =>
          rules.problems.readRow(
            () => record.fields.map(({ text }) => text).join(' '),
            () => readTransaction(record, rules),
          ) ?? [],
      ),
  }
}
