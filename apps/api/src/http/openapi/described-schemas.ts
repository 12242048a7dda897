import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { errorBody } from '@evenkeel/api-client/contract/errors'
import { describeComponents, describeInside, describeProperty } from './add-descriptions.ts'
import type { ExampleParameter } from './docs-example.ts'
import { type Components, exampleOf } from './examples.ts'
import { type JsonSchema, type Side, toJsonSchema } from './json-schema.ts'
import { componentName } from './named-shapes.ts'
import { type SchemaUse, shareSchemas } from './shared-schemas.ts'

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)

/** The patterns of numbers in paths and queries, where everything is text, with the number that each one takes. */
const numbersByPattern: Readonly<Record<string, JsonSchema>> = {
  '^[1-9]\\d{0,15}$': { $ref: '#/components/schemas/Id' },
  '^[1-9]\\d?$': { type: 'integer', minimum: 1, maximum: 99 },
  '^\\d{1,3}$': { type: 'integer', minimum: 0, maximum: 999 },
  '^(100|\\d{1,2})$': { type: 'integer', minimum: 0, maximum: 100 },
}

/** Returns a number for a schema of digits in a path or a query, as `/openapi.json` types it; other schemas as they are. */
function numberInText(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema === 'boolean') return {}
  if (schema.enum?.every(isNumber)) return { type: 'integer', enum: schema.enum.map(Number) }
  return numbersByPattern[schema.pattern ?? ''] ?? schema
}

/** The schemas of all calls, with their descriptions and examples. */
export interface DescribedSchemas {
  /** Returns the schema of a call's body or answer, or a reference to it. */
  of(endpoint: Endpoint, schema: Schema, io: Side): JsonSchema
  readonly components: Components
}

/** A parameter of a path or a query. */
export interface Parameter extends ExampleParameter {
  readonly description: string | undefined
  readonly schema: JsonSchema
}

/** Returns each field of `params` or `query` as one parameter. */
export function parameters(endpoint: Endpoint, place: 'path' | 'query', components: Components): Parameter[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  const shape = `${componentName(endpoint.name)}${componentName(place)}`
  return Object.entries(properties).map(([name, field]) => {
    const described = describeProperty(numberInText(field), { shape, parent: '', name }, components)
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: described.description,
      schema: described,
      example: exampleOf(described, components),
    }
  })
}

export const table: readonly Endpoint[] = Object.values<Endpoint>(endpoints)

/** Returns the schemas of all bodies and answers, and of errors. */
function allUses(): SchemaUse[] {
  const ofCalls = table.flatMap(({ name, body, bodyType, answer, answerType }): SchemaUse[] => [
    ...(body && bodyType !== 'signed'
      ? [{ schema: body, io: 'input', name: `${componentName(name)}Body` } as const]
      : []),
    ...(answerType ? [] : [{ schema: answer, io: 'output', name: `${componentName(name)}Answer` } as const]),
  ])
  return [...ofCalls, { schema: errorBody, io: 'output', name: 'ErrorBody' }]
}

/** Returns the schemas of all calls. */
export function describedSchemas(): DescribedSchemas {
  const shared = shareSchemas(allUses())
  const components = describeComponents(shared.components)
  return {
    components,
    of(endpoint, schema, io) {
      const shape = `${componentName(endpoint.name)}${io === 'input' ? 'Body' : 'Answer'}`
      return describeInside(shared.of(schema, io), { shape, parent: '' }, components)
    },
  }
}
