import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { FormContext, type Refusal } from './form-context.ts'
import { FormErrors, type FormErrorsProps } from './form-errors.tsx'
import { useFormFields } from './use-form-fields.ts'

export type { Refusal } from './form-context.ts'

export interface FormProps extends Pick<FormErrorsProps, 'error'> {
  onSubmit: () => void
  /** A submit is being worked on; another one does nothing. */
  busy?: boolean
  /** Spoken name; a form with one is a landmark. */
  label?: string
  /** What the server refused, by field: shown on the field of that name until it is changed, else above the fields. */
  refusals?: readonly Refusal[] | undefined
  /** Another number: the form starts over as one that was never submitted. */
  round?: number | undefined
  /** Whether Enter in a field submits; not in a form whose submit weighs more than a field. The button always does. */
  submitsByEnter?: boolean
  /** Fields one below the other, then the buttons. */
  children: ReactNode
}

/** Keeps Enter in a one-line field from pressing the form's button. What the field itself does with Enter stays. */
function stayInField(event: KeyboardEvent): void {
  const { target } = event
  const isPressed = target instanceof HTMLInputElement && ['button', 'submit', 'reset', 'file'].includes(target.type)
  if (event.key === 'Enter' && target instanceof HTMLInputElement && !isPressed) event.preventDefault()
}

function watchEnter(form: HTMLFormElement): () => void {
  form.addEventListener('keydown', stayInField)
  return () => form.removeEventListener('keydown', stayInField)
}

/**
 * A form on a page or in a card. The browser's own bubbles are off: every field shows its message itself, and after a
 * submit that failed all of them are listed above the fields, each a link to its field. While a field of a form inside has a fault,
 * nothing is submitted.
 */
export function Form(props: FormProps) {
  const { onSubmit, busy = false, label, error, refusals, round, submitsByEnter = true, children } = props
  const form = useFormFields({ onSubmit, busy, refusals, round })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      ref={submitsByEnter ? undefined : watchEnter}
      aria-label={label}
      aria-busy={busy}
    >
      <FormErrors error={error ?? form.otherError} fieldErrors={form.fieldErrors} />
      <FormContext value={form.link}>
        <div className="flex flex-col gap-4">{children}</div>
      </FormContext>
    </form>
  )
}

/** The button of a form on a page or in a card: as wide as its words, below the fields. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => (
  <div>
    <Button type="submit" variant="primary" {...props} />
  </div>
)
