import { ApiError, unavailable } from '../errors.ts'
import { isStoreUnavailable } from '../store/sqlite/is-store-unavailable.ts'

/** One line of the log: named fields only, never a body, so that nobody's money ends up in a log. */
export interface LogEntry {
  readonly event: 'request-failed' | 'store-unavailable' | 'mail-failed'
  readonly requestId: string
  /** The endpoint's name or the page's path pattern. */
  readonly call: string
  readonly error: unknown
}

export type Log = (entry: LogEntry) => void

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isStoreUnavailable(error) ? unavailable() : new ApiError(500, -1)
}

/** The one place where an error becomes an answer. What is not meant for the outside goes to the log and nowhere else. */
export function errorAnswer(error: unknown, call: string, requestId: string, log: Log): Response {
  const apiError = asApiError(error)
  if (apiError !== error) {
    log({ event: apiError.status === 503 ? 'store-unavailable' : 'request-failed', requestId, call, error })
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (apiError.retryAfterSeconds !== undefined) headers.set('Retry-After', String(apiError.retryAfterSeconds))
  return Response.json(apiError.toBody(), { status: apiError.status, headers })
}
