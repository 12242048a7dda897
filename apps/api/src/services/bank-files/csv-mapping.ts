import type { CsvMapping as SentMapping } from '@evenkeel/api-client/contract/bank-files'
import type { CsvColumn, CsvMapping } from '../../bank-files/bank-file.ts'

/** The person's choice of columns as the parser takes it; what the screen does not ask is guessed. */
export function toParserMapping(sent: SentMapping): CsvMapping {
  const { date, description, amount = null, debit = null, credit = null, category = null, balance = null } = sent
  return {
    date,
    description,
    amount,
    debit,
    credit,
    category,
    balance,
    dateFormat: sent.dateFormat,
    decimalSeparator: sent.decimalSeparator,
    negativeIsExpense: !sent.invertSign,
    hasHeader: sent.hasHeader,
    delimiter: sent.delimiter,
  }
}

const placeOf = (column: CsvColumn | null | undefined) => (typeof column === 'number' ? column : null)

/** What the parser read or guessed, as the screen shows it; nothing where the screen has no words for it. */
export function toSentMapping(mapping: CsvMapping): SentMapping | undefined {
  // Where the file leaves the order of month and day open, the screen asks; it starts with the usual one.
  const { date, description, dateFormat = 'MM/DD/YYYY' } = mapping
  if (typeof date !== 'number' || typeof description !== 'number') return undefined
  return {
    date,
    description,
    amount: placeOf(mapping.amount),
    debit: placeOf(mapping.debit),
    credit: placeOf(mapping.credit),
    category: placeOf(mapping.category),
    balance: placeOf(mapping.balance),
    dateFormat,
    decimalSeparator: mapping.decimalSeparator ?? '.',
    invertSign: mapping.negativeIsExpense === false,
    hasHeader: mapping.hasHeader ?? false,
    delimiter: mapping.delimiter ?? ',',
  }
}
