import { Root, Trigger, Value } from '@radix-ui/react-select'
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { SelectList } from './select-list.tsx'
import { findOption, type SelectControlProps } from './select-control.ts'
import { triggerClass } from './trigger-class.ts'

interface OpenableSelectProps extends SelectControlProps {
  /** What a person did to the closed select while this was on its way. */
  readonly start: 'idle' | 'focused' | 'open'
}

/** The whole select, whose list can be opened. */
export function OpenableSelect(props: OpenableSelectProps) {
  const {
    start,
    control,
    invalid,
    items,
    value,
    onChange,
    placeholder,
    disabled = false,
    size,
    ref,
    ...trigger
  } = props
  const chosen = findOption(items, value)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current)
  const isFocused = start !== 'idle'
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <Root
      value={value ?? ''}
      onValueChange={(next) => next && onChange(next)}
      disabled={disabled}
      defaultOpen={start === 'open'}
    >
      <Trigger {...trigger} {...control} ref={button} className={triggerClass({ size, invalid })}>
        {chosen?.swatch && <Swatch color={chosen.swatch} />}
        <span className="min-w-0 flex-1 py-1 text-left wrap-anywhere">
          <Value placeholder={<span className="text-text-subtle">{placeholder}</span>}>{chosen?.label}</Value>
        </span>
        <Icon name="chevron-down" size={18} className="text-text-muted" />
      </Trigger>
      <SelectList items={items} />
    </Root>
  )
}
