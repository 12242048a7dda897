import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { StatusDot, type StatusName } from '../status/status.tsx'

export interface Tab {
  id: string
  label: string
  status?: StatusName
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

/** Where a key leads from `index` among `count` tabs; null for a key that means nothing here. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Scrolls the row alone: the page stays where it is. */
function showSideways(tab: HTMLElement): void {
  const row = tab.parentElement
  if (!row) return
  const before = row.getBoundingClientRect().left - tab.getBoundingClientRect().left
  const after = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (before > 0) row.scrollLeft -= before
  else if (after > 0) row.scrollLeft += after
}

const tabClass =
  '-mb-px flex h-10 max-w-[80%] shrink-0 items-center gap-2 rounded-t-sm border-b-2 border-transparent px-1 text-body font-medium whitespace-nowrap text-text-muted -outline-offset-2! hover:text-text aria-selected:border-accent aria-selected:text-text pointer-coarse:h-control-coarse'

interface TabButtonProps {
  tab: Tab
  id: string
  panelId: string
  isSelected: boolean
  hold: (element: HTMLButtonElement | null) => void
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function TabButton({ tab: { label, status }, id, panelId, isSelected, hold, onSelect, onKeyDown }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isSelected ? 0 : -1}
      className={tabClass}
      ref={hold}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <span className="truncate" dir="auto">
        {label}
      </span>
      {status && <StatusDot status={status} />}
    </button>
  )
}

/** Panels of one subject, one shown at a time. Arrow keys move and select. Tabs that find no room scroll sideways. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const current = tabs.find((tab) => tab.id === selected)
  useEffect(() => {
    const tab = buttons.current.get(selected)
    if (tab) showSideways(tab)
  }, [selected])

  const move = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    buttons.current.get(tab.id)?.focus()
    onSelect(tab.id)
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="relative flex gap-5 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            {...{ tab, id: `${id}-tab-${tab.id}`, panelId: `${id}-panel`, isSelected: tab.id === selected }}
            hold={(element) => {
              if (element) buttons.current.set(tab.id, element)
              else buttons.current.delete(tab.id)
            }}
            onSelect={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, index)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`} className="pt-4">
        {current?.content}
      </div>
    </div>
  )
}
