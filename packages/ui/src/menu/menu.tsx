import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useId, useState } from 'react'
import type { CloseReason } from '../overlay/popover.tsx'
import type { MenuGroup, MenuItem } from './menu-items.ts'
import { menuItems, MenuList } from './menu-list.tsx'

export type { MenuGroup, MenuItem } from './menu-items.ts'

/** What the button that opens the menu has to carry. */
export interface MenuButtonProps {
  ref: RefCallback<HTMLButtonElement>
  /** So that it submits no form around it. */
  type: 'button'
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

export interface MenuProps {
  /** Spoken name of the menu. */
  label: string
  /** Renders the button, with all of these props on it. */
  renderButton: (props: MenuButtonProps) => ReactNode
  /** Stands above the items, such as who is signed in. */
  header?: ReactNode
  groups: readonly MenuGroup[]
  /** Which edge of the menu meets the button's. */
  align?: 'start' | 'end'
}

/** A button with a menu. Choosing an item closes the menu and gives the focus back before the item acts. */
export function Menu({ label, renderButton, header, groups, align = 'start' }: MenuProps) {
  const id = useId()
  const [anchor, ref] = useState<HTMLButtonElement | null>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const isOpen = openAt !== null
  const onShown = useCallback((element: HTMLElement) => focusItem(element, openAt), [openAt])
  const close = (reason: CloseReason): void => {
    setOpenAt(null)
    if (reason === 'escape') anchor?.focus()
  }
  const select = (item: MenuItem): void => {
    close('escape')
    item.onSelect()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      {renderButton({
        ref,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpenAt(isOpen ? null : 'first'),
        onKeyDown,
      })}
      {isOpen && (
        <MenuList {...{ id, label, anchor, align, header, groups, onShown }} onClose={close} onSelect={select} />
      )}
    </>
  )
}

function focusItem(element: HTMLElement, which: 'first' | 'last' | null): void {
  const items = menuItems(element)
  items.at(which === 'last' ? -1 : 0)?.focus({ preventScroll: true })
}
