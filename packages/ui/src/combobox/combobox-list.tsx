import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { isGroup, type SelectItems, type SelectOption } from '../select/select-options.ts'
import { Swatch } from '../swatch/swatch.tsx'

export interface ComboboxListProps {
  id: string
  label: string
  anchor: HTMLElement | null
  items: SelectItems
  value: string | null
  active: string | null
  emptyText: string
  onChoose: (option: SelectOption) => void
  onClose: () => void
}

const optionClass = [
  'relative flex min-h-9 w-full items-center text-left gap-2.5 rounded-md py-1.5 pr-8 pl-3 select-none pointer-coarse:min-h-control-coarse',
  'data-active:bg-sunken aria-disabled:text-text-subtle forced-colors:data-active:outline-2',
].join(' ')

/** The open list. The focus stays in the box: the active option is only pointed at. */
export function ComboboxList({
  id,
  label,
  anchor,
  items,
  value,
  active,
  emptyText,
  onChoose,
  onClose,
}: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active !== null) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const draw = (option: SelectOption) => (
    <ComboboxOption
      key={option.value}
      option={option}
      id={optionId(id, option.value)}
      isChosen={option.value === value}
      isActive={option.value === active}
      onChoose={onChoose}
    />
  )
  return (
    <Popover
      {...{ anchor, onClose }}
      stays
      onShown={(element) => matchWidth(element, anchor)}
      className="max-h-[min(320px,40dvh)] max-w-[calc(100vw-16px)] animate-fade overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-raised p-1.5 text-body text-text shadow-2"
    >
      <div ref={list} id={id} role="listbox" aria-label={label}>
        {items.map((item) =>
          isGroup(item) ? (
            <OptionGroup key={item.label} id={`${id}-group-${encodeURIComponent(item.label)}`} label={item.label}>
              {item.options.map(draw)}
            </OptionGroup>
          ) : (
            draw(item)
          ),
        )}
      </div>
      {items.length === 0 && <p className="px-3 py-2 text-text-muted">{emptyText}</p>}
    </Popover>
  )
}

/** The id by which the box points at an option. */
export function optionId(listId: string, value: string): string {
  return `${listId}-option-${encodeURIComponent(value)}`
}

function matchWidth(element: HTMLElement, anchor: HTMLElement | null): void {
  if (anchor) element.style.minWidth = `${String(anchor.getBoundingClientRect().width)}px`
}

function OptionGroup({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-3 pt-2 pb-1 text-caption text-text-subtle">
        {label}
      </div>
      {children}
    </div>
  )
}

interface ComboboxOptionProps {
  option: SelectOption
  id: string
  isChosen: boolean
  isActive: boolean
  onChoose: (option: SelectOption) => void
}

function ComboboxOption({ option, id, isChosen, isActive, onChoose }: ComboboxOptionProps) {
  const { label, swatch, disabled = false } = option
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      {...(isActive ? { 'data-active': true } : {})}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onChoose(option)}
      className={optionClass}
    >
      {swatch && <Swatch color={swatch} />}
      <span className="min-w-0 flex-1">{label}</span>
      {isChosen && <Icon name="check" size={16} className="absolute right-2.5 text-accent" />}
    </button>
  )
}
