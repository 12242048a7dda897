import { inputLimits } from '@evenkeel/engine'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { frameOf } from './frame-of.ts'
import type { WordInputProps } from './input-props.ts'

/** The field that a text of letters is typed into; it judges nothing. */
export function WordControl(props: WordInputProps) {
  const { value, onChange, autoComplete, size, readOnly, placeholder, maxLength = inputLimits.maxLength } = props
  const frame = frameOf(props)
  if (props.type === 'password') {
    const which = autoComplete === 'new-password' ? autoComplete : 'current-password'
    return <PasswordField {...frame} {...{ value, onChange, maxLength }} autoComplete={which} />
  }
  const email =
    props.type === 'email' ? { type: 'email' as const, autoComplete: autoComplete ?? 'email' } : { autoComplete }
  return <TextField {...frame} {...{ size, readOnly, placeholder, maxLength, value, onChange }} {...email} />
}
