import { type FocusEventHandler, type Ref, useState } from 'react'
import { Root, Trigger, Value } from '@radix-ui/react-select'
import { type ControlProps, Field, type FieldProps, splitField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useLayer } from '../overlay/use-layer.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { triggerClass } from './trigger-class.ts'
import { SelectList } from './select-list.tsx'
import { findOption, type SelectItems } from './select-options.ts'
import { useListContainer } from './use-list-container.ts'

export type { SelectGroup, SelectItems, SelectOption } from './select-options.ts'

interface SelectControlProps {
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

export interface SelectProps extends FieldProps, SelectControlProps {}

/** One of several: a button that opens a list, with groups and colour swatches where the options have them. */
export function Select(props: SelectProps) {
  const [field, select] = splitField(props)
  return (
    <Field {...field} isButton>
      {(control) => <SelectControl {...select} control={control} invalid={Boolean(field.error)} />}
    </Field>
  )
}

interface ControlInnerProps extends SelectControlProps {
  control: ControlProps
  invalid: boolean
}

function SelectControl({
  control,
  invalid,
  items,
  value,
  onChange,
  placeholder,
  disabled = false,
  size,
  ...trigger
}: ControlInnerProps) {
  const [open, setOpen] = useState(false)
  const { container, layerRef } = useListContainer(open)
  useLayer(open, () => setOpen(false))
  const chosen = findOption(items, value)
  return (
    <Root
      open={open}
      onOpenChange={setOpen}
      value={value ?? ''}
      onValueChange={(next) => next && onChange(next)}
      disabled={disabled}
    >
      <Trigger {...trigger} {...control} className={triggerClass({ size, invalid })}>
        {chosen?.swatch && <Swatch color={chosen.swatch} />}
        <span className="min-w-0 flex-1 truncate text-left">
          <Value placeholder={<span className="text-text-subtle">{placeholder}</span>}>{chosen?.label}</Value>
        </span>
        <Icon name="chevron-down" size={18} className="text-text-muted" />
      </Trigger>
      {layerRef && <div popover="manual" ref={layerRef} className={layerClass} />}
      {container && <SelectList container={container} items={items} />}
    </Root>
  )
}

const layerClass = 'pointer-events-auto fixed inset-0 size-full overflow-visible bg-transparent text-text'
