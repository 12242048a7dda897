import { ApiFailure } from '@evenkeel/api-client/client'
import type { FormFailure } from '@evenkeel/ui/use-form'

/** The message of a form for an error that is not a refusal of its fields. */
const unknownMessage = 'Unknown error occurred.'

/** Returns the words to show for anything that a call threw. Source: ERR-31. */
export function toMessage(reason: unknown): string {
  if (reason instanceof ApiFailure) return reason.message
  return reason instanceof Error && reason.message !== '' ? reason.message : unknownMessage
}

/** Returns refusals of fields for the fields, and everything else as one line over them, in the words of `inWords`. */
export function toFormFailure(reason: unknown, inWords: (reason: unknown) => string = toMessage): FormFailure {
  if (reason instanceof ApiFailure && reason.items.length > 0) return { error: undefined, refusals: reason.items }
  return { error: inWords(reason), refusals: [] }
}
