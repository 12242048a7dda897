import { ApiFailure } from '@evenkeel/api-client/client'
import type { Refusal } from '@evenkeel/ui/form'

/** What a form says when something other than a refusal of its fields went wrong. */
const unknownMessage = 'Unknown error occurred.'

/** The words for a person of whatever a call threw. Source: product specification, section 8. */
export function messageOf(reason: unknown): string {
  if (reason instanceof ApiFailure) return reason.message
  return reason instanceof Error && reason.message !== '' ? reason.message : unknownMessage
}

/** What a form shows of a call that failed: each refusal on the field of its name, or one line over the fields. */
export interface FormFailure {
  readonly error: string | undefined
  readonly refusals: readonly Refusal[]
}

export const noFailure: FormFailure = { error: undefined, refusals: [] }

/** A refusal of fields goes to the fields, everything else over them, in these words. */
export function failureOf(reason: unknown, inWords: (reason: unknown) => string = messageOf): FormFailure {
  if (reason instanceof ApiFailure && reason.items.length > 0) return { error: undefined, refusals: reason.items }
  return { error: inWords(reason), refusals: [] }
}
