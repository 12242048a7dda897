import type { CommonInputProps } from './input-props.ts'

/** What every field takes of an input's props. */
export function frameOf({
  label,
  hideLabel,
  beside,
  hint,
  error,
  required,
  optional,
  name,
  ref,
  onBlur,
  disabled,
}: CommonInputProps & { required?: boolean | undefined }) {
  return { label, hideLabel, beside, hint, error, required, optional, name, ref, onBlur, disabled }
}
