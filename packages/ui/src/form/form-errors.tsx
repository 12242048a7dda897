import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/fields.generated.ts'

export interface FieldError {
  /** The `name` of the field. */
  name: string
  /** Its label, as the person reads it. */
  label: string
  message: string
}

export interface FormErrorsProps {
  /** What no single field can show, such as a refusal of the server. */
  error?: string | undefined
  /** Fields refused on submit, each listed with a link to it. */
  fieldErrors?: readonly FieldError[] | undefined
}

/** What keeps a form from being sent, above its fields. It is read out when it appears. */
export function FormErrors({ error, fieldErrors = [] }: FormErrorsProps) {
  const nothing = !error && fieldErrors.length === 0
  return (
    <div
      role="alert"
      className={nothing ? 'hidden' : 'mb-4 flex gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-body text-danger'}
    >
      <Icon name="alert-triangle" size={18} className="mt-px" />
      <div className="min-w-0 flex-1">
        {error && <p>{error}</p>}
        {fieldErrors.length > 0 && <FieldErrorList fieldErrors={fieldErrors} />}
      </div>
    </div>
  )
}

function FieldErrorList({ fieldErrors }: { fieldErrors: readonly FieldError[] }) {
  return (
    <>
      <p className="font-medium">{words.checkThese()}</p>
      <ul>
        {fieldErrors.map(({ name, label, message }) => (
          <li key={name}>
            <FieldLink name={name}>
              {label}: {message}
            </FieldLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A link to a field. It is made of a button, because a link by address would be a route of the portal. */
function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <button
      type="button"
      role="link"
      className="rounded-sm py-0.5 text-left underline underline-offset-2 focus-visible:outline-current pointer-coarse:py-2"
      onClick={(event) => focusField(event.currentTarget.form, name)}
    >
      {children}
    </button>
  )
}

/** Moves the focus to a field. Of several controls with one name, the chosen one gets it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = `[name="${CSS.escape(name)}"]`
  const control = form?.querySelector<HTMLElement>(`${named}:checked`) ?? form?.querySelector<HTMLElement>(named)
  control?.focus()
}
