import { type FocusEvent, useState } from 'react'
import { type Refusal, refusalOf, useFormLink, useTellForm } from '../form/form-context.ts'
import { afterPress } from './after-press.ts'

interface JudgedFieldProps {
  name: string
  label: string
  value: unknown
  error?: string | undefined
  disabled?: boolean | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** What the part that is typed into has to show, and to be told. */
interface JudgedField {
  error: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * A field with something wrong, or nothing: `fault` is shown once the field was left or the form around it was submitted,
 * what the server refused until the value is changed, and the caller's own `error` before both. The form around it is told.
 */
export function useJudgedField(props: JudgedFieldProps, fault: string | undefined): JudgedField {
  const { name, label, value, error, disabled = false } = props
  const { isAsked, refusals } = useFormLink()
  const [wasLeft, setLeft] = useState(false)
  const isRefusedValue = useRefusedValue(refusals, value)
  const refused = isRefusedValue ? refusalOf(refusals, name) : undefined
  const shown = error ?? refused ?? (wasLeft || isAsked ? fault : undefined)
  // What cannot be mended here stops nothing and is no link.
  useTellForm(name, disabled ? { label, fault: undefined, shown: undefined } : { label, fault, shown })
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    afterPress(event.currentTarget, () => setLeft(true))
    props.onBlur?.(event)
  }
  return { error: shown, onBlur }
}

/** Whether the value still is the one that stood here when the refusals came in. */
function useRefusedValue(refusals: readonly Refusal[], value: unknown): boolean {
  const [sent, setSent] = useState({ refusals, value })
  if (sent.refusals === refusals) return Object.is(sent.value, value)
  setSent({ refusals, value })
  return true
}
