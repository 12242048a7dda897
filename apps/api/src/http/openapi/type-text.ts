import type { JsonSchema } from './json-schema.ts'

/** Whether a limit is worth showing: not one at the edges of the number range. */
const isTelling = (limit: number | boolean | undefined): limit is number =>
  typeof limit === 'number' && Math.abs(limit) < 1e15

/** Returns the choices of a value: with the name of each number that has one. */
function choices({ enum: values = [], 'x-enum-varnames': names }: JsonSchema): string {
  const named = Array.isArray(names) ? names : []
  return values
    .map((value, index) => `${JSON.stringify(value)}${named[index] === undefined ? '' : ` ${String(named[index])}`}`)
    .join(' | ')
}

/** Returns the type of one value in words: `integer (from 1)`, `"a" | "b"`, `0 NOT_STARTED | 1 PLAN_PENDING`. */
export function typeText(schema: JsonSchema): string {
  const { type, enum: values, const: only, contentMediaType, minimum, maximum, maxLength } = schema
  if (values) return choices(schema)
  if (only !== undefined) return JSON.stringify(only)
  if (contentMediaType !== undefined) return 'file'
  const kind = [type ?? 'any'].flat().join(' | ')
  const limits = [
    isTelling(minimum) && `from ${minimum}`,
    isTelling(maximum) && `to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter(Boolean)
  return limits.length > 0 ? `${kind} (${limits.join(' ')})` : kind
}
