import { formatMoney, roundToCents } from '@evenkeel/engine'
import { fieldMessages } from '../field/field-messages.ts'
import type { Subtype } from '../field/number-text.ts'
import { boundFault, type NumberLimits } from './bound-fault.ts'

/** An amount in dollars, or in another currency. */
export interface CurrencyRule extends NumberLimits {
  type: 'currency'
  subtype?: Subtype | undefined
  /** ISO 4217 code when it is not dollars. */
  currency?: string | undefined
}

/** A fraction that is typed as percent. `max: 100` limits it; only `negative` takes one below 0 (Q-FIELD-3). */
export interface PercentageRule extends NumberLimits {
  type: 'percentage'
  subtype?: Subtype | undefined
}

/** What is wrong with an amount, or undefined. Null is nothing typed, NaN a text that is no number. */
export function currencyFault(rule: CurrencyRule, value: number | null): string | undefined {
  if (value === null) return rule.required ? fieldMessages.required : undefined
  if (!Number.isFinite(value)) return fieldMessages.currency
  const { subtype = 'any', currency } = rule
  if (subtype === 'positive' && value < 0) return fieldMessages.currencyPositive
  if (subtype === 'negative' && value >= 0) return fieldMessages.currencyNegative
  if (subtype === 'nonzero' && value <= 0) return fieldMessages.currencyNonZero
  return boundFault(value, rule, (bound) => formatMoney(bound, currency === undefined ? {} : { currency }))
}

/** What is wrong with a fraction, or undefined; its bounds are in percent. Null and NaN as with an amount. */
export function percentageFault(rule: PercentageRule, value: number | null): string | undefined {
  if (value === null) return rule.required ? fieldMessages.required : undefined
  if (!Number.isFinite(value)) return fieldMessages.percentage
  const { subtype = 'any' } = rule
  if (subtype === 'positive' && value < 0) return fieldMessages.percentagePositive
  if (subtype === 'negative' && value >= 0) return fieldMessages.percentageNegative
  if (subtype === 'nonzero' && value <= 0) return fieldMessages.percentage
  if (subtype === 'any' && value < 0) return fieldMessages.percentage
  return boundFault(roundToCents(value * 100), rule, (bound) => `${String(bound)}%`)
}
