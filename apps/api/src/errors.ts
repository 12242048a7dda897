import type { ErrorBody, ErrorCode } from '@evenkeel/api-client/contract/errors'
import { codeKeys } from './code-keys.ts'
import { inEnglish, say, type Sentence, toSentence } from './say.ts'

/** Errors by field; a field is a path such as `splits[0].value`. A text that no catalog has does not compile. */
export type FieldErrors = Readonly<Record<string, Sentence>>

/** Errors by field, also as the texts of a schema of the contract or a rule of the engine: the boundaries hold that each has a key. */
export type ContractErrors = Readonly<Record<string, Sentence | string>>

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
  readonly fields?: ContractErrors | undefined
  /** Replaces the catalog's message where that does not say what to do. */
  readonly message?: Sentence | undefined
  readonly retryAfterSeconds?: number | undefined
  /** What a program has to do about it, if not show the message. */
  readonly reason?: ErrorBody['reason']
  /** What a developer has to change in the request; on no screen. */
  readonly help?: string | undefined
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
  readonly sentence: Sentence
  readonly retryAfterSeconds: number | undefined
  readonly notice: Notice | undefined
  readonly note: ErrorBody['note']
  readonly help: string | undefined
  /** What a program has to do about it. */
  readonly task: ErrorBody['reason']

  constructor(status: number, code: ErrorCode, options: ApiErrorOptions = {}) {
    const sentence = options.message ?? messageOf(code)
    super(inEnglish(sentence), options.cause === undefined ? undefined : { cause: options.cause })
    this.sentence = sentence
    this.status = status
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
    this.notice = options.notice
    this.note = options.note
    this.help = options.help
    this.task = options.reason
  }

  /** Returns the body on the wire. Its message is the catalog's or was written for people; it is never internal. */
  toBody(): ErrorBody {
    const items = Object.entries(this.fields).map(([field, error]) => toItem(field, error))
    const { code, message, sentence, task: reason, help, note } = this
    return {
      code,
      message,
      sentence,
      ...(reason && { reason }),
      ...(help && { help }),
      ...(note && { note }),
      ...(items[0] && { Items: items }),
    }
  }
}

function toItem(Field: string, error: Sentence | string) {
  const said = typeof error === 'string' ? toSentence(error) : error
  return typeof said === 'string' ? { Field, Errors: [said] } : { Field, Errors: [inEnglish(said)], Sentences: [said] }
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
    super(503, 10000, { retryAfterSeconds: refusedForSeconds, message: say('yourDataCannotBeOpenedRight'), cause })
    this.ledgerId = ledgerId
    this.reason = reason
  }
}

/** Returns the start of a ledger's id, for the log and backups: enough to find the ledger, useless to anyone else. */
export const shortLedgerId = (ledgerId: string): string => ledgerId.slice(0, 8)

/** What is wrong with a missing field; only this makes the code of a bad request 10001. */
export const fieldRequired = say('fieldRequired')

const required = inEnglish(fieldRequired)

/** 400 on fields: `badRequest({ 'splits[0].value': say('positiveValue') })`. Code 10001 if a field is missing, else 10000. */
export function badRequest(fields: FieldErrors, note?: ErrorBody['note']): ApiError {
  return invalidInput(fields, note)
}

/** The same for texts that are not written here, but come from the contract's schemas and the engine's rules. */
export function invalidInput(fields: ContractErrors, note?: ErrorBody['note']): ApiError {
  const isMissing = Object.values(fields).some(
    (error) => (typeof error === 'string' ? error : inEnglish(error)) === required,
  )
  return new ApiError(400, isMissing ? 10001 : 10000, { fields, note })
}

/** 400 with a code of the catalog, for example for a failed sign-in. */
export function refused(code: ErrorCode, fields: FieldErrors = {}, notice?: Notice): ApiError {
  return new ApiError(400, code, { fields, notice })
}

/** Returns the catalog's message of a code, to say it of a field. */
export const messageOf = (code: ErrorCode): Sentence => say(codeKeys[code])

/** 404 for an entity that does not exist or belongs to another person; the two must look the same. */
export function notFound(): ApiError {
  return new ApiError(404, -1)
}

/** 400 with code 10000: the request no longer fits the stored data. */
export function conflict(fields: FieldErrors = {}): ApiError {
  return new ApiError(400, 10000, { fields })
}

/** 403: signed in, but not allowed to do this. */
export function forbidden(notice?: Notice, help?: string): ApiError {
  return new ApiError(403, -1, { notice, help })
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
export function tooMany(retryAfterSeconds: number, message?: Sentence, notice?: Notice): ApiError {
  return new ApiError(429, 10000, { retryAfterSeconds, message, notice })
}

/** 429: a person has so much in progress that more of it would reach others. Nothing was judged or changed. */
export const overBudget = (retryAfterSeconds: number, personId: number | null): ApiError =>
  tooMany(retryAfterSeconds, say('severalInProgress'), {
    event: 'budget-refused',
    subject: personId === null ? null : `caller:${personId}`,
  })

/** 503: nothing is wrong with the request; the store or a queue is busy. */
export function unavailable(retryAfterSeconds = 2, message?: Sentence): ApiError {
  return new ApiError(503, 10000, { retryAfterSeconds, message })
}
