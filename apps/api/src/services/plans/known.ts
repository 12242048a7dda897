import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import { type Fact, toDollars } from '@evenkeel/engine'

/** Returns a field if its value is known, else no field: defaults leave unknown fields out and are never null. */
export const known = <Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): { [Key in Name]?: Value } => {
  const field: { [Key in Name]?: Value } = {}
  if (value !== null && value !== undefined) field[name] = value
  return field
}

/** Returns the field that accounts fill, if the person has typed over them in the household. */
export const typedOver = <Name extends string>(
  name: Name,
  { source, value }: Pick<Fact<number>, 'source' | 'value'>,
): { [Key in Name]?: number } & { isOverridden?: boolean } =>
  source === 'typed' && value !== null ? { ...known(name, value), isOverridden: true } : {}

export const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : toDollars(cents))

/** Limits a sum of several amounts to what one field can hold, from 0 to `maxAmount`. */
export const withinField = (dollars: number): number => Math.min(maxAmount, Math.max(0, dollars))
