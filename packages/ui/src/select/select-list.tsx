import { Content, Group, Item, ItemIndicator, ItemText, Label, Portal, Viewport } from '@radix-ui/react-select'
import { Icon } from '../icon/icon.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { findStyleNonce } from '../overlay/style-nonce.ts'
import { isGroup, type SelectItems, type SelectOption } from './select-control.ts'

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
export function SelectList({ items }: SelectListProps) {
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
