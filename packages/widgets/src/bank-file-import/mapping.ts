import { type BankFilePreview, type CsvMapping, csvMapping } from '@evenkeel/api-client/contract/bank-files'
import type { columnFields } from '@evenkeel/api-client/contract/forms/bank-file'
import type { Draft } from '@evenkeel/ui/use-form'
import type * as z from 'zod/mini'

/** How a CSV file is to be read, while the person edits it: empty for what is not known yet. */
export type MappingDraft = Draft<z.input<typeof columnFields.schema>>

const unknownMapping: MappingDraft = {
  amountIn: 'one',
  decimalSeparator: '.',
  // Null until the person says so.
  invertSign: null,
  hasHeader: true,
  delimiter: ',',
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined

/** Returns a draft that starts with how the server read the file. */
export function draftOfMapping({ mapping }: Pick<BankFilePreview, 'mapping'>): MappingDraft {
  if (mapping === undefined) return unknownMapping
  return { ...mapping, amountIn: isEmpty(mapping.amount) && !isEmpty(mapping.debit ?? mapping.credit) ? 'two' : 'one' }
}

/** Returns the mapping to read with; null while something is missing. */
export function toMapping({ amountIn, ...draft }: MappingDraft): CsvMapping | null {
  const { amount = null, debit = null, credit = null, category = null, balance = null } = draft
  const amounts = amountIn === 'one' ? { amount, debit: null, credit: null } : { amount: null, debit, credit }
  const needed = amountIn === 'one' ? [amount] : [debit, credit]
  if ([draft.dateFormat, ...needed].some(isEmpty)) return null
  return csvMapping.safeParse({ ...draft, ...amounts, category, balance }).data ?? null
}
