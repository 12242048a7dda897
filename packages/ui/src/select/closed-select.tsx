import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { findOption, type SelectControlProps } from './select-control.ts'
import { triggerClass } from './trigger-class.ts'

interface ClosedSelectProps extends SelectControlProps {
  readonly onNear: () => void
  readonly onFocused: (isFocused: boolean) => void
  readonly onPress: (isDown: boolean) => void
  readonly onOpen: () => void
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** The button of a select whose list is not loaded yet; looks and is named like the one that replaces it. */
export function ClosedSelect(props: ClosedSelectProps) {
  const { ref, name, control, invalid, items, value, placeholder, disabled, size } = props
  const { onBlur, onNear, onFocused, onPress, onOpen } = props
  const chosen = findOption(items, value)
  /** A mouse opens it when it goes down, as it does later; a finger may begin to scroll, and waits for the click. */
  const press = ({ pointerType, button, ctrlKey }: PointerEvent) => {
    if (pointerType !== 'mouse') onPress(true)
    else if (button === 0 && !ctrlKey) onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <button
      {...control}
      ref={ref}
      name={name}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls={undefined}
      aria-autocomplete="none"
      disabled={disabled}
      className={triggerClass({ size, invalid })}
      onPointerEnter={onNear}
      onFocus={() => onFocused(true)}
      onBlur={(event) => {
        onFocused(false)
        onBlur?.(event)
      }}
      onPointerDown={press}
      onPointerUp={() => setTimeout(onPress, 0, false)}
      onPointerCancel={() => onPress(false)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {chosen?.swatch && <Swatch color={chosen.swatch} />}
      <span className="min-w-0 flex-1 py-1 text-left wrap-anywhere">
        {chosen?.label ?? <span className="text-text-subtle">{placeholder}</span>}
      </span>
      <Icon name="chevron-down" size={18} className="text-text-muted" />
    </button>
  )
}
