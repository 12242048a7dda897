import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { badRequest, fieldRequired, notFound } from '../../errors.ts'
import { parseForm } from './parse-form.ts'
import { say } from '../../say.ts'

/** No call needs deeper nesting; parsing a million levels would block the process for a second. */
const maxDepth = 32

const invalid = say('validValue')
const unreadable = () => badRequest({ body: invalid })

/** Whether brackets outside of strings are nested too deep; scans without parsing, which is cheap. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxDepth) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

/**
 * Returns the schema of a call's body: the endpoint's only one, or the one chosen by a number in the path (`bodyByParam`).
 * @throws ApiError 404 for a number without a schema, because what it names does not exist.
 */
export function findBodySchema(
  { body, bodyByParam }: Endpoint,
  params: Readonly<Record<string, string>>,
): Schema | undefined {
  if (!bodyByParam) return body
  const value = Number(params[bodyByParam.param])
  const schema = Object.hasOwn(bodyByParam.schemas, value) ? bodyByParam.schemas[value] : undefined
  if (!schema) throw notFound()
  return schema
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Returns a body as text, byte order mark included, so that encoding it again returns the same bytes. @throws ApiError 400 */
function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw unreadable()
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = decode(bytes).replace(/^\ufeff/, '')
    if (isTooDeep(text)) throw unreadable()
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/** Returns the fields of an upload. @throws ApiError 400 for a broken form or a field sent twice. */
async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const fields = await parseForm(request.headers.get('Content-Type') ?? '', bytes).catch(() => {
    throw unreadable()
  })
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw unreadable()
  return Object.fromEntries(fields)
}

/** Whether a call may be made without its body, because the body has no fields (API-10, API-54). */
export const isBodyOptional = ({ body }: Endpoint): boolean =>
  body instanceof z.ZodMiniObject && Object.keys(body.shape).length === 0

/**
 * Returns the body as a value, not yet validated; undefined for calls without one, and `{}` for an empty body of a call whose
 * body has no fields.
 * @throws ApiError 400 on `body` for a missing, broken or too deeply nested one.
 */
export async function parseBody(
  request: Request,
  endpoint: Endpoint,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  if (!endpoint.body) return undefined
  if (bytes.byteLength === 0 && isBodyOptional(endpoint)) return {}
  if (bytes.byteLength === 0) throw badRequest({ body: fieldRequired })
  if (endpoint.bodyType === 'signed') return decode(bytes)
  return endpoint.bodyType === 'multipart' ? readForm(request, bytes) : parseJson(bytes)
}
