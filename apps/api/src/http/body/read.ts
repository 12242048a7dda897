import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { ApiError } from '../../errors.ts'

/** The limit of a body, unless its endpoint sets `maxBytes`. */
export const defaultMaxBytes = 64 * 1024

const mediaTypes = { json: 'application/json', signed: 'application/json', multipart: 'multipart/form-data' } as const

const tooLarge = () => new ApiError(413, -1)

/** Returns the limit of a call's body in bytes. */
export function maxBodyBytes(endpoint: Endpoint): number {
  return endpoint.maxBytes ?? defaultMaxBytes
}

function hasBody(request: Request): boolean {
  const length = request.headers.get('Content-Length')
  return request.headers.has('Transfer-Encoding') || (length !== null && length !== '0')
}

/** Returns the announced length of a body, or its limit if it announces none. */
const announcedBytes = (request: Request, endpoint: Endpoint): number =>
  Number(request.headers.get('Content-Length') ?? maxBodyBytes(endpoint))

/** Whether a body may be larger than usual: the memory for such bodies is rationed. */
export const isLargeBody = (request: Request, endpoint: Endpoint): boolean =>
  maxBodyBytes(endpoint) > defaultMaxBytes && announcedBytes(request, endpoint) > defaultMaxBytes

/** Runs before the caller is identified, because it reads no bytes. @throws ApiError 413 for an announced length over the limit. */
export function checkAnnouncedLength(request: Request, endpoint: Endpoint): void {
  if (announcedBytes(request, endpoint) > maxBodyBytes(endpoint)) throw tooLarge()
}

/** @throws ApiError 415 for another media type, such as text/plain, which another site's form can send without a preflight. */
export function checkMediaType(request: Request, endpoint: Endpoint): void {
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const expected = mediaTypes[endpoint.bodyType ?? 'json']
  if (mediaType === undefined ? hasBody(request) : mediaType !== expected) throw new ApiError(415, -1)
}

/** Frees what a piece of a body took now: nothing else would for a while, since ten megabytes outside of the heap are not much to it. */
function release({ byteLength, buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** Returns a large body of a known length, which is in memory once and no more. @throws ApiError 413 if more arrives. */
async function readInto(bytes: Uint8Array<ArrayBuffer>, { body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0
  for await (const chunk of body ?? []) {
    if (size + chunk.byteLength > bytes.byteLength) throw tooLarge()
    bytes.set(chunk, size)
    size += chunk.byteLength
    release(chunk)
  }
  return bytes.subarray(0, size)
}

/**
 * Returns the bytes of a body; stops at the limit even if its headers announce less.
 * @throws ApiError 413 over the endpoint's limit.
 */
export async function readBody(request: Request, endpoint: Endpoint): Promise<Uint8Array<ArrayBuffer>> {
  const isAnnounced = request.headers.has('Content-Length')
  if (isAnnounced && isLargeBody(request, endpoint))
    return readInto(new Uint8Array(announcedBytes(request, endpoint)), request)
  // The server passes on no more than the announced length, which has been checked. One read takes a third of the time.
  if (isAnnounced) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > maxBodyBytes(endpoint)) throw tooLarge()
    return bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > maxBodyBytes(endpoint)) throw tooLarge()
      chunks.push(chunk)
    }
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
