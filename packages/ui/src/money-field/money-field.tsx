import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { NumberInput, type NumberFieldProps } from '../field/number-input.tsx'

export interface MoneyFieldProps extends FieldProps, NumberFieldProps {
  /** Decimal dollars with at most two decimals, or null while there is no number. */
  value: number | null
}

/** An amount in dollars: `$` before it, thousands parted, two decimals once it is left. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, input] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <NumberInput {...input} control={control} invalid={Boolean(field.error)} before="$" thousands format={twoDecimals} />
      )}
    </Field>
  )
}

const twoDecimals = (value: number): string => value.toFixed(2)
