import type { FocusEvent, RefCallback } from 'react'
import type { FieldProps } from '../field/field.tsx'
import type { SelectItems } from '../select/select-options.ts'
import type { InputRule } from './input-fault.ts'
import type { Judged } from './judged.ts'
import type { TextRule } from './text-fault.ts'

/** What an input takes whatever its type. */
export interface CommonInputProps extends FieldProps {
  /** Names the field for the form's list of errors, for the server's refusals and for the browser's own filling in. */
  name: string
  ref?: RefCallback<HTMLElement> | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Not for `select` and `password`, which the browser knows no such state of. */
  readOnly?: boolean | undefined
  size?: 'regular' | 'compact' | undefined
  /** What the browser may fill in. */
  autoComplete?: string | undefined
  /** 60 unless it says otherwise; 15 for numeric, currency and percentage, without `$` and thousands separators. */
  maxLength?: number | undefined
}

/** What only some types have. */
interface InputParts {
  /** The choices of a `select`. */
  items?: SelectItems | undefined
  /** Numbers only: `end` where they stand in a column. */
  align?: 'start' | 'end' | undefined
  /** `numeric`, `positiveRoundNumber` and `decimal` only: what is counted, such as 'years'. */
  unit?: string | undefined
}

/** Something chosen is never unchosen, so a select gives no null. */
type Changing<Rule> = Rule extends { type: infer Type; value: infer Value }
  ? Rule & { onChange: (value: Type extends 'select' ? NonNullable<Value> : Value) => void }
  : never

/** A rule with its value, and how it looks. */
export type InputProps = CommonInputProps & InputParts & Changing<InputRule>

/** The types whose value is typed as it is: a password, an email address, letters. */
export type WordInputProps = CommonInputProps & Changing<TextRule & Judged<string>>
