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
import { controlClass, inputClass } from '../field/control-class.ts'
import type { ControlProps } from '../field/field.tsx'
import { hasMinus, readTyped, type Subtype, takeNumberText, type TypedText, typedOver } from './number-text.ts'

/** Props that all fields for numbers share. */
export interface NumberBoxProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'disabled' | 'readOnly' | 'inputMode'
> {
  ref?: Ref<HTMLInputElement> | undefined
  /** Null while nothing is typed, NaN if the text is no number. */
  value: number | null
  /** Called with each change a person makes: with null for an empty box and NaN while the text is no number. */
  onChange: (value: number | null) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  subtype?: Subtype | undefined
  size?: 'regular' | 'compact' | undefined
  /** `end` if amounts are in a column. */
  align?: 'start' | 'end' | undefined
  /** The largest number of characters, without `$` and thousands separators. */
  maxLength?: number | undefined
}

interface NumberInputProps extends NumberBoxProps {
  control: ControlProps
  invalid: boolean
  before?: ReactNode
  after?: ReactNode
  /** To how many decimals a number is rounded; absent if it stays as typed. */
  decimals?: number | undefined
  isMoney?: boolean | undefined
  /** Returns the text of a number while the box has no focus. */
  format: (value: number) => string
}

/**
 * The box for a number. While a person types, the text stays as typed; a minus that is not allowed and characters over
 * the limit are refused. The text is formatted and rounded to its decimals when the box is left, when Enter submits it
 * and when its value is set from outside. `onChange` passes the rounded number from the start, so that the number shown
 * is the number sent. A text that is no number stays, so that the person can fix it.
 */
export function NumberInput({ value, onChange, onBlur, format, decimals, isMoney, ...props }: NumberInputProps) {
  const { control, invalid, before, after, subtype = 'any', size, align = 'start', maxLength, ...input } = props
  const limits = { subtype, maxLength: maxLength ?? inputLimits.maxNumberLength }
  const [draft, setDraft] = useState<TypedText | null>(null)
  const read = (typed: TypedText) => rounded(readTyped(typed, { isMoney }), decimals)
  const shown: TypedText =
    draft !== null && Object.is(read(draft), value) ? draft : { text: written(value, format), isGroupedByField: true }
  const settle = (): void => {
    if (!Number.isNaN(value)) setDraft(null)
  }
  const change = (text: string): void => {
    const taken = takeNumberText(text, limits.subtype, limits.maxLength)
    if (taken === null) return
    const typed = typedOver(shown, taken)
    setDraft(typed)
    onChange(read(typed))
  }
  const paste = (text: string): void => {
    const taken = takeNumberText(text, limits.subtype, limits.maxLength)
    if (taken === null) return
    const pasted = { text: taken, isGroupedByField: false }
    const number = read(pasted)
    setDraft(Number.isNaN(number) ? pasted : null)
    onChange(number)
  }
  return (
    <span className={controlClass({ size, invalid })}>
      {before && <Affix>{before}</Affix>}
      <input
        // The digit keyboard of a phone has no minus.
        inputMode={subtype === 'any' || subtype === 'negative' ? 'text' : 'decimal'}
        {...input}
        {...control}
        type="text"
        autoComplete="off"
        className={`${inputClass} ${align === 'end' ? 'text-right' : ''}`}
        value={shown.text}
        onKeyDown={(event) => {
          refuseMinusKey(event, subtype !== 'positive')
          if (event.key === 'Enter') settle()
        }}
        onPaste={(event) => handlePaste(event, paste)}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
      />
      {after && <Affix>{after}</Affix>}
    </span>
  )
}

/** Returns a value as it is shown while the box has no focus. */
const written = (value: number | null, format: (value: number) => string): string =>
  value === null || Number.isNaN(value) ? '' : format(value)

/** No field has more decimals than cents, and a currency has all of them or none. */
function rounded(value: number | null, decimals: number | undefined): number | null {
  if (value === null || decimals === undefined || !Number.isFinite(value)) return value
  return decimals === 0 ? Math.round(value) : roundToCents(value)
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

/** Handles a text that replaces the whole content of the box; one that is pasted into it is a change like a typed one. */
function handlePaste(event: ClipboardEvent<HTMLInputElement>, onText: (text: string) => void): void {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget
  if (readOnly || selectionStart !== 0 || selectionEnd !== value.length) return
  event.preventDefault()
  onText(event.clipboardData.getData('text').trim())
}
