import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { badRequest, FIELD_REQUIRED } from '../errors.ts'

/** No body of ours is nested deeper; parsing a million levels would block everybody for a second. */
const MAX_DEPTH = 32

const INVALID = 'Please enter a valid value.'
const unreadable = () => badRequest({ body: INVALID })

/** Whether brackets outside of strings are nested too deep; looks only, so that it costs next to nothing. */
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
      if (depth > MAX_DEPTH) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a body, so that its bytes can be had again: a byte order mark stays in it. @throws ApiError 400 */
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

/** The fields of an upload; a field sent twice is refused rather than guessed at. */
async function parseForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw unreadable()
  })
  const fields = [...form.entries()]
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw unreadable()
  return Object.fromEntries(fields)
}

/**
 * The body as a value, not yet validated; undefined where the call reads none.
 * @throws ApiError 400 on `body` for a missing, broken or too deeply nested one.
 */
export async function parseBody(
  request: Request,
  endpoint: Endpoint,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  if (!endpoint.body) return undefined
  if (bytes.byteLength === 0) throw badRequest({ body: FIELD_REQUIRED })
  if (endpoint.bodyType === 'signed') return decode(bytes)
  return endpoint.bodyType === 'multipart' ? parseForm(request, bytes) : parseJson(bytes)
}
