import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useMenu, useMenuItem } from 'react-aria/useMenu'
import { Item } from 'react-stately/Item'
import { type TreeState, useTreeState } from 'react-stately/useTreeState'
import { Icon } from '../icon/icon.tsx'
import { Layer } from '../overlay/layer.tsx'
import type { MenuGroup, MenuItem } from './menu-items.ts'

export interface MenuLayerProps {
  id: string
  label: string
  anchor: HTMLElement | null
  align: 'start' | 'end'
  header: ReactNode
  groups: readonly MenuGroup[]
  /** The item that gets the focus. */
  openAt: 'first' | 'last'
  onClose: () => void
}

/** The open menu. Arrow keys, Home, End and typed letters move the focus; Tab leaves it. */
export function MenuLayer({ anchor, align, header, onClose, ...list }: MenuLayerProps) {
  const leave = (): void => {
    anchor?.focus({ preventScroll: true })
    onClose()
  }
  return (
    // A landmark, because it is drawn outside of those of the page.
    <Layer
      role="region"
      aria-label={list.label}
      anchor={anchor}
      placement={`bottom ${align}`}
      onClose={onClose}
      onKeyDownCapture={(event: KeyboardEvent) => event.key === 'Tab' && leave()}
      className="max-w-[calc(100vw-16px)] animate-fade overflow-y-auto rounded-card border border-hairline bg-raised p-1.5 text-body text-text shadow-dialog"
    >
      {header && <div className="px-3 pt-2 pb-3">{header}</div>}
      <MenuList {...list} hasHeader={Boolean(header)} leave={leave} />
    </Layer>
  )
}

interface MenuListProps extends Pick<MenuLayerProps, 'id' | 'label' | 'groups' | 'openAt'> {
  hasHeader: boolean
  /** Returns the focus to the button and closes the menu. */
  leave: () => void
}

function MenuList({ id, label, groups, openAt, hasHeader, leave }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null)
  const items = groups.flat()
  const state = useTreeState<MenuItem>({
    items,
    disabledKeys: items.flatMap((item) => (item.disabled ? [item.label] : [])),
    children: (item) => <Item key={item.label}>{item.label}</Item>,
  })
  const choose = (key: unknown): void => {
    leave()
    items.find((item) => item.label === key)?.onSelect()
  }
  const { menuProps } = useMenu({ 'aria-label': label, autoFocus: openAt, onAction: choose }, state, ref)
  return (
    <div {...menuProps} id={id} ref={ref} className="min-w-52 outline-none">
      {groups.map((group, index) => (
        <Fragment key={group[0]?.label ?? index}>
          {(index > 0 || hasHeader) && <hr className="my-2 border-hairline" />}
          {group.map((item) => (
            <MenuRow key={item.label} item={item} state={state} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function MenuRow({ item, state }: { item: MenuItem; state: TreeState<MenuItem> }) {
  const { label, icon, detail, shortcut, disabled = false, danger = false } = item
  const ref = useRef<HTMLDivElement>(null)
  // Without its ids for label and details, so that the item is named by all of its text.
  const { menuItemProps } = useMenuItem({ key: label }, state, ref)
  const color = disabled ? 'text-text-subtle' : danger ? 'text-danger' : 'text-text'
  return (
    <div
      {...menuItemProps}
      ref={ref}
      className={`flex min-h-9 w-full cursor-default items-center gap-3 rounded-md px-3 py-1.5 text-left outline-none focus:bg-sunken focus-visible:outline-none pointer-coarse:min-h-control-coarse ${color}`}
    >
      {icon && <Icon name={icon} size={18} className={danger ? '' : 'text-text-muted'} />}
      <span className="min-w-0 flex-1">{label}</span>
      {detail && <span className="text-label font-normal text-text-subtle">{detail}</span>}
      {shortcut && <Key>{shortcut}</Key>}
    </div>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-5 rounded-sm border border-border px-1 text-center font-sans text-caption text-text-muted">
      {children}
    </kbd>
  )
}
