import { ApiFailure } from '@evenkeel/api-client/client'
import { messageOf } from '@evenkeel/widgets/shared/form-failure.ts'
import type { Refusal } from '@evenkeel/ui/form'

const LOCKED_OUT = 10003

/** What a form shows of a call that failed: fields by name, or one line over them. */
export interface FormFailure {
  readonly error: string | undefined
  readonly refusals: readonly Refusal[]
}

export const noFailure: FormFailure = { error: undefined, refusals: [] }

/** The catalogue's words, and what can be done where they do not say it. */
export function wordsOf(reason: unknown): string {
  if (!(reason instanceof ApiFailure)) return messageOf(reason)
  if (reason.code === LOCKED_OUT) return `${reason.message}. Wait 15 minutes and try again, or reset your password.`
  if (reason.status === 429) return 'Too many tries. Please wait a little and try again.'
  if (reason.status === 503) return 'Evenkeel is busy right now. Please try again in a minute.'
  return reason.message
}

/** A refusal of fields goes to the fields; everything else over them. */
export function failureOf(reason: unknown): FormFailure {
  if (reason instanceof ApiFailure && reason.items.length > 0) return { error: undefined, refusals: reason.items }
  return { error: wordsOf(reason), refusals: [] }
}
