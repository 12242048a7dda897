import { type JsonSchema, splitKinds } from './json-schema.ts'

type Nested = JsonSchema | boolean

/** Whether a limit is worth showing: not one at the edges of the number range. */
const isTelling = (limit: number | boolean | undefined): limit is number =>
  typeof limit === 'number' && Math.abs(limit) < 1e15

function scalar({
  type,
  enum: values,
  const: only,
  contentMediaType,
  minimum,
  maximum,
  maxLength,
}: JsonSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
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

function shape(schema: JsonSchema, indent: string): string {
  if (schema.items && !Array.isArray(schema.items)) return `[${describeShape(schema.items, indent)}]`
  if (!schema.properties) return schema.type === 'object' ? '{}' : scalar(schema)
  const inside = `${indent}  `
  const lines = Object.entries(schema.properties).map(([name, field]) => {
    const isOptional = !schema.required?.includes(name)
    return `${inside}${name}${isOptional ? '?' : ''}: ${describeShape(field, inside)}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

/** Returns a JSON schema as a few readable lines: `{ page?: integer (from 1), … }`. */
export function describeShape(schema: Nested, indent = ''): string {
  if (typeof schema === 'boolean') return 'any'
  const { kinds, isNullable } = splitKinds(schema)
  return [...kinds.map((kind) => shape(kind, indent)), ...(isNullable ? ['null'] : [])].join(' | ')
}
