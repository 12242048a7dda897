import * as z from 'zod/mini'
import { csvMapping } from '../bank-files.ts'
import { csvDateFormats } from '../choices.ts'
import { defineForm } from '../form.ts'
import * as words from '../words/bank-file-fields.generated.ts'

/** How a CSV file is to be read, while the person edits it: amounts are in one column with a sign, or in two. */
const columnsForm = z.object({
  ...csvMapping.shape,
  dateFormat: z.enum(csvDateFormats),
  amountIn: z.enum(['one', 'two']),
})
const column = { kind: 'select' } as const
const maybe = { ...column, optional: true, none: words.noColumn } as const
export const columnFields = defineForm(columnsForm)({
  date: { ...column, label: words.date },
  description: { ...column, label: words.description },
  amountIn: {
    kind: 'choice',
    label: words.amounts,
    choices: [
      { value: 'one', label: words.oneColumn },
      { value: 'two', label: words.twoColumns },
    ],
  },
  amount: { ...column, label: words.amount, required: true },
  debit: { ...column, label: words.moneyOut, required: true },
  credit: { ...column, label: words.moneyIn, required: true },
  category: { ...maybe, label: words.category },
  balance: { ...maybe, label: words.balance },
  dateFormat: {
    kind: 'select',
    label: words.dateFormat,
    choices: csvDateFormats.map((value) => ({ value, label: value })),
  },
  decimalSeparator: {
    kind: 'select',
    label: words.decimals,
    choices: [
      { value: '.', label: words.decimalPoint },
      { value: ',', label: words.decimalComma },
    ],
  },
  delimiter: {
    kind: 'select',
    label: words.delimiter,
    choices: [
      { value: ',', label: words.comma },
      { value: ';', label: words.semicolon },
      { value: '\t', label: words.tab },
      { value: '|', label: words.verticalBar },
    ],
  },
  hasHeader: { kind: 'check', label: words.hasHeader },
})
