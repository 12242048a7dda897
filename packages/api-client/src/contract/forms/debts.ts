import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { money, nonNegativeMoney, rate, requiredText } from '../primitives.ts'
import * as words from '../words/debt-fields.generated.ts'

/** A debt that is only typed, for a calculation without accounts. */
const typedDebt = z.object({
  name: requiredText(60),
  /** Dollars owed, above 0 or below. */
  balance: money,
  /** A fraction a year. */
  rate: z.optional(z.nullable(rate)),
  minimum: z.optional(z.nullable(nonNegativeMoney)),
})

export const typedDebtFields = defineForm(typedDebt)({
  name: { kind: 'text', label: words.name },
  balance: { kind: 'money', subtype: 'any', label: words.owed },
  rate: { kind: 'percent', label: words.rate },
  minimum: { kind: 'money', label: words.minimum },
})
