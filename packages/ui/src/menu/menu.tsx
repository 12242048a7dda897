import { type KeyboardEvent, type ReactNode, type RefCallback, useId, useState } from 'react'
import { lazyLayer, type PreloadProps } from '../overlay/lazy-layer.tsx'
import type { MenuGroup } from './menu-items.ts'

export type { MenuGroup, MenuItem } from './menu-items.ts'

/** The props that the button of the menu must have. */
export interface MenuButtonProps extends PreloadProps {
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
  /** Shown above the items, such as who is signed in. */
  header?: ReactNode
  groups: readonly MenuGroup[]
  /** Which edge of the menu is aligned with the same edge of the button. */
  align?: 'start' | 'end'
}

const MenuLayer = lazyLayer(async () => (await import('../overlay/overlays.ts')).MenuLayer)

/** A button with a menu. Choosing an item closes the menu and returns the focus before the item acts. */
export function Menu({ label, renderButton, header, groups, align = 'start' }: MenuProps) {
  const id = useId()
  const [anchor, ref] = useState<HTMLButtonElement | null>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const isOpen = openAt !== null
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      {renderButton({
        ...MenuLayer.preloadProps,
        ref,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpenAt(isOpen ? null : 'first'),
        onKeyDown,
      })}
      {openAt !== null && (
        <MenuLayer {...{ id, label, anchor, align, header, groups, openAt }} onClose={() => setOpenAt(null)} />
      )}
    </>
  )
}
