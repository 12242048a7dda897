import type { CsvMapping as SentMapping } from '@evenkeel/api-client/contract/bank-files'
import type { CsvColumn, CsvMapping } from '../../bank-files/bank-file.ts'

/** Converts the person's choice of columns to the parser's mapping; what the screen does not ask is guessed. */
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
    ...(sent.dateFormat !== null && { dateFormat: sent.dateFormat }),
    decimalSeparator: sent.decimalSeparator,
    ...(sent.invertSign !== null && { negativeIsExpense: !sent.invertSign }),
    hasHeader: sent.hasHeader,
    delimiter: sent.delimiter,
  }
}

const columnIndex = (column: CsvColumn | null | undefined) => (typeof column === 'number' ? column : null)

/** Converts the parser's mapping to the screen's; undefined if the screen cannot express it. */
export function toSentMapping(mapping: CsvMapping): SentMapping | undefined {
  const { date, description, dateFormat = null, negativeIsExpense } = mapping
  if (typeof date !== 'number' || typeof description !== 'number') return undefined
  return {
    date,
    description,
    amount: columnIndex(mapping.amount),
    debit: columnIndex(mapping.debit),
    credit: columnIndex(mapping.credit),
    category: columnIndex(mapping.category),
    balance: columnIndex(mapping.balance),
    dateFormat,
    decimalSeparator: mapping.decimalSeparator ?? '.',
    invertSign: negativeIsExpense === undefined ? null : !negativeIsExpense,
    hasHeader: mapping.hasHeader ?? false,
    delimiter: mapping.delimiter ?? ',',
  }
}
