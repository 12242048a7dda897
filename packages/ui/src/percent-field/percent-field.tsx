import { inputLimits, roundToCents } from '@evenkeel/engine'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { NumberInput, type NumberFieldProps } from '../field/number-input.tsx'

export interface PercentFieldProps extends FieldProps, Omit<NumberFieldProps, 'subtype'> {
  /** A fraction: 0.025 is shown as 2.5. Null while there is no number. */
  value: number | null
  /** `negative` is the only subtype that takes a minus. */
  subtype?: 'positive' | 'negative'
  /** The largest percentage that can be typed, in percent; 100 unless it says otherwise. */
  max?: number
}

/** A percentage with at most two decimals; a fraction outside, percent only in the box. */
export function PercentField(props: PercentFieldProps) {
  const [field, { value, onChange, subtype = 'positive', max = inputLimits.maxPercent, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <NumberInput
          {...input}
          control={control}
          invalid={Boolean(field.error)}
          after="%"
          value={value === null ? null : percentFromFraction(value)}
          onChange={(percent) => onChange(percent === null ? null : fractionFromPercent(percent))}
          subtype={subtype}
          max={max}
          format={String}
        />
      )}
    </Field>
  )
}

/** Both round to two decimals of a percent, so that a value goes in and out unchanged. */
const percentFromFraction = (fraction: number): number => roundToCents(fraction * 100)
const fractionFromPercent = (percent: number): number => Math.round(percent * 100) / 10_000
