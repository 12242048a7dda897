import { inputLimits, roundToCents } from '@evenkeel/engine'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { type NumberBoxProps, NumberInput } from '../number/number-input.tsx'
import * as words from '../words/fields.generated.ts'

export interface PercentFieldProps extends FieldProps, NumberBoxProps {
  /** A fraction: 0.025 is shown as 2.5. Null while nothing is typed, NaN for no number. */
  value: number | null
}

/** A percentage with at most two decimals: a fraction as its value, percent only in the box. Accepts no minus unless its subtype does. */
export function PercentField(props: PercentFieldProps) {
  const [field, { value, onChange, subtype = 'positive', ...input }] = splitField(props)
  return (
    <Field {...field} unit={words.percent()}>
      {(control) => (
        <NumberInput
          inputMode={subtype === 'negative' ? 'text' : 'decimal'}
          {...input}
          control={control}
          invalid={Boolean(field.error)}
          after="%"
          value={value === null ? null : percentFromFraction(value)}
          onChange={(percent) => onChange(percent === null ? null : fractionFromPercent(percent))}
          subtype={subtype}
          decimals={inputLimits.percentDecimals}
          format={String}
        />
      )}
    </Field>
  )
}

/** Both functions round to two decimals of a percent, so that a value goes in and out unchanged. */
const percentFromFraction = (fraction: number): number =>
  Number.isNaN(fraction) ? fraction : roundToCents(fraction * 100)
const fractionFromPercent = (percent: number): number => Math.round(percent * 100) / 10_000
