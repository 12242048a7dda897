import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { type NumberBoxProps, NumberInput } from '../number/number-input.tsx'

export interface NumberFieldProps extends FieldProps, NumberBoxProps {
  /** A bare word or sign after the number, such as 'years'; it is spoken with the field. */
  unit?: string | undefined
}

/**
 * A plain number, such as an age. It accepts any text and keeps it, so that a text that is no number gets an error
 * instead of being dropped; `onChange` then passes NaN. A minus moves to the front wherever it is typed.
 */
export function NumberField(props: NumberFieldProps) {
  const [field, { unit, ...input }] = splitField(props)
  return (
    <Field {...field} unit={unit}>
      {(control) => (
        <NumberInput {...input} control={control} invalid={Boolean(field.error)} after={unit} format={String} />
      )}
    </Field>
  )
}
