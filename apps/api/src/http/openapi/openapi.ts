import { groupOfPath, groups } from '@evenkeel/api-client/contract/descriptions/groups'
import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { type ErrorCode, errorBody, errorCatalog } from '@evenkeel/api-client/contract/errors'
import { roleNames, allowedRoles } from '../access.ts'
import { maxBodyBytes } from '../body/read.ts'
import { describeComponents, describeInside, describeProperty } from './add-descriptions.ts'
import {
  answerHeaders,
  canChange,
  headerParameters,
  isRepeatable,
  type Json,
  needsAntiForgery,
  refusals,
  security,
  securitySchemes,
  sharedHeaders,
  sharedParameters,
  sharedResponses,
} from './common-parts.ts'
import { type Components, exampleOf } from './examples.ts'
import { type JsonSchema, type Side, toJsonSchema } from './json-schema.ts'
import { componentName } from './named-shapes.ts'
import { numberInText } from './number-in-text.ts'
import { type SchemaUse, shareSchemas } from './shared-schemas.ts'
import { isBodyOptional } from '../body/parse.ts'

/** Error codes that every call can return, in addition to its own. */
const commonCodes = [-1, 10000, 10001] as const satisfies readonly ErrorCode[]

/** Returns the described schema of a body or an answer. */
type DescribedSchemas = {
  readonly of: (endpoint: Endpoint, schema: Schema, io: Side) => JsonSchema
  readonly components: Components
}

/** Returns each field of `params` or `query` as one parameter. */
function parameters(endpoint: Endpoint, place: 'path' | 'query', components: Components): Json[] {
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

const contentWithExample = (schema: JsonSchema, components: Components): Json => ({
  schema,
  ...(schema.contentMediaType === undefined && { example: exampleOf(schema, components) }),
})

function requestBody(endpoint: Endpoint, { of, components }: DescribedSchemas): Json {
  const { body, bodyType } = endpoint
  if (!body) return {}
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json'
  const schema = bodyType === 'signed' ? signedBody : of(endpoint, body, 'input')
  const content = bodyType === 'multipart' ? { schema } : contentWithExample(schema, components)
  const limit = `At most ${Math.round(maxBodyBytes(endpoint) / 1024)} KiB`
  return {
    requestBody: { description: limit, required: !isBodyOptional(endpoint), content: { [mediaType]: content } },
  }
}

/** The body of the one call that a machine signs: its fields are the provider's. */
const signedBody: JsonSchema = {
  type: 'object',
  description: 'As the bank provider sends it',
  examples: [{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE' }],
}

/** Returns the error codes of a call, in the order of the catalog. */
export function listErrorCodes({ errors = [] }: Pick<Endpoint, 'errors'>): ErrorCode[] {
  return [...new Set([...commonCodes, ...errors])].toSorted((a, b) => a - b)
}

function answerContent(endpoint: Endpoint, { of, components }: DescribedSchemas): Json {
  const { answer, answerType } = endpoint
  if (answerType) return { [answerType]: { schema: { contentMediaType: answerType } } }
  return { 'application/json': contentWithExample(of(endpoint, answer, 'output'), components) }
}

function responses(endpoint: Endpoint, schemas: DescribedSchemas): Json {
  const codes = listErrorCodes(endpoint).map((code) => `${code} ${errorCatalog[code]}`)
  return {
    200: { description: 'Done', headers: answerHeaders(endpoint), content: answerContent(endpoint, schemas) },
    ...refusals(endpoint, codes),
  }
}

/** Who may make a call, as a phrase. */
export const audienceOf = ({ who, staffOnly }: Endpoint): string => (staffOnly ? 'Evenkeel staff' : audienceTexts[who])

const audienceTexts = {
  public: 'Anyone; no session needed',
  employee: 'The signed-in employee',
  'signed-in': 'Anyone who is signed in',
  staff: 'The employee’s planner, or Evenkeel staff with a grant',
} as const

/** Returns what holds for a call besides its own summary. */
export function notesOf(endpoint: Endpoint): string[] {
  const { widgets, isPoll, bodyByParam } = endpoint
  return [
    `${audienceOf(endpoint)}.`,
    ...(widgets ? [`Widgets with their token: ${Object.keys(widgets).join(', ')}.`] : []),
    ...(needsAntiForgery(endpoint) ? ['Needs the anti-forgery tokens.'] : []),
    ...(isRepeatable(endpoint) ? ['Safe to repeat with an `Idempotency-Key`.'] : []),
    ...(canChange(endpoint) ? ['A change can be undone by the id in `Evenkeel-Change`.'] : []),
    ...(isPoll ? ['Doesn’t extend the session.'] : []),
    ...(bodyByParam ? [`The body depends on \`${bodyByParam.param}\`.`] : []),
  ]
}

const operation = (endpoint: Endpoint, schemas: DescribedSchemas): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  description: notesOf(endpoint).join(' '),
  tags: [groupOfPath(endpoint.path)],
  'x-who': endpoint.who,
  'x-roles': allowedRoles(endpoint).map((role) => roleNames[role]),
  ...(endpoint.about && { 'x-about': endpoint.about }),
  ...(endpoint.beforeTerms && { 'x-before-terms': true }),
  ...(endpoint.isPoll && { 'x-poll': true }),
  ...(endpoint.ids && { 'x-ids': endpoint.ids }),
  // The value in the path that each body belongs to, in the order of the body's `listValues`.
  ...(endpoint.bodyByParam && {
    'x-body-by': { [endpoint.bodyByParam.param]: Object.keys(endpoint.bodyByParam.schemas).map(Number) },
  }),
  security: security(endpoint),
  parameters: [
    ...parameters(endpoint, 'path', schemas.components),
    ...parameters(endpoint, 'query', schemas.components),
    ...headerParameters(endpoint),
  ],
  ...requestBody(endpoint, schemas),
  responses: responses(endpoint, schemas),
})

const table = Object.values<Endpoint>(endpoints)

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

function describedSchemas(): DescribedSchemas {
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

/** Returns the components that something in the document refers to, directly or not. */
function used(components: Components, paths: Json): Components {
  const references = /"#\/components\/schemas\/([^"]+)"/g
  const namesIn = (value: unknown) => [...JSON.stringify(value).matchAll(references)].map(([, name = '']) => name)
  const names = new Set(namesIn([paths, sharedResponses]))
  // Iterating over a set includes values added during the iteration.
  for (const name of names) for (const inside of namesIn(components[name] ?? {})) names.add(inside)
  return Object.fromEntries(Object.entries(components).filter(([name]) => names.has(name)))
}

const info = {
  title: 'Evenkeel',
  description:
    'Amounts are dollars with at most two decimals, ids whole numbers, moments ISO 8601 in UTC. A later release may add fields to an answer. `/docs` has a quick start.',
}

/** Returns the OpenAPI 3.1 document of all calls, made from the endpoint table, with each shape in it once. */
export function openApiDocument(version: string): Json {
  const schemas = describedSchemas()
  const paths: Record<string, Json> = {}
  for (const endpoint of table) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { ...info, version },
    servers: [{ url: '/', description: 'This server' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: used(schemas.components, paths),
      headers: sharedHeaders,
      parameters: sharedParameters,
      responses: sharedResponses,
      securitySchemes,
    },
  }
}
