import { ApiFailure } from '@evenkeel/api-client/client'
import type { FormFailure } from '@evenkeel/ui/use-form'
import * as words from '../words/failures.generated.ts'
import { toFormFailure, toMessage } from './form-failure.ts'

const lockedOut = 10003

/** Whether a registration failed because the email already has an account. Only a person who proved that email learns it. */
export const isTaken = (reason: unknown): boolean =>
  reason instanceof ApiFailure && (reason.code === 30002 || reason.code === 30003)

/** Returns the catalog's words, and the next step for the person if the catalog does not name it. */
export function failureText(reason: unknown): string {
  if (!(reason instanceof ApiFailure)) return toMessage(reason)
  if (reason.code === lockedOut) return words.lockedOut({ reason: reason.message })
  if (reason.status === 429) return words.tooManyTries()
  if (reason.status === 503) return words.busy()
  return reason.message
}

/** Returns what a sign-in or registration form shows about a failed call. */
export const toSignInFailure = (reason: unknown): FormFailure =>
  // The email is a field of an earlier step, so its error goes above the fields of this one.
  isTaken(reason) ? { error: failureText(reason), refusals: [] } : toFormFailure(reason, failureText)
