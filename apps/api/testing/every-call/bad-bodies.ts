import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { type JsonSchema, splitKinds, toJsonSchema } from '../../src/http/openapi/json-schema.ts'

/** A body that is refused, and the fields that the refusal has to name. */
export interface BadBody {
  readonly what: string
  readonly body: unknown
  readonly fields: readonly string[]
}

/** Returns a value that no field of this kind accepts. */
function wrongFor(schema: JsonSchema | boolean): unknown {
  const kinds = typeof schema === 'boolean' ? [] : splitKinds(schema).kinds
  return kinds.some(({ type, properties }) => type === 'object' || properties !== undefined) ? 7 : { no: 'such thing' }
}

/**
 * Returns bad bodies for a call that reads JSON: an empty one, and one with every field wrong; for a call without
 * fields, a body that is no object.
 */
export function badBodiesFor({ body, bodyByParam, bodyType }: Endpoint): BadBody[] {
  const schema = bodyByParam?.schemas[3] ?? body
  if (!schema || bodyType === 'signed') return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  const names = Object.keys(properties)
  if (names.length === 0) return [{ what: 'no object', body: 7, fields: ['body'] }]
  const isForm = bodyType === 'multipart'
  return [
    ...(required.length > 0 ? [{ what: 'nothing', body: {}, fields: required }] : []),
    ...(isForm
      ? []
      : [
          {
            what: 'nothing right',
            body: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, wrongFor(field)])),
            fields: names,
          },
        ]),
  ]
}
