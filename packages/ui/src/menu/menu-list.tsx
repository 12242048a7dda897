import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { focusedElement } from '../overlay/focus.ts'
import { type CloseReason, Popover } from '../overlay/popover.tsx'
import { type MenuGroup, type MenuItem, movedFocus, typeaheadMatch } from './menu-items.ts'
import { useTypeahead } from './use-typeahead.ts'

export interface MenuListProps {
  id: string
  label: string
  anchor: HTMLElement | null
  align: 'start' | 'end'
  header: ReactNode
  groups: readonly MenuGroup[]
  onShown: (element: HTMLElement) => void
  onClose: (reason: CloseReason) => void
  onSelect: (item: MenuItem) => void
}

/** The open menu. Arrow keys, Home, End and typed letters move the focus; Tab leaves it. */
export function MenuList({ id, label, anchor, align, header, groups, onShown, onClose, onSelect }: MenuListProps) {
  const addLetter = useTypeahead()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Tab') return onClose('escape')
    const items = menuItems(event.currentTarget)
    const next = nextItem(event, items, addLetter)
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <Popover
      {...{ anchor, align, onShown, onClose }}
      onKeyDown={onKeyDown}
      className="max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] animate-fade overflow-y-auto rounded-card border border-hairline bg-raised p-1.5 text-body text-text shadow-dialog"
    >
      {header && <div className="px-3 pt-2 pb-3">{header}</div>}
      <div id={id} role="menu" aria-label={label} className="min-w-52">
        {groups.map((group, index) => (
          <Fragment key={group[0]?.label ?? index}>
            {(index > 0 || header) && <hr className="my-1.5 border-hairline" />}
            {group.map((item) => (
              <MenuRow key={item.label} item={item} onSelect={onSelect} />
            ))}
          </Fragment>
        ))}
      </div>
    </Popover>
  )
}

function nextItem(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  addLetter: (letter: string) => string,
): number | null {
  const focused = focusedElement(event.currentTarget)
  const from = items.findIndex((item) => item === focused)
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isLetter) return movedFocus(event.key, from, items.length)
  return typeaheadMatch(
    items.map((item) => item.dataset['label'] ?? ''),
    addLetter(event.key),
    from,
  )
}

/** The items of an open menu that can be chosen. */
export function menuItems(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')]
}

function MenuRow({ item, onSelect }: { item: MenuItem; onSelect: (item: MenuItem) => void }) {
  const { label, icon, detail, shortcut, disabled = false, danger = false } = item
  const colour = disabled ? 'text-text-subtle' : danger ? 'text-danger' : 'text-text'
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onSelect(item)}
      onPointerMove={(event) => !disabled && event.currentTarget.focus({ preventScroll: true })}
      className={`flex min-h-9 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left outline-none focus:bg-sunken focus-visible:outline-none pointer-coarse:min-h-control-coarse ${colour}`}
    >
      {icon && <Icon name={icon} size={18} className={danger ? '' : 'text-text-muted'} />}
      <span className="min-w-0 flex-1">{label}</span>
      {detail && <span className="text-label font-normal text-text-subtle">{detail}</span>}
      {shortcut && <Key>{shortcut}</Key>}
    </button>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-5 rounded-sm border border-border px-1 text-center font-sans text-caption text-text-muted">
      {children}
    </kbd>
  )
}
