import { formatMoney, inputLimits } from '@evenkeel/engine'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { NumberInput, type NumberBoxProps } from '../field/number-input.tsx'

export interface MoneyFieldProps extends FieldProps, NumberBoxProps {
  /** Decimal dollars (or units of `currency`) with at most two decimals, or null while there is no number. */
  value: number | null
  /** ISO 4217 code when it is not dollars; a code that is none stands there as written. */
  currency?: string | undefined
}

/** An amount of money: its sign before it, thousands parted, two decimals once it is left. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, { currency, ...input }] = splitField(props)
  const { sign, decimals } = currencyLook(currency)
  return (
    <Field {...field}>
      {(control) => (
        <NumberInput
          {...input}
          control={control}
          invalid={Boolean(field.error)}
          before={sign}
          thousands
          decimals={decimals}
          format={(value) => value.toFixed(decimals)}
        />
      )}
    </Field>
  )
}

/** How amounts of a currency are written elsewhere: what stands before them, and their decimals as far as cents hold them. */
function currencyLook(currency: string | undefined): { sign: string; decimals: number } {
  const nothing = formatMoney(0, currency === undefined ? {} : { currency })
  const [, sign = '', decimals = ''] = /^(.*?)\s*0(?:\.(0+))?$/.exec(nothing) ?? []
  return { sign, decimals: Math.min(decimals.length, inputLimits.currencyDecimals) }
}
