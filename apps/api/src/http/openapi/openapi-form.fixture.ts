/*
 * The form of an OpenAPI 3.1 document, as far as ours goes, as JSON schema: which fields an object may have, which it must,
 * and of what kind they are. Written after the specification's own words (spec.openapis.org/oas/v3.1.0, section 4.8).
 */
const text = { type: 'string' }
const whole = (properties: object, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  patternProperties: { '^x-': {} },
  additionalProperties: false,
})
const mapSchema = (values: object) => ({
  type: 'object',
  additionalProperties: values,
  propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' },
})
const reference = {
  type: 'object',
  properties: { $ref: { type: 'string', pattern: '^#/components/' } },
  required: ['$ref'],
  additionalProperties: false,
}
const orReference = (schema: object) => ({ oneOf: [reference, schema] })

/** Of a schema itself only that it is one: each is compiled besides. */
const schema = { type: ['object', 'boolean'] }
const content = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z]+/[a-z-]+$' },
  additionalProperties: whole({ schema, example: {} }, []),
}
const header = whole({ description: text, schema, example: {} }, ['description', 'schema'])
const headers = { type: 'object', additionalProperties: orReference(header) }
const response = whole({ description: text, headers, content }, ['description'])
const parameterIn = (place: string, required: object) =>
  whole({ name: text, in: { const: place }, description: text, required, schema, example: {} }, [
    'name',
    'in',
    'schema',
    'required',
  ])
const parameter = {
  oneOf: [
    parameterIn('path', { const: true }),
    parameterIn('query', { type: 'boolean' }),
    parameterIn('header', { type: 'boolean' }),
  ],
}
const operation = whole(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z0-9]+$' },
    summary: text,
    description: text,
    tags: { type: 'array', items: text },
    security: { type: 'array', minItems: 1, items: { type: 'object', additionalProperties: { type: 'array' } } },
    parameters: { type: 'array', items: orReference(parameter) },
    requestBody: whole({ description: text, required: { type: 'boolean' }, content }, ['content']),
    responses: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^([1-5][0-9][0-9]|default)$' },
      additionalProperties: orReference(response),
    },
  },
  ['operationId', 'summary', 'responses', 'x-who', 'x-roles'],
)
const key = whole({ type: { const: 'apiKey' }, in: { enum: ['cookie', 'header'] }, name: text, description: text }, [
  'type',
  'in',
  'name',
])
const bearer = whole({ type: { const: 'http' }, scheme: text, description: text }, ['type', 'scheme'])

export const openApiForm = whole(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: whole({ title: text, version: text, description: text }, ['title', 'version']),
    servers: { type: 'array', items: whole({ url: text, description: text }, ['url']) },
    tags: { type: 'array', items: whole({ name: text, description: text }, ['name']) },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/' },
      additionalProperties: whole(
        Object.fromEntries(['get', 'post', 'put', 'patch', 'delete'].map((method) => [method, operation])),
        [],
      ),
    },
    components: whole(
      {
        schemas: mapSchema(schema),
        headers: mapSchema(header),
        parameters: mapSchema(parameter),
        responses: mapSchema(response),
        securitySchemes: mapSchema({ oneOf: [bearer, key] }),
      },
      [],
    ),
  },
  ['openapi', 'info', 'paths'],
)
