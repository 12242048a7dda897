import { inputLimits } from '@evenkeel/engine'
import { DateField } from '../date-field/date-field.tsx'
import { typedNumber } from '../field/number-text.ts'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PercentField } from '../percent-field/percent-field.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { InputProps } from './input-props.ts'

/** The field that an input of this type is typed into or chosen from; it judges nothing. */
export function InputControl(props: InputProps) {
  const { maxLength = inputLimits.maxLength } = props
  const { label, hideLabel, beside, hint, error, required, optional, name, ref, onBlur, placeholder, disabled, readOnly, size, align } = props
  const frame = { label, hideLabel, beside, hint, error, required, optional, name, ref, onBlur, disabled }
  const box = { ...frame, size, readOnly }
  const number = { ...box, align, placeholder, maxLength: props.maxLength }
  switch (props.type) {
    case 'password':
      return (
        <PasswordField
          {...frame}
          value={props.value}
          onChange={props.onChange}
          maxLength={maxLength}
          autoComplete={props.autoComplete === 'new-password' ? 'new-password' : 'current-password'}
        />
      )
    case 'phone':
      return <PhoneField {...box} placeholder={placeholder} value={props.value} onChange={props.onChange} autoComplete={props.autoComplete} />
    case 'date':
      return <DateField {...box} value={props.value} onChange={props.onChange} autoComplete={props.autoComplete} />
    case 'select':
      return <Select {...frame} size={size} placeholder={placeholder} items={props.items ?? []} value={props.value} onChange={props.onChange} />
    case 'currency': {
      const { value, onChange, subtype, currency } = props
      return <MoneyField {...number} {...{ value, subtype, currency }} onChange={(next, text) => onChange(next ?? typedNumber(text))} />
    }
    case 'percentage': {
      const { value, onChange, subtype = 'any' } = props
      return <PercentField {...number} {...{ value, subtype }} onChange={(next, text) => onChange(next ?? typedNumber(text))} />
    }
    case 'numeric':
      return <NumberField {...number} unit={props.unit} value={props.value} onChange={props.onChange} subtype={props.subtype} />
    case 'positiveRoundNumber':
    case 'decimal': {
      const { value, onChange, subtype, unit } = props
      const keyboard = props.type === 'positiveRoundNumber' ? { inputMode: 'numeric' as const } : {}
      return <NumberField {...number} {...keyboard} {...{ value, onChange, subtype, unit, maxLength }} />
    }
    case 'email':
      return (
        <TextField {...box} type="email" placeholder={placeholder} maxLength={maxLength} value={props.value} onChange={props.onChange} autoComplete={props.autoComplete ?? 'email'} />
      )
    default:
      return (
        <TextField {...box} placeholder={placeholder} maxLength={maxLength} value={props.value} onChange={props.onChange} autoComplete={props.autoComplete} />
      )
  }
}
