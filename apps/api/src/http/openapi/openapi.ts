import { groupOfPath, groups } from '@evenkeel/api-client/contract/descriptions/groups'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { roleNames, allowedRoles } from '../access.ts'
import { isBodyOptional } from '../body/parse.ts'
import { maxBodyBytes } from '../body/read.ts'
import { listErrorCodes, notesOf } from './call-notes.ts'
import {
  answerHeaders,
  headerParameters,
  type Json,
  refusals,
  security,
  securitySchemes,
  sharedHeaders,
  sharedParameters,
  sharedResponses,
} from './common-parts.ts'
import { type DescribedSchemas, describedSchemas, parameters, table } from './described-schemas.ts'
import { type Components, exampleOf } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'

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
    tags: groups.map(({ name, meaning }) => ({ name, description: meaning })),
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
