import { formatDate, isRealDate, type IsoDate, parseDate, screenDateFormat } from '@evenkeel/engine'
import { allFields, type FieldValue, type FieldValues, type FormField, type FormSpec } from './form-field.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const inside = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined)

const valueAt = (input: unknown, path: string): unknown => path.split('.').reduce(inside, input)

/** The same input with another value at a path; undefined takes the field out. Lists stay lists. */
function withValue(input: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const changed = withValue(inside(input, key), rest, value)
  if (isList(input)) return input.map((one, index) => (String(index) === key ? changed : one))
  const { [key]: _, ...others }: Record<string, unknown> = isObject(input) ? { ...input } : {}
  return changed === undefined ? others : { ...others, [key]: changed }
}

const dayText = (value: unknown) =>
  typeof value === 'string' && isRealDate(value.slice(0, 10)) ? formatDate(value.slice(0, 10), screenDateFormat) : ''

function valueOf({ kind }: FormField, value: unknown): FieldValue {
  if (kind === 'birth') return dayText(value)
  if (kind === 'ages') return isList(value) ? value.map(Number) : []
  if (kind === 'flag') return value === true
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** What the fields of a form begin with. */
export const valuesOf = (spec: FormSpec, input: unknown): FieldValues =>
  Object.fromEntries(allFields(spec).map((field) => [field.path, valueOf(field, valueAt(input, field.path))]))

function sentValue({ kind }: FormField, value: FieldValue, today: IsoDate): unknown {
  // A day that is none goes as it was typed, to be refused by name.
  if (kind === 'birth') return value === '' ? undefined : (parseDate(String(value), { asOf: today }).date ?? value)
  if (kind === 'yesNo') return value
  return value === null ? undefined : value
}

/**
 * The plan's input with what the form holds. What the form does not ask stays as it was; so does what is asked no more,
 * unless it is no value at all.
 */
export function inputOf(spec: FormSpec, start: unknown, values: FieldValues, today: IsoDate): unknown {
  return allFields(spec).reduce((input, field) => {
    const value = values[field.path] ?? null
    const isLeftOut = field.isAsked !== undefined && !field.isAsked(values) && Number.isNaN(value)
    return withValue(input, field.path.split('.'), isLeftOut ? undefined : sentValue(field, value, today))
  }, start)
}
