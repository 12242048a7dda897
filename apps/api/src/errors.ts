import { type ErrorBody, type ErrorCode, errorCatalog } from '@evenkeel/api-client/contract/errors'
import { ledgerRefusedMessage } from '@evenkeel/api-client/contract/ledger-refused'
import type { FixedText } from '@evenkeel/api-client/contract/words/fixed-text.generated'

/** Error texts by field; a field is a path such as `splits[0].value`. A text that lacks a translation does not compile. */
export type FieldErrors = Readonly<Record<string, FixedText>>

/** Error texts that a schema of the contract or a rule of the engine has: the boundaries hold that each has a translation. */
export type ContractErrors = Readonly<Record<string, string>>

/** What else a refusal means, for the log of security events. */
export interface Notice {
  readonly event:
    | 'lane-closed'
    | 'ceiling-reached'
    | 'forgery-refused'
    | 'token-stolen'
    | 'access-refused'
    | 'budget-refused'
    | 'sso-refused'
  /** Who it is about: `caller:7`, or `user:` and the name that was typed. Logged as a keyed hash; null if unknown. */
  readonly subject: string | null
  /** The code of the company whose sign-on it is about. */
  readonly company?: string
  /** What is wrong with it, in one word of ours. */
  readonly why?: string
}

interface ApiErrorOptions {
  readonly fields?: ContractErrors
  /** Replaces the catalog's message where that does not say what to do. */
  readonly message?: FixedText | undefined
  readonly retryAfterSeconds?: number
  /** What a program has to do about it, if not show the message. */
  readonly reason?: ErrorBody['reason']
  /** What is wrong in a bank file, for a screen to word. */
  readonly note?: ErrorBody['note']
  readonly notice?: Notice | undefined
  readonly cause?: unknown
}

/** An intended answer other than 200: thrown anywhere below the HTTP layer, and answered by `errorAnswer`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: ContractErrors
  readonly retryAfterSeconds: number | undefined
  readonly notice: Notice | undefined
  readonly note: ErrorBody['note']
  readonly #reason: ErrorBody['reason']

  constructor(status: number, code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? errorCatalog[code], options.cause === undefined ? undefined : { cause: options.cause })
    this.status = status
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
    this.notice = options.notice
    this.note = options.note
    this.#reason = options.reason
  }

  /** Returns the body on the wire. Its message is the catalog's or was written for people; it is never internal. */
  toBody(): ErrorBody {
    const items = Object.entries(this.fields).map(([Field, error]) => ({ Field, Errors: [error] }))
    const reason = this.#reason && { reason: this.#reason }
    const note = this.note && { note: this.note }
    return { code: this.code, message: this.message, ...reason, ...note, ...(items.length > 0 && { Items: items }) }
  }
}

/**
 * Why a ledger is not opened.
 * - `missing`: the directory lists it, but its file does not exist, or is empty.
 * - `not-theirs`: its owner mark, or its key, is another's.
 * - `other-directory`: it belongs to another directory.
 * - `older`: the directory knows of a later state of it, so this is an older or a forked copy.
 * - `directory-older`: it is further than the directory knows, so the directory is an older copy.
 * - `corrupt`: SQLite finds it damaged.
 * - `unreadable`: the system does not let us open it now.
 * - `newer`: a newer release wrote it.
 * - `quarantined`: an operator has set it aside.
 */
export const refusalReasons = [
  'missing',
  'not-theirs',
  'other-directory',
  'older',
  'directory-older',
  'corrupt',
  'unreadable',
  'newer',
  'quarantined',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Long, because only an operator can fix it. */
const refusedForSeconds = 600

/** 503: the person's ledger is not opened, because it would show another person's money, or none. The file is not changed. */
export class LedgerRefused extends ApiError {
  readonly ledgerId: string
  readonly reason: RefusalReason

  constructor(ledgerId: string, reason: RefusalReason, cause?: unknown) {
    super(503, 10000, { retryAfterSeconds: refusedForSeconds, message: ledgerRefusedMessage, cause })
    this.ledgerId = ledgerId
    this.reason = reason
  }
}

/** Returns the start of a ledger's id, for the log and backups: enough to find the ledger, useless to anyone else. */
export const shortLedgerId = (ledgerId: string): string => ledgerId.slice(0, 8)

/** The text of a missing field; only this text makes the code of a bad request 10001. */
export const fieldRequired = 'Field required'

/** 400 on fields: `badRequest({ 'splits[0].value': 'Please enter a positive value.' })`. Code 10001 if a field is missing, else 10000. */
export function badRequest(fields: FieldErrors, note?: ErrorBody['note']): ApiError {
  return invalidInput(fields, note)
}

/** The same for texts that are not written here, but come from the contract's schemas and the engine's rules. */
export function invalidInput(fields: ContractErrors, note?: ErrorBody['note']): ApiError {
  const isMissing = Object.values(fields).includes(fieldRequired)
  return new ApiError(400, isMissing ? 10001 : 10000, { fields, note })
}

/** 400 with a code of the catalog, for example for a failed sign-in. */
export function refused(code: ErrorCode, fields: FieldErrors = {}, notice?: Notice): ApiError {
  return new ApiError(400, code, { fields, notice })
}

/** Returns the catalog's message of a code, to say it of a field. */
export const messageOf = <Code extends ErrorCode>(code: Code): (typeof errorCatalog)[Code] => errorCatalog[code]

/** 404 for an entity that does not exist or belongs to another person; the two must look the same. */
export function notFound(): ApiError {
  return new ApiError(404, -1)
}

/** 400 with code 10000: the request no longer fits the stored data. */
export function conflict(fields: FieldErrors = {}): ApiError {
  return new ApiError(400, 10000, { fields })
}

/** 403: signed in, but not allowed to do this. */
export function forbidden(notice?: Notice): ApiError {
  return new ApiError(403, -1, { notice })
}

/** 403: the person does not share this with their planner. */
export function notShared(): ApiError {
  return new ApiError(403, -1, { reason: 'not-shared' })
}

/** 401: no session, or one that has ended. */
export function signedOut(notice?: Notice): ApiError {
  return new ApiError(401, -1, { notice })
}

/** 429: too many tries; the answer says after how many seconds to try again. */
export function tooMany(retryAfterSeconds: number, message?: FixedText, notice?: Notice): ApiError {
  return new ApiError(429, 10000, { retryAfterSeconds, message, notice })
}

/** 429: a person has so much in progress that more of it would reach others. Nothing was judged or changed. */
export const overBudget = (retryAfterSeconds: number, personId: number | null): ApiError =>
  tooMany(retryAfterSeconds, 'You have several of these in progress. Wait a moment.', {
    event: 'budget-refused',
    subject: personId === null ? null : `caller:${personId}`,
  })

/** 503: nothing is wrong with the request; the store or a queue is busy. */
export function unavailable(retryAfterSeconds = 2, message?: FixedText): ApiError {
  return new ApiError(503, 10000, { retryAfterSeconds, message })
}
