import { readable } from './answers.ts'
import type { ErrorBody } from '../contract/errors.ts'
import * as words from '../contract/words/refusals.generated.ts'

interface FailureFields {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Catalog code; -1 when the answer names none. */
  readonly code: number
  readonly message: string
  /** `window`: a widget's change that the person has to make in our own window. */
  readonly reason?: ErrorBody['reason'] | undefined
  /** What is wrong in a bank file. */
  readonly note?: ErrorBody['note'] | undefined
  readonly items: readonly { readonly field: string; readonly errors: readonly string[] }[]
}

/** A failed call: a message for a person, and the fields to fix. */
export class ApiFailure extends Error implements FailureFields {
  declare readonly status: number
  declare readonly code: number
  declare readonly reason?: FailureFields['reason']
  declare readonly note?: FailureFields['note']
  declare readonly items: FailureFields['items']

  constructor(fields: FailureFields, options?: ErrorOptions) {
    super(fields.message, options)
    Object.assign(this, fields, { name: 'ApiFailure' })
  }

  /** Returns the first message for a form field, ignoring case in its name; null if there is none. */
  messageFor(field: string): string | null {
    const item = this.items.find((candidate) => candidate.field.toLowerCase() === field.toLowerCase())
    return item?.errors[0] ?? null
  }
}

/** Whether the server has said no, so nothing happened. After any other failure, a change may have been made. */
export const isRefusal = (reason: unknown): boolean =>
  reason instanceof ApiFailure && reason.status >= 400 && reason.status < 500

/** Shown when no answer came at all. */
export const offlineMessage = 'We couldn’t reach Evenkeel. Check your connection and try again.'

export function networkFailure(cause: unknown): ApiFailure {
  return new ApiFailure({ status: 0, code: -1, message: offlineMessage, items: [] }, { cause })
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'message' in value &&
  typeof value.message === 'string'

/** Reads the error body; an answer without one (a proxy's page, say) becomes the catalog's unknown error. */
export async function failureFrom(response: Response): Promise<ApiFailure> {
  const body: unknown = readable(await response.json().catch(() => null))
  if (!isErrorBody(body)) {
    return new ApiFailure({ status: response.status, code: -1, message: words.unknownError(), items: [] })
  }
  const items = (body.Items ?? []).map((item) => ({ field: item.Field, errors: item.Errors }))
  return new ApiFailure({ ...body, status: response.status, items })
}
