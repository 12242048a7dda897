import { ApiFailure } from '@evenkeel/api-client/client'
import { failureOf as failureIn, type FormFailure, messageOf } from '@evenkeel/widgets/shared/form-failure.ts'

const LOCKED_OUT = 10003

/** The catalogue's words, and what can be done where they do not say it. */
export function wordsOf(reason: unknown): string {
  if (!(reason instanceof ApiFailure)) return messageOf(reason)
  if (reason.code === LOCKED_OUT) return `${reason.message}. Wait 15 minutes and try again, or reset your password.`
  if (reason.status === 429) return 'Too many tries. Please wait a little and try again.'
  if (reason.status === 503) return 'Evenkeel is busy right now. Please try again in a minute.'
  return reason.message
}

/** What a form on the way in shows of a call that failed. */
export const failureOf = (reason: unknown): FormFailure => failureIn(reason, wordsOf)
