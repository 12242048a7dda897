import { fieldMessages } from '../field/field-messages.ts'
import { useJudgedField } from '../input/use-judged-field.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface TextInputProps extends Omit<TextFieldProps, 'type' | 'onBlur'> {
  /** Names the field for the form's list of errors and for the server's refusals. */
  name: string
}

/**
 * A text in the person's or the bank's own words, which may hold any letters: 'Café №7'. None of the 13 types of `Input`
 * takes those, so this one is judged only by whether it is there, where it is `required`; it tells its form and shows
 * what the server refused as an `Input` does.
 */
export function TextInput(props: TextInputProps) {
  const fault = props.required && props.value.trim() === '' ? fieldMessages.required : undefined
  return <TextField {...props} {...useJudgedField(props, fault)} />
}
