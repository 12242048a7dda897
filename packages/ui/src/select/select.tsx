import { type ComponentProps, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import type { OpenableSelect } from './openable-select.tsx'
import { type SelectControlProps, type SelectOwnProps, findOption } from './select-control.ts'
import { Icon } from '../icon/icon.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { triggerClass } from './trigger-class.ts'

interface ClosedSelectProps extends SelectControlProps {
  readonly onNear: () => void
  readonly onFocused: (isFocused: boolean) => void
  readonly onPress: (isDown: boolean) => void
  readonly onOpen: () => void
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** The button of a select whose list is not loaded yet; looks and is named like the one that replaces it. */
function ClosedSelect(props: ClosedSelectProps) {
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
      aria-disabled={disabled || undefined}
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

export type { SelectGroup, SelectItems, SelectOption } from './select-control.ts'

export interface SelectProps extends FieldProps, SelectOwnProps {}

type Start = ComponentProps<typeof OpenableSelect>['start']

let Openable: typeof OpenableSelect | null = null

/** Loads the list of all selects ahead of the first pointer or focus on one. Rejects if its code could not be loaded. */
export async function preloadSelect(): Promise<void> {
  Openable = (await import('./openable-select.tsx')).OpenableSelect
}

/** A choice of one option: a button that opens a list, with groups and color swatches if the options have them. */
export function Select(props: SelectProps) {
  const [field, select] = splitField(props)
  return (
    <Field {...field} isButton>
      {(control) => <SelectControl {...select} control={control} invalid={Boolean(field.error)} />}
    </Field>
  )
}

/** A button alone until a person comes near: the list weighs more than most cards that have one. */
function SelectControl(props: SelectControlProps) {
  const [isLoaded, setLoaded] = useState(Openable !== null)
  const [start, setStart] = useState<Start>('idle')
  const isPressed = useRef(false)
  const wanted = useRef<Start>('idle')

  /** Replaces the button, but not between the two halves of a press: that would then press neither. */
  function replace() {
    if (Openable === null || isPressed.current) return
    setStart(wanted.current)
    setLoaded(true)
  }
  function near(next: Start) {
    wanted.current = next
    // The button may be about to be replaced, with what was wanted before.
    setStart(next)
    if (Openable === null) preloadSelect().then(replace, () => undefined)
    else replace()
  }
  if (isLoaded && Openable !== null) return <Openable {...props} start={start} />
  return (
    <ClosedSelect
      {...props}
      onNear={() => near(wanted.current)}
      onFocused={(isFocused) => wanted.current !== 'open' && near(isFocused ? 'focused' : 'idle')}
      onPress={(isDown) => {
        isPressed.current = isDown
        if (!isDown) replace()
      }}
      onOpen={() => near('open')}
    />
  )
}
