import { inputLimits } from '@evenkeel/engine'
import { DateField } from '../date-field/date-field.tsx'
import { typedNumber } from '../field/number-text.ts'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PercentField } from '../percent-field/percent-field.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { Select } from '../select/select.tsx'
import { frameOf } from './frame-of.ts'
import type { InputProps } from './input-props.ts'
import { WordControl } from './word-control.tsx'

type NumberType = 'currency' | 'percentage' | 'numeric' | 'positiveRoundNumber' | 'decimal'
type NumberProps = Extract<InputProps, { type: NumberType }>
type OtherProps = Exclude<InputProps, { type: NumberType }>

const numberTypes: readonly string[] = [
  'currency',
  'percentage',
  'numeric',
  'positiveRoundNumber',
  'decimal',
] satisfies NumberType[]
const isNumber = (props: InputProps): props is NumberProps => numberTypes.includes(props.type)

/** The field that an input of this type is typed into or chosen from; it judges nothing. */
export function InputControl(props: InputProps) {
  return isNumber(props) ? <NumberControl {...props} /> : <OtherControl {...props} />
}

function NumberControl(props: NumberProps) {
  const { size, readOnly, align, placeholder, value, onChange, subtype, maxLength } = props
  const box = { ...frameOf(props), size, readOnly, align, placeholder, value, subtype, maxLength }
  const change = (next: number | null, text: string): void => onChange(next ?? typedNumber(text))
  switch (props.type) {
    case 'currency':
      return <MoneyField {...box} currency={props.currency} onChange={change} />
    case 'percentage':
      return <PercentField {...box} subtype={subtype ?? 'any'} onChange={change} />
    case 'numeric':
      return <NumberField {...box} unit={props.unit} onChange={onChange} />
    default: {
      const keyboard = props.type === 'positiveRoundNumber' ? { inputMode: 'numeric' as const } : {}
      return (
        <NumberField
          {...box}
          {...keyboard}
          maxLength={maxLength ?? inputLimits.maxLength}
          unit={props.unit}
          onChange={onChange}
        />
      )
    }
  }
}

function OtherControl(props: OtherProps) {
  const { size, readOnly, placeholder, autoComplete } = props
  const frame = frameOf(props)
  const box = { ...frame, size, readOnly, autoComplete }
  switch (props.type) {
    case 'phone':
      return <PhoneField {...box} placeholder={placeholder} value={props.value} onChange={props.onChange} />
    case 'date':
      return <DateField {...box} value={props.value} onChange={props.onChange} />
    case 'select':
      return (
        <Select
          {...frame}
          {...{ size, placeholder }}
          items={props.items ?? []}
          value={props.value}
          onChange={props.onChange}
        />
      )
    default:
      return <WordControl {...props} />
  }
}
