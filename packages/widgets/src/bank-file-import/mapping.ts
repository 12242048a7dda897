import type { BankFilePreview, CsvMapping } from '@evenkeel/api-client/contract/bank-files'

type Column = number | null

/** How a CSV file is to be read, while the person says so: what is not known yet is null. */
export interface MappingDraft {
  readonly date: Column
  readonly description: Column
  /** One signed column, or one for money out and one for money in. */
  readonly amountIn: 'one' | 'two'
  readonly amount: Column
  readonly debit: Column
  readonly credit: Column
  readonly category: Column
  readonly balance: Column
  readonly dateFormat: CsvMapping['dateFormat'] | null
  readonly decimalSeparator: CsvMapping['decimalSeparator']
  readonly invertSign: boolean
  readonly hasHeader: boolean
  readonly delimiter: CsvMapping['delimiter']
}

const unknownMapping: MappingDraft = {
  date: null,
  description: null,
  amountIn: 'one',
  amount: null,
  debit: null,
  credit: null,
  category: null,
  balance: null,
  dateFormat: null,
  decimalSeparator: '.',
  invertSign: false,
  hasHeader: true,
  delimiter: ',',
}

/** Starts with how the server read the file. */
export function draftOfMapping({ mapping }: Pick<BankFilePreview, 'mapping'>): MappingDraft {
  if (mapping === undefined) return unknownMapping
  const { amount = null, debit = null, credit = null, category = null, balance = null, ...rest } = mapping
  const amountIn = amount === null && (debit !== null || credit !== null) ? 'two' : 'one'
  return { ...rest, amountIn, amount, debit, credit, category, balance }
}

/** The mapping to read with; null while something is missing. */
export function mappingOf(draft: MappingDraft): CsvMapping | null {
  const { amountIn, amount, debit, credit, date, description, dateFormat, ...rest } = draft
  if (date === null || description === null || dateFormat === null) return null
  if (amountIn === 'one')
    return amount === null ? null : { ...rest, date, description, dateFormat, amount, debit: null, credit: null }
  if (debit === null || credit === null) return null
  return { ...rest, date, description, dateFormat, amount: null, debit, credit }
}
