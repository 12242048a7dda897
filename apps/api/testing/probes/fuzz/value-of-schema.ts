import fc from 'fast-check'
import { type JsonSchema, splitKinds } from '../../../src/http/openapi/json-schema.ts'
import { hostileValue } from './hostile-values.ts'

/**
 * Good values that the schema alone does not determine: real ids for fields that hold one, by their path in the body.
 */
export type KnownValues = (path: string) => readonly number[] | undefined

const largest = 1_000_000

function arbitraryNumber({
  type,
  minimum = -largest,
  maximum = largest,
  multipleOf,
}: JsonSchema): fc.Arbitrary<unknown> {
  const [from, to] = [Math.ceil(Math.max(Number(minimum), -largest)), Math.floor(Math.min(Number(maximum), largest))]
  const whole = fc.integer({ min: from, max: Math.max(from, to) })
  if (type === 'integer' || multipleOf === 1) return whole
  return fc.oneof(
    whole,
    fc.integer({ min: 0, max: 100 }).map((cents) => from + cents / 100),
  )
}

function arbitraryText({ pattern, maxLength = 60, minLength = 0 }: JsonSchema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const anyText = fc.string({ minLength, maxLength: Math.min(Math.max(maxLength, minLength), 200), unit: 'grapheme' })
  return fc.oneof(
    anyText,
    fc.constantFrom('Groceries', 'Cash', 'Checking', 'ada@example.test', '2026-11-20', '2026-11-01T00:00:00Z'),
  )
}

function arbitraryObject(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
  path: string,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = arbitraryValue(schema, known, path === '' ? name : `${path}.${name}`)
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const
  })
  return fc.record(Object.fromEntries(fields))
}

/** Returns values with the shape of a schema; they may break what the schema checks in code. */
export function arbitraryValue(schema: JsonSchema | boolean, known: KnownValues, path = ''): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue
  const { kinds, isNullable } = splitKinds(schema)
  const values = kinds.map((kind) => valueOfKind(kind, known, path))
  if (values.length === 0) return fc.constant(null)
  return isNullable ? fc.option(fc.oneof(...values), { nil: null, freq: 5 }) : fc.oneof(...values)
}

function valueOfKind(schema: JsonSchema, known: KnownValues, path: string): fc.Arbitrary<unknown> {
  const ids = known(path)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.type === 'object' || schema.properties) return arbitraryObject(schema, known, path)
  if (schema.type === 'array') {
    const items =
      schema.items && !Array.isArray(schema.items) ? arbitraryValue(schema.items, known, `${path}[]`) : hostileValue
    return fc.array(items, {
      minLength: Math.min(schema.minItems ?? 0, 20),
      maxLength: Math.max(4, Math.min(schema.minItems ?? 0, 20)),
    })
  }
  if (ids)
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: arbitraryNumber(schema) },
    )
  if (schema.type === 'integer' || schema.type === 'number') return arbitraryNumber(schema)
  if (schema.type === 'string') return arbitraryText(schema)
  return schema.type === 'boolean' ? fc.boolean() : hostileValue
}
