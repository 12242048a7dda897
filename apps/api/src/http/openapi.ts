import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { type ErrorCode, errorBody, errorCatalogue } from '@evenkeel/api-client/contract/errors'
import * as z from 'zod/mini'
import { ROLE_NAMES, rolesOf } from './access.ts'
import { zodSchema } from './validate.ts'

type Json = Record<string, unknown>
type JsonSchema = z.core.JSONSchema.BaseSchema

/** Codes that every call can answer, beside its own. */
const COMMON_CODES = [-1, 10000, 10001] as const satisfies readonly ErrorCode[]

/** A schema of the contract as JSON schema, in the dialect of OpenAPI 3.0. */
export const toJsonSchema = (schema: Schema, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(zodSchema(schema), {
    target: 'openapi-3.0',
    unrepresentable: 'any',
    io,
    override({ zodSchema: type, jsonSchema }) {
      // The one thing that JSON cannot hold: a file in an upload.
      if (type instanceof z.core.$ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })

/** The fields of `params` and `query`, each as a parameter of its own. */
function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  const isRequired = (name: string) => place === 'path' || required.includes(name)
  return Object.entries(properties).map(([name, field]) => ({ name, in: place, required: isRequired(name), schema: field }))
}

function requestBody({ body, bodyType }: Endpoint): Json {
  if (!body) return {}
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [mediaType]: { schema: toJsonSchema(body, 'input') } } } }
}

/** The codes that a call can answer, in the order of the catalogue. */
export function errorCodesOf({ errors = [] }: Pick<Endpoint, 'errors'>): ErrorCode[] {
  return [...new Set([...COMMON_CODES, ...errors])].toSorted((a, b) => a - b)
}

const answerContent = ({ answer, answerType }: Endpoint): Json =>
  answerType
    ? { [answerType]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: toJsonSchema(answer, 'output') } }

function responses(endpoint: Endpoint): Json {
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
  const codes = errorCodesOf(endpoint).map((code) => `${code} ${errorCatalogue[code]}`)
  return {
    200: { description: 'Done', content: answerContent(endpoint) },
    400: { description: `Refused: ${codes.join('; ')}`, ...error },
    ...(endpoint.who !== 'public' && {
      401: { description: 'No session, or one that has ended', ...error },
      403: { description: 'Without the anti-forgery tokens, with another role, or before the terms of use are accepted', ...error },
      404: { description: 'Unknown to the signed-in person', ...error },
    }),
    default: { description: 'Not now (429, 503), or a fault of ours (500)', ...error },
  }
}

function security({ who, method, widgets }: Endpoint): Json[] {
  const antiForgery = method === 'GET' ? {} : { xsrfToken: [], requestVerificationToken: [] }
  if (who === 'public') return [{}]
  return [{ session: [], ...antiForgery }, ...(widgets ? [{ widgetToken: [] }] : [])]
}

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[3]],
  'x-who': endpoint.who,
  'x-roles': rolesOf(endpoint).map((role) => ROLE_NAMES[role]),
  ...(endpoint.about && { 'x-about': endpoint.about }),
  ...(endpoint.beforeTerms && { 'x-before-terms': true }),
  ...(endpoint.isPoll && { 'x-poll': true }),
  ...(endpoint.ids && { 'x-ids': endpoint.ids }),
  // Which of the bodies belongs to which value in the path, in the order of the body's `anyOf`.
  ...(endpoint.bodyByParam && { 'x-body-by': { [endpoint.bodyByParam.param]: Object.keys(endpoint.bodyByParam.schemas).map(Number) } }),
  security: security(endpoint),
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  ...requestBody(endpoint),
  responses: responses(endpoint),
})

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: '`__Host-session` over https' },
  xsrfToken: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'The value of the cookie XSRF-TOKEN' },
  requestVerificationToken: {
    type: 'apiKey',
    in: 'header',
    name: 'RequestVerificationToken',
    description: 'The value of the cookie of the same name',
  },
  widgetToken: { type: 'http', scheme: 'bearer', description: 'From `/webapi/v1/embed/token`; lives for five minutes' },
}

/** The description of every call, made from the endpoint table. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Evenkeel', version, description: 'Amounts are dollars with at most two decimals.' },
    paths,
    components: { schemas: { Error: toJsonSchema(errorBody, 'output') }, securitySchemes: SECURITY_SCHEMES },
  }
}
