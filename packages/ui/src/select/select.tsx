import { type ComponentProps, useRef, useState } from 'react'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { ClosedSelect } from './closed-select.tsx'
import type { OpenableSelect } from './openable-select.tsx'
import type { SelectControlProps, SelectOwnProps } from './select-control.ts'

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
