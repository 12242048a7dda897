import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { findOption, type SelectItems, type SelectOption } from '../select/select-options.ts'
import { activeAfter, choosable, matchingOptions } from './matching-options.ts'

interface ComboboxState {
  /** What is in the box while it is typed into; null while it shows what is chosen. */
  typed: string | null
  open: boolean
  active: string | null
}

const closed: ComboboxState = { typed: null, open: false, active: null }

interface ComboboxBehaviour {
  items: SelectItems
  value: string | null
  onChange: (value: string | null) => void
  isLocked: boolean
}

/** The list is open under what is typed, with the first that fits ready for Enter. */
function stateOfTyped(items: SelectItems, typed: string): ComboboxState {
  const first = typed.trim() === '' ? undefined : choosable(matchingOptions(items, typed))[0]
  return { typed, open: true, active: first?.value ?? null }
}

/** What a combobox shows and does, apart from how it looks. */
export function useCombobox({ items, value, onChange, isLocked }: ComboboxBehaviour) {
  const [state, setState] = useState(closed)
  const shown = matchingOptions(items, state.typed ?? '')
  const options = choosable(shown)
  const text = state.typed ?? findOption(items, value)?.label ?? ''
  const close = (): void => setState(closed)
  const open = (active: string | null): void => {
    if (!isLocked) setState((before) => ({ ...before, open: true, active }))
  }
  const choose = (option: SelectOption): void => {
    close()
    if (option.value !== value) onChange(option.value)
  }
  /** Whoever leaves a box that was emptied chose nothing; any other text that was not chosen is forgotten. */
  const leave = (): void => {
    close()
    if (state.typed?.trim() === '' && value !== null) onChange(null)
  }
  const type = (event: ChangeEvent<HTMLInputElement>): void => setState(stateOfTyped(items, event.target.value))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') takeActive(event)
    if (event.altKey && event.key === 'ArrowUp') return close()
    const next = activeAfter(event.key, options, state.open ? state.active : null)
    if (next === null) return
    event.preventDefault()
    open(state.open ? next : event.key === 'ArrowDown' && value !== null ? value : next)
  }
  /** Enter chooses in an open list, and only in a closed one submits the form around it. */
  const takeActive = (event: KeyboardEvent): void => {
    if (!state.open) return
    event.preventDefault()
    const active = options.find((option) => option.value === state.active)
    if (active) choose(active)
    else leave()
  }
  return {
    shown,
    options,
    text,
    isOpen: state.open,
    active: state.active,
    open: () => open(value),
    close,
    choose,
    leave,
    type,
    onKeyDown,
  }
}
