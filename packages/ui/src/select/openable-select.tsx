import {
  Content,
  Group,
  Item,
  ItemIndicator,
  ItemText,
  Label,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { findOption, isGroup, type SelectControlProps, type SelectItems, type SelectOption } from './select-control.ts'
import { triggerClass } from './trigger-class.ts'
import { findStyleNonce } from '../overlay/style-nonce.ts'

const listClass = [
  'z-40 max-h-[min(320px,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden',
  'max-w-(--radix-select-content-available-width) rounded-lg border border-hairline bg-raised text-left text-body font-normal text-text shadow-2',
].join(' ')

const itemClass = [
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-md py-1.5 pr-8 pl-3 outline-none select-none pointer-coarse:min-h-control-coarse',
  'relative data-disabled:text-text-subtle data-highlighted:bg-sunken',
].join(' ')

interface SelectListProps {
  items: SelectItems
}

/** The open list, in the page's body. The content itself is not animated: Radix would keep the list until the animation ends. */
function SelectList({ items }: SelectListProps) {
  return (
    <Portal>
      <Content position="popper" sideOffset={4} collisionPadding={8} className={listClass}>
        <Viewport nonce={findStyleNonce()} className="animate-fade p-1.5">
          {items.map((item) =>
            isGroup(item) ? (
              <Group key={item.label}>
                <Label className="px-3 pt-2 pb-1 text-caption text-text-subtle">{item.label}</Label>
                {item.options.map(renderOption)}
              </Group>
            ) : (
              renderOption(item)
            ),
          )}
        </Viewport>
      </Content>
    </Portal>
  )
}

function renderOption({ value, label, swatch, disabled = false }: SelectOption) {
  return (
    <Item key={value} value={value} disabled={disabled} textValue={label} className={itemClass}>
      {swatch && <Swatch color={swatch} />}
      <ItemText>{label}</ItemText>
      <ItemIndicator className="absolute right-2.5 text-accent">
        <Icon name="check" size={16} />
      </ItemIndicator>
    </Item>
  )
}

interface OpenableSelectProps extends SelectControlProps {
  /** What a person did to the closed select while this was on its way. */
  readonly start: 'idle' | 'focused' | 'open'
}

/** The whole select, whose list can be opened. Disabled, as while a choice is saved, it keeps the focus: the list stays closed then. */
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
  const [isOpen, setOpen] = useState(start === 'open' && !disabled)
  const isFocused = start !== 'idle'
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <Root
      value={value ?? ''}
      onValueChange={(next) => next && !disabled && onChange(next)}
      open={isOpen && !disabled}
      onOpenChange={(next) => setOpen(next && !disabled)}
    >
      <Trigger
        {...trigger}
        {...control}
        ref={button}
        aria-disabled={disabled || undefined}
        className={triggerClass({ size, invalid })}
      >
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
