import { useState } from 'react'
import { type Refusal, refusalOf, useFormLink, useTellForm } from '../form/form-context.ts'
import { InputControl } from './input-control.tsx'
import { inputFault } from './input-fault.ts'
import type { InputProps } from './input-props.ts'

export { lifeDateFault } from './date-fault.ts'
export { inputFault, type InputRule } from './input-fault.ts'
export type { InputProps } from './input-props.ts'

/**
 * The shared input widget: all 13 types of the specification, with their masks, limits and messages. What is wrong with the
 * value is shown once the field was left, or once the form around it was submitted; what the server refused, until the
 * value is changed. `error` goes before both.
 *
 * A number is null while nothing is typed and NaN while the text is no number; a percentage is a fraction; a date and a
 * phone number are their text.
 */
export function Input(props: InputProps) {
  const { isAsked, refusals } = useFormLink()
  const [wasLeft, setLeft] = useState(false)
  const isRefusedValue = useRefusedValue(refusals, props.value)
  const fault = inputFault(props)
  const refused = isRefusedValue ? refusalOf(refusals, props.name) : undefined
  const shown = props.error ?? refused ?? (wasLeft || isAsked ? fault : undefined)
  useTellForm(props.name, { label: props.label, fault: props.disabled ? undefined : fault, shown })
  const onBlur: InputProps['onBlur'] = (event) => {
    setLeft(true)
    props.onBlur?.(event)
  }
  return <InputControl {...props} error={shown} onBlur={onBlur} />
}

/** Whether the value still is the one that stood here when the refusals came in. */
function useRefusedValue(refusals: readonly Refusal[], value: InputProps['value']): boolean {
  const [sent, setSent] = useState({ refusals, value })
  if (sent.refusals === refusals) return Object.is(sent.value, value)
  setSent({ refusals, value })
  return true
}
