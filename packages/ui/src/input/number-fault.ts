import { inputPatterns } from '@evenkeel/engine'
import { fieldMessages } from '../field/field-messages.ts'
import type { Subtype } from '../field/number-text.ts'
import { boundFault, type NumberLimits } from './bound-fault.ts'

/** A plain number: any, any with decimals, or a whole one above 0. */
export interface NumberRule extends NumberLimits {
  type: 'numeric' | 'positiveRoundNumber' | 'decimal'
  subtype?: Subtype | undefined
}

/** What is wrong with a number, or undefined. Null is nothing typed, NaN a text that is no number. */
export function numberFault(rule: NumberRule, value: number | null): string | undefined {
  if (value === null) return rule.required ? fieldMessages.required : undefined
  if (!isOfType(rule.type, value)) return fieldMessages.numeric
  const { subtype = 'any' } = rule
  if (subtype === 'nonzero' && value <= 0) return fieldMessages.numericNonZero
  if ((subtype === 'positive' && value < 0) || (subtype === 'negative' && value >= 0)) return fieldMessages.numeric
  return boundFault(value, rule, String)
}

function isOfType(type: NumberRule['type'], value: number): boolean {
  return type === 'positiveRoundNumber' ? inputPatterns.positiveRoundNumber.test(String(value)) : Number.isFinite(value)
}
