import { MAX_AMOUNT } from '@evenkeel/api-client/contract/primitives'
import { toDollars } from '@evenkeel/engine'
import { toWireDate } from '../moment.ts'

/** A field that is left out where nothing is known: a default never says null. */
export const known = <Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): { [Key in Name]?: Value } => {
  const field: { [Key in Name]?: Value } = {}
  if (value !== null && value !== undefined) field[name] = value
  return field
}

export const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : toDollars(cents))

export const wireDateOrNull = (day: string | null): string | null => (day === null ? null : toWireDate(day))

/** A sum of several amounts, as far as one field can hold it. */
export const withinField = (dollars: number): number => Math.min(MAX_AMOUNT, Math.max(0, dollars))
