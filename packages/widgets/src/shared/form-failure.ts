import { ApiFailure } from '@evenkeel/api-client/client'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** What a form says when something other than a refusal of its fields went wrong. */
const unknownMessage = 'Unknown error occurred.'

/** The words for a person of whatever a call threw. Source: product specification, section 8. */
export function messageOf(reason: unknown): string {
  if (reason instanceof ApiFailure) return reason.message
  return reason instanceof Error && reason.message !== '' ? reason.message : unknownMessage
}

/**
 * Shows what the server refused: the first message of each field on the field of that name (in any case), and everything
 * that no field of the form can show as the form's own error line.
 */
export function showFailure<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  reason: unknown,
  fields: readonly FieldPath<Values>[],
) {
  if (!(reason instanceof ApiFailure)) {
    setError('root', { message: messageOf(reason) })
    return
  }
  const shown = fields.filter((field) => reason.messageFor(field) !== null)
  for (const field of shown) setError(field, { message: reason.messageFor(field) ?? reason.message })
  const other = reason.items.find((item) => !fields.some((field) => field.toLowerCase() === item.field.toLowerCase()))
  if (shown.length === 0 || other !== undefined) setError('root', { message: other?.errors[0] ?? reason.message })
}
