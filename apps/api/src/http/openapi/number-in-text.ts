import type { JsonSchema } from './json-schema.ts'

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)

/** The patterns of numbers in paths and queries, where everything is text, with the number that each one takes. */
const numbersByPattern: Readonly<Record<string, JsonSchema>> = {
  '^[1-9]\\d{0,15}$': { $ref: '#/components/schemas/Id' },
  '^[1-9]\\d?$': { type: 'integer', minimum: 1, maximum: 99 },
  '^\\d{1,3}$': { type: 'integer', minimum: 0, maximum: 999 },
  '^(100|\\d{1,2})$': { type: 'integer', minimum: 0, maximum: 100 },
}

/** Returns a number for a schema of digits in a path or a query, as `/openapi.json` types it; other schemas as they are. */
export function numberInText(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema === 'boolean') return {}
  if (schema.enum?.every(isNumber)) return { type: 'integer', enum: schema.enum.map(Number) }
  return numbersByPattern[schema.pattern ?? ''] ?? schema
}
