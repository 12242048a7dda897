import { formatMoney, inputLimits, language } from '@evenkeel/engine'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { type NumberBoxProps, NumberInput } from '../number/number-input.tsx'
import * as words from '../words/fields.generated.ts'

export interface MoneyFieldProps extends FieldProps, NumberBoxProps {
  /** Decimal dollars (or units of `currency`) with at most two decimals; null while nothing is typed, NaN for no number. */
  value: number | null
  /** ISO 4217 code if it is not dollars; an unknown code is shown as written. */
  currency?: string | undefined
}

/** An amount of money: its sign before it, thousands parted, two decimals after the box is left. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, { currency, ...input }] = splitField(props)
  const { sign, decimals } = currencyLook(currency)
  return (
    <Field {...field} unit={words.inUnit({ unit: currencyName(currency) })}>
      {(control) => (
        <NumberInput
          {...input}
          control={control}
          invalid={Boolean(field.error)}
          before={sign}
          decimals={decimals}
          isMoney
          format={writer(decimals).format}
        />
      )}
    </Field>
  )
}

/** One formatter for each count of decimals: creating one takes longer than formatting with it. */
const writers = new Map<number, Intl.NumberFormat>()

/** Formats with thousands parted, and this many decimals. */
function writer(decimals: number): Intl.NumberFormat {
  const known =
    writers.get(decimals) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  writers.set(decimals, known)
  return known
}

/** Returns how amounts of a currency are written elsewhere: the text before the number, and their decimals, at most two. */
function currencyLook(currency: string | undefined): { sign: string; decimals: number } {
  const nothing = formatMoney(0, currency === undefined ? {} : { currency })
  const [, sign = '', decimals = ''] = /^(.*?)\s*0(?:\.(0+))?$/.exec(nothing) ?? []
  return { sign, decimals: Math.min(decimals.length, inputLimits.currencyDecimals) }
}

/** Returns the spoken name of a currency's units: 'dollars', 'euros'; an unknown code as written. */
function currencyName(currency = 'USD'): string {
  if (currency === 'USD') return words.dollars()
  if (!/^[A-Z]{3}$/i.test(currency)) return currency
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(
    2,
  )
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
