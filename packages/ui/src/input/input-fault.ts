import { fieldMessages } from '../field/field-messages.ts'
import { type CurrencyRule, currencyFault, percentageFault, type PercentageRule } from './amount-fault.ts'
import { type DateRule, dateFault } from './date-fault.ts'
import { judged, type Judged } from './judged.ts'
import { numberFault, type NumberRule } from './number-fault.ts'
import { type TextRule, textFault } from './text-fault.ts'

/** Ten digits as 212-555-0100, the first not 0. */
export interface PhoneRule {
  type: 'phone'
  required?: boolean | undefined
}

/** One of several. */
export interface SelectRule {
  type: 'select'
  required?: boolean | undefined
}

/** The rule of one of the 13 types, and the value that it judges. */
export type InputRule =
  | (TextRule & Judged<string>)
  | (PhoneRule & Judged<string>)
  | (DateRule & Judged<string>)
  | (SelectRule & Judged<string | null>)
  | (NumberRule & Judged<number | null>)
  | (CurrencyRule & Judged<number | null>)
  | (PercentageRule & Judged<number | null>)

/**
 * What is wrong with a value, in words for a person, or undefined. The props of an `Input` are such a rule, and a form
 * library can ask it too: `validate: (value) => inputFault({ type: 'currency', required: true, value })`.
 */
export function inputFault(rule: InputRule): string | undefined {
  switch (rule.type) {
    case 'phone':
      return judged(rule, () => phoneFault(rule, rule.value))
    case 'date':
      return judged(rule, () => dateFault(rule, rule.value))
    case 'select':
      return judged(rule, () => selectFault(rule, rule.value))
    case 'currency':
      return judged(rule, () => currencyFault(rule, rule.value))
    case 'percentage':
      return judged(rule, () => percentageFault(rule, rule.value))
    case 'numeric':
    case 'positiveRoundNumber':
    case 'decimal':
      return judged(rule, () => numberFault(rule, rule.value))
    default:
      return judged(rule, () => textFault(rule, rule.value))
  }
}

function selectFault({ required = false }: SelectRule, value: string | null): string | undefined {
  return required && !value ? fieldMessages.required : undefined
}

function phoneFault({ required = false }: PhoneRule, value: string): string | undefined {
  if (value === '') return required ? fieldMessages.required : undefined
  return /^[1-9]\d{2}-\d{3}-\d{4}$/.test(value) ? undefined : fieldMessages.phone
}
