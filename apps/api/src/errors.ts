import { type ErrorBody, type ErrorCode, errorCatalogue } from '@evenkeel/api-client/contract/errors'

/** Field names (paths as in `splits[0].value`) with what is wrong with each. */
export type FieldErrors = Readonly<Record<string, string>>

interface ApiErrorOptions {
  readonly fields?: FieldErrors
  readonly retryAfterSeconds?: number
}

/** An answer other than 200 that is meant: thrown anywhere below the HTTP layer, written out by its error boundary. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldErrors
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ErrorCode, options: ApiErrorOptions = {}) {
    super(errorCatalogue[code])
    this.status = status
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** The body on the wire; its message is always the catalogue's, never an internal word. */
  toBody(): ErrorBody {
    const items = Object.entries(this.fields).map(([Field, error]) => ({ Field, Errors: [error] }))
    return { code: this.code, message: this.message, ...(items.length > 0 && { Items: items }) }
  }
}

/** The text of a field that is missing; it alone turns the code of a bad request into 10001. */
export const FIELD_REQUIRED = 'Field required'

/** 400 on fields: `badRequest({ 'splits[0].value': 'Please enter a positive value.' })`. Code 10001 where one is missing, else 10000. */
export function badRequest(fields: FieldErrors): ApiError {
  const isMissing = Object.values(fields).includes(FIELD_REQUIRED)
  return new ApiError(400, isMissing ? 10001 : 10000, { fields })
}

/** 400 with a code of the catalogue: a failed sign-in, a used-up code. */
export function refused(code: ErrorCode, fields: FieldErrors = {}): ApiError {
  return new ApiError(400, code, { fields })
}

/** 404 for an entity that does not exist or is another person's; the two must look the same. */
export function notFound(): ApiError {
  return new ApiError(404, -1)
}

/** 400 with code 10000: what was asked no longer fits what is stored. */
export function conflict(fields: FieldErrors = {}): ApiError {
  return new ApiError(400, 10000, { fields })
}

/** 403: signed in, but not for this. */
export function forbidden(): ApiError {
  return new ApiError(403, -1)
}

/** 401: no session, or one that has ended. */
export function signedOut(): ApiError {
  return new ApiError(401, -1)
}

/** 429: too often; try again after the given seconds. */
export function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError(429, 10000, { retryAfterSeconds })
}

/** 503: nothing is wrong with the request; the store or a queue is full for now. */
export function unavailable(retryAfterSeconds = 2): ApiError {
  return new ApiError(503, 10000, { retryAfterSeconds })
}
