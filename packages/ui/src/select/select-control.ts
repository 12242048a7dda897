import type { FocusEventHandler, Ref } from 'react'
import type { ControlProps } from '../field/field.tsx'
import type { SelectItems } from './select-options.ts'

/** What a select has beyond the props of every field. */
export interface SelectOwnProps {
  ref?: Ref<HTMLButtonElement> | undefined
  name?: string | undefined
  items: SelectItems
  /** Null while nothing is chosen: the placeholder is shown. */
  value: string | null
  onChange: (value: string) => void
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** `compact` is 32 high, for card headers and table rows. */
  size?: 'regular' | 'compact' | undefined
}

/** A select without its label and messages. */
export interface SelectControlProps extends SelectOwnProps {
  control: ControlProps
  invalid: boolean
}
