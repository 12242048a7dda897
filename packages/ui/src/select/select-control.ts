import type { FocusEventHandler, Ref } from 'react'
import type { ControlProps } from '../field/field.tsx'

export interface SelectOption {
  /** Never empty: the empty value means that nothing is chosen. */
  value: string
  label: string
  /** A CSS color; drawn as a small square before the label. */
  swatch?: string
  disabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

export type SelectItems = readonly (SelectOption | SelectGroup)[]

/** Whether an item of a list is a group of options under one label. */
export function isGroup(item: SelectOption | SelectGroup): item is SelectGroup {
  return 'options' in item
}

/** Returns the option with this value, in a group or not. */
export function findOption(items: SelectItems, value: string | null): SelectOption | undefined {
  return items.flatMap((item) => (isGroup(item) ? item.options : [item])).find((option) => option.value === value)
}

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
