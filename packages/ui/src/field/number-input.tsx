import { type ClipboardEvent, type ComponentProps, type FocusEventHandler, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { inputLimits, roundToCents } from '@evenkeel/engine'
import { NumericFormat } from 'react-number-format'
import { controlClass, inputClass } from './control-class.ts'
import type { ControlProps } from './field.tsx'
import { hasMinus, numberFromText } from './number-text.ts'

/** `positive` and `nonzero` take no minus; `negative` takes the first one and no second. */
export type Subtype = 'any' | 'positive' | 'negative' | 'nonzero'

/** What money and percent fields share. */
export interface NumberFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'readOnly'> {
  ref?: Ref<HTMLInputElement> | undefined
  value: number | null
  /** Called with each change a person makes; null when the text is no number yet. */
  onChange: (value: number | null) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  subtype?: Subtype | undefined
  size?: 'regular' | 'compact' | undefined
  /** `end` where amounts stand in a column. */
  align?: 'start' | 'end' | undefined
}

interface NumberInputProps extends NumberFieldProps {
  control: ControlProps
  invalid: boolean
  before?: ReactNode
  after?: ReactNode
  thousands?: boolean
  /** The largest number that can be typed. */
  max?: number | undefined
  /** The text of a number while nobody is typing it. */
  format: (value: number) => string
}

/**
 * The box for a number with two decimals. While it is typed into, the text stays as typed; the third decimal, a 16th
 * digit and a minus that has no place are not taken. It is formatted when it is left or when its value is set from outside.
 */
export function NumberInput({ value, onChange, onBlur, format, ...props }: NumberInputProps) {
  const { control, invalid, before, after, thousands = false, max, subtype = 'any', size, align = 'start', ref, ...input } = props
  const [draft, setDraft] = useState<string | null>(null)
  const isCurrent = draft !== null && numberFromText(draft) === value
  const shown = isCurrent ? draft : value === null ? '' : format(value)
  const minusAllowed = subtype === 'any' || subtype === 'negative'
  return (
    <span className={controlClass({ size, invalid })}>
      {before && <Affix>{before}</Affix>}
      <NumericFormat
        {...input}
        {...control}
        getInputRef={ref ?? null}
        inputMode={minusAllowed ? 'text' : 'decimal'}
        autoComplete="off"
        className={`${inputClass} ${align === 'end' ? 'text-right' : ''}`}
        value={shown}
        valueIsNumericString
        decimalScale={inputLimits.currencyDecimals}
        thousandSeparator={thousands}
        allowNegative={minusAllowed}
        isAllowed={({ value: raw, floatValue = 0 }) => raw.length <= inputLimits.maxNumberLength && (max === undefined || floatValue <= max)}
        onKeyDown={(event) => refuseMinusKey(event, minusAllowed)}
        onPaste={(event) => handlePaste(event, minusAllowed, (pasted) => onChange(max === undefined ? pasted : Math.min(pasted, max)))}
        onValueChange={({ value: raw }, { source }) => {
          if (source !== 'event') return
          setDraft(raw)
          onChange(numberFromText(raw))
        }}
        onBlur={(event) => {
          setDraft(null)
          onBlur?.(event)
        }}
      />
      {after && <Affix>{after}</Affix>}
    </span>
  )
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="shrink-0 text-text-subtle select-none">
      {children}
    </span>
  )
}

function refuseMinusKey(event: KeyboardEvent<HTMLInputElement>, minusAllowed: boolean): void {
  if (!hasMinus(event.key) || event.key.length > 1) return
  if (!minusAllowed || hasMinus(event.currentTarget.value)) event.preventDefault()
}

/** A minus that has no place refuses the whole paste; a number that replaces the whole text is rounded, not cut. */
function handlePaste(event: ClipboardEvent<HTMLInputElement>, minusAllowed: boolean, onNumber: (value: number) => void): void {
  const text = event.clipboardData.getData('text')
  if (hasMinus(text) && !minusAllowed) {
    event.preventDefault()
    return
  }
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget
  const replacesAll = selectionStart === 0 && selectionEnd === value.length
  const pasted = numberFromText(text)
  if (!replacesAll || readOnly || pasted === null || String(Math.abs(pasted)).length > inputLimits.maxNumberLength) return
  event.preventDefault()
  onNumber(roundToCents(pasted))
}
