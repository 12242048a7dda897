import type { ReactNode } from 'react'
import { FormErrors, type FormErrorsProps } from './form-errors.tsx'
import { submitHandler } from './submit-handler.ts'

export interface FormProps extends FormErrorsProps {
  onSubmit: () => void
  /** A submit is being worked on; another one does nothing. */
  busy?: boolean
  /** Spoken name; a form with one is a landmark. */
  label?: string
  /** Fields one below the other, then the buttons. */
  children: ReactNode
}

/** A form on a page or in a card. The browser's own bubbles are off: every field shows its message itself. */
export function Form({ onSubmit, busy = false, label, error, fieldErrors, children }: FormProps) {
  const submit = submitHandler(() => {
    if (!busy) onSubmit()
  })
  return (
    <form noValidate onSubmit={submit} aria-label={label} aria-busy={busy}>
      <FormErrors error={error} fieldErrors={fieldErrors} />
      <div className="flex flex-col gap-4">{children}</div>
    </form>
  )
}
