import { type FocusEvent, useState } from 'react'
import { type Refusal, refusalOf, useFormLink, useTellForm } from '../form/form-context.ts'

/** Whether a pointer press is in progress on something that can be pressed. */
const isPressing = (): boolean => document.querySelector('button:active, a:active, label:active') !== null

/**
 * Runs a callback after a field was left; if a press on a button took the focus from it, after that press is over. An
 * error that is shown on leaving may move the content below: the button would move away from under the pointer before
 * it is released, and the press would be lost.
 */
function afterPress(act: () => void): void {
  if (!isPressing()) return act()
  const over = new AbortController()
  const then = () => {
    over.abort()
    act()
  }
  for (const name of ['mouseup', 'pointercancel', 'dragend'])
    window.addEventListener(name, then, { capture: true, signal: over.signal })
}

interface FieldErrorProps {
  name: string
  label: string
  value: unknown
  error?: string | undefined
  disabled?: boolean | undefined
  /** Another number: that the field was left is forgotten. */
  round?: number | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** What the control has to show, and which events it reports. */
interface ShownField {
  error: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * A field with an error or none. `fault` is shown after the field was left or the form around it was submitted, an
 * error of the server until the value changes, and the caller's `error` before both. Reports the error to the form
 * around it.
 */
export function useFieldError(props: FieldErrorProps, fault: string | undefined): ShownField {
  const { name, label, value, error, disabled = false, round } = props
  const { isAsked, refusals } = useFormLink()
  const [left, setLeft] = useState<{ readonly round: number | undefined } | null>(null)
  const isRefusedValue = useRefusedValue(refusals, value)
  const refused = isRefusedValue ? refusalOf(refusals, name) : undefined
  const shown = error ?? refused ?? ((left !== null && left.round === round) || isAsked ? fault : undefined)
  // An error that cannot be fixed here neither stops the form nor becomes a link.
  useTellForm(name, disabled ? { label, fault: undefined, shown: undefined } : { label, fault, shown })
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    afterPress(() => setLeft({ round }))
    props.onBlur?.(event)
  }
  return { error: shown, onBlur }
}

/** Whether the value is still the one that the server's errors are about. */
function useRefusedValue(refusals: readonly Refusal[], value: unknown): boolean {
  const [sent, setSent] = useState({ refusals, value })
  if (sent.refusals === refusals) return Object.is(sent.value, value)
  setSent({ refusals, value })
  return true
}
