import { type ComponentProps, type FocusEvent, type Ref, useState } from 'react'
import { controlClass, inputClass } from '../field/control-class.ts'
import { type ControlProps, Field, type FieldProps, splitField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { findOption, type SelectItems } from '../select/select-options.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { useCombobox } from './use-combobox.ts'

export type { SelectGroup, SelectItems, SelectOption } from '../select/select-options.ts'

interface ComboboxBoxProps extends Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'readOnly'> {
  ref?: Ref<HTMLInputElement> | undefined
  items: SelectItems
  /** Null while nothing is chosen. */
  value: string | null
  /** Null when a person emptied the box. */
  onChange: (value: string | null) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  size?: 'regular' | 'compact' | undefined
  /** Stands in the list when nothing fits what was typed. */
  emptyText?: string | undefined
}

export interface ComboboxProps extends FieldProps, ComboboxBoxProps {}

/**
 * One of many, found by typing: the list holds what fits, by the start of any word. The focus stays in the box, which
 * points at the active option, so it holds in a shadow root and in a dialog alike.
 */
export function Combobox(props: ComboboxProps) {
  const [field, box] = splitField(props)
  return (
    <Field {...field}>
      {(control) => <ComboboxBox {...box} label={field.label} control={control} invalid={Boolean(field.error)} />}
    </Field>
  )
}

interface BoxProps extends ComboboxBoxProps {
  label: string
  control: ControlProps
  invalid: boolean
}

function ComboboxBox({
  label,
  control,
  invalid,
  items,
  value,
  onChange,
  onBlur,
  size,
  emptyText = 'Nothing fits',
  ...input
}: BoxProps) {
  const [anchor, anchorRef] = useState<HTMLElement | null>(null)
  const box = useCombobox({ items, value, onChange, isLocked: Boolean(input.disabled ?? input.readOnly) })
  const listId = `${control.id}-list`
  const swatch = findOption(items, value)?.swatch
  return (
    <span ref={anchorRef} className={controlClass({ size, invalid })}>
      {swatch && <Swatch color={swatch} />}
      <input
        {...input}
        {...control}
        {...asTyped}
        {...spoken(box, listId)}
        value={box.text}
        onChange={box.type}
        onKeyDown={box.onKeyDown}
        onClick={box.open}
        onBlur={(event) => {
          box.leave()
          onBlur?.(event)
        }}
        className={inputClass}
      />
      <Icon name="chevron-down" size={18} className="pointer-events-none shrink-0 text-text-muted" />
      {box.isOpen && (
        <ComboboxList
          {...{ label, anchor, value, emptyText, id: listId, items: box.shown, active: box.active }}
          onChoose={box.choose}
          onClose={box.close}
        />
      )}
      <VisuallyHidden>
        <span role="status">{box.isOpen ? countInWords(box.options.length, emptyText) : ''}</span>
      </VisuallyHidden>
    </span>
  )
}

/** The browser neither fills in nor mends what is typed to find something. */
const asTyped = { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What a combobox says of its list to assistive technology. */
function spoken({ isOpen, active }: { isOpen: boolean; active: string | null }, listId: string) {
  return {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active !== null ? optionId(listId, active) : undefined,
  } as const
}

function countInWords(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? '1 choice' : `${String(count)} choices`
}
