import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { inputLimits, roundToCents } from '@evenkeel/engine'
import { NumericFormat } from 'react-number-format'
import { controlClass, inputClass } from './control-class.ts'
import type { ControlProps } from './field.tsx'
import { hasMinus, numberFromText, type Subtype, typedNumber } from './number-text.ts'

/** What all fields for numbers share. */
export interface NumberBoxProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'disabled' | 'readOnly' | 'inputMode'
> {
  ref?: Ref<HTMLInputElement> | undefined
  /** Null while nothing is typed, NaN where the text is no number. */
  value: number | null
  /** Called with each change a person makes; null when the text is no number yet, with the text itself. */
  onChange: (value: number | null, text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  subtype?: Subtype | undefined
  size?: 'regular' | 'compact' | undefined
  /** `end` where amounts stand in a column. */
  align?: 'start' | 'end' | undefined
  /** How many characters are taken, without `$` and thousands separators. */
  maxLength?: number | undefined
}

interface NumberInputProps extends NumberBoxProps {
  control: ControlProps
  invalid: boolean
  before?: ReactNode
  after?: ReactNode
  thousands?: boolean
  decimals: number
  /** The text of a number while nobody is typing it. */
  format: (value: number) => string
}

/**
 * The box for a number with a fixed count of decimals. While it is typed into, the text stays as typed; a decimal too many,
 * a 16th digit and a minus that has no place are not taken. It is formatted when it is left or when its value is set from
 * outside.
 */
export function NumberInput({ value, onChange, onBlur, format, decimals, ...props }: NumberInputProps) {
  const {
    control,
    invalid,
    before,
    after,
    thousands = false,
    subtype = 'any',
    size,
    align = 'start',
    ref,
    maxLength = inputLimits.maxNumberLength,
    ...input
  } = props
  const [draft, setDraft] = useState<string | null>(null)
  const shown = shownText(draft, value, format)
  const minusAllowed = subtype !== 'positive'
  return (
    <span className={controlClass({ size, invalid })}>
      {before && <Affix>{before}</Affix>}
      <NumericFormat
        // The digits of a phone have no minus.
        inputMode={subtype === 'any' || subtype === 'negative' ? 'text' : 'decimal'}
        {...input}
        {...control}
        getInputRef={ref ?? null}
        autoComplete="off"
        className={`${inputClass} ${align === 'end' ? 'text-right' : ''}`}
        value={shown}
        valueIsNumericString
        decimalScale={decimals}
        thousandSeparator={thousands}
        // What may not be typed may still be set from outside, and then has to be seen to be mended.
        allowNegative
        isAllowed={({ value: raw }) => raw.length <= maxLength && (minusAllowed || !hasMinus(raw))}
        onKeyDown={(event) => refuseMinusKey(event, minusAllowed)}
        onPaste={(event) =>
          handlePaste(event, { minusAllowed, maxLength }, (pasted) => onChange(pasted, String(pasted)))
        }
        onValueChange={({ value: raw }, { source }) => {
          if (source !== 'event') return
          setDraft(raw)
          onChange(numberFromText(raw), raw)
        }}
        onBlur={(event) => {
          // A text that is no number stays, to be mended.
          if (!Number.isNaN(value)) setDraft(null)
          onBlur?.(event)
        }}
      />
      {after && <Affix>{after}</Affix>}
    </span>
  )
}

/** What is being typed, as long as it means the value; else the value as it is written. */
function shownText(draft: string | null, value: number | null, format: (value: number) => string): string {
  if (draft !== null && (numberFromText(draft) === value || Object.is(typedNumber(draft), value))) return draft
  return value === null || Number.isNaN(value) ? '' : format(value)
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
function handlePaste(
  event: ClipboardEvent<HTMLInputElement>,
  { minusAllowed, maxLength }: { minusAllowed: boolean; maxLength: number },
  onNumber: (value: number) => void,
): void {
  const text = event.clipboardData.getData('text')
  if (hasMinus(text) && !minusAllowed) {
    event.preventDefault()
    return
  }
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget
  const replacesAll = selectionStart === 0 && selectionEnd === value.length
  const pasted = numberFromText(text)
  if (!replacesAll || readOnly || pasted === null || String(Math.abs(pasted)).length > maxLength) return
  event.preventDefault()
  onNumber(roundToCents(pasted))
}
