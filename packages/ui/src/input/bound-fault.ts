import { fieldMessages } from '../field/field-messages.ts'

/** What every number is judged by besides its own rule. */
export interface NumberLimits {
  required?: boolean | undefined
  /** In the unit that is typed: dollars, percent. The bound itself is allowed. */
  min?: number | undefined
  max?: number | undefined
}

/** The message of the bound that a number lies beyond, with that bound in words. */
export function boundFault(
  value: number,
  { min, max }: NumberLimits,
  inWords: (bound: number) => string,
): string | undefined {
  if (min !== undefined && value < min) return fieldMessages.atLeast(inWords(min))
  if (max !== undefined && value > max) return fieldMessages.atMost(inWords(max))
  return undefined
}
