import { InputControl } from './input-control.tsx'
import { inputFault } from './input-fault.ts'
import type { InputProps } from './input-props.ts'
import { useJudgedField } from './use-judged-field.ts'

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
  return <InputControl {...props} {...useJudgedField(props, inputFault(props))} />
}
