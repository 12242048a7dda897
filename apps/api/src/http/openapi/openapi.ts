import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { type ErrorCode, errorBody, errorCatalog } from '@evenkeel/api-client/contract/errors'
import { roleNames, allowedRoles } from '../access.ts'
import { toJsonSchema } from './json-schema.ts'
import { componentName } from './named-shapes.ts'
import { type SchemaUse, type SharedSchemas, shareSchemas } from './shared-schemas.ts'

type Json = Record<string, unknown>

/** Error codes that every call can return, in addition to its own. */
const commonCodes = [-1, 10000, 10001] as const satisfies readonly ErrorCode[]

/** Returns each field of `params` or `query` as one parameter. */
function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  const isRequired = (name: string) => place === 'path' || required.includes(name)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: isRequired(name),
    schema: field,
  }))
}

function requestBody({ body, bodyType }: Endpoint, shared: SharedSchemas): Json {
  if (!body) return {}
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [mediaType]: { schema: shared.of(body, 'input') } } } }
}

/** Returns the error codes of a call, in the order of the catalog. */
export function listErrorCodes({ errors = [] }: Pick<Endpoint, 'errors'>): ErrorCode[] {
  return [...new Set([...commonCodes, ...errors])].toSorted((a, b) => a - b)
}

const answerContent = ({ answer, answerType }: Endpoint, shared: SharedSchemas): Json =>
  answerType
    ? { [answerType]: { schema: { contentMediaType: answerType } } }
    : { 'application/json': { schema: shared.of(answer, 'output') } }

const errorContent = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } }

/** Refusals that mean the same for every call. */
const sharedResponses = {
  SignedOut: { description: 'No session, or one that has ended', ...errorContent },
  Forbidden: {
    description: 'Without the anti-forgery tokens, with another role, or before the terms of use are accepted',
    ...errorContent,
  },
  Unknown: { description: 'Unknown to the signed-in person', ...errorContent },
  NotNow: { description: 'Not now (429, 503), or a fault of ours (500)', ...errorContent },
}
const response = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` })

function responses(endpoint: Endpoint, shared: SharedSchemas): Json {
  const codes = listErrorCodes(endpoint).map((code) => `${code} ${errorCatalog[code]}`)
  return {
    200: { description: 'Done', content: answerContent(endpoint, shared) },
    400: { description: `Refused: ${codes.join('; ')}`, ...errorContent },
    ...(endpoint.who !== 'public' && {
      401: response('SignedOut'),
      403: response('Forbidden'),
      404: response('Unknown'),
    }),
    default: response('NotNow'),
  }
}

function security({ who, method, widgets }: Endpoint): Json[] {
  const antiForgery = method === 'GET' ? {} : { xsrfToken: [], requestVerificationToken: [] }
  if (who === 'public') return [{}]
  return [{ session: [], ...antiForgery }, ...(widgets ? [{ widgetToken: [] }] : [])]
}

const operation = (endpoint: Endpoint, shared: SharedSchemas): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[3]],
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
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  ...requestBody(endpoint, shared),
  responses: responses(endpoint, shared),
})

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: '`__Host-session` over https' },
  xsrfToken: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'The value of the cookie XSRF-TOKEN' },
  requestVerificationToken: {
    type: 'apiKey',
    in: 'header',
    name: 'RequestVerificationToken',
    description: 'The value of the cookie of the same name',
  },
  widgetToken: {
    type: 'http',
    scheme: 'DPoP',
    description: 'From `/webapi/v1/embed/token`, for five minutes; with a proof in the header `DPoP`',
  },
}

/** Returns the schemas of all bodies and answers, and of errors. */
function allUses(table: readonly Endpoint[]): SchemaUse[] {
  const ofCalls = table.flatMap(({ name, body, answer, answerType }): SchemaUse[] => [
    ...(body ? [{ schema: body, io: 'input', name: `${componentName(name)}Body` } as const] : []),
    ...(answerType ? [] : [{ schema: answer, io: 'output', name: `${componentName(name)}Answer` } as const]),
  ])
  return [...ofCalls, { schema: errorBody, io: 'output', name: 'ErrorBody' }]
}

/** Returns the OpenAPI 3.1 document of all calls, made from the endpoint table, with each shape in it once. */
export function openApiDocument(version: string): Json {
  const table = Object.values<Endpoint>(endpoints)
  const shared = shareSchemas(allUses(table))
  const paths: Record<string, Json> = {}
  for (const endpoint of table) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, shared) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evenkeel',
      version,
      description: 'Amounts are dollars with at most two decimals. A later release may add fields to an answer.',
    },
    paths,
    components: { schemas: shared.components, responses: sharedResponses, securitySchemes: securitySchemes },
  }
}
