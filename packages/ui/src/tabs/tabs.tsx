import { type ReactNode, useEffect, useRef } from 'react'
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList'
import { Item } from 'react-stately/Item'
import { type TabListState, useTabListState } from 'react-stately/useTabListState'
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

/** Scrolls only the row of tabs, not the page. */
function showSideways(tab: Element): void {
  const row = tab.parentElement
  if (!row) return
  const before = row.getBoundingClientRect().left - tab.getBoundingClientRect().left
  const after = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (before > 0) row.scrollLeft -= before
  else if (after > 0) row.scrollLeft += after
}

const tabClass =
  '-mb-px flex min-h-10 max-w-[80%] shrink-0 items-center gap-2 rounded-t-sm border-b-2 border-transparent px-1 text-body font-medium text-text-muted -outline-offset-2! hover:text-text aria-selected:border-accent aria-selected:text-text pointer-coarse:min-h-control-coarse'

/** Panels of one subject, one shown at a time. Arrow keys move and select. If there is no room for all tabs, they scroll sideways. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const state = useTabListState<Tab>({
    items: tabs,
    selectedKey: selected,
    onSelectionChange: (key) => onSelect(String(key)),
    children: (tab) => <Item key={tab.id}>{tab.label}</Item>,
  })
  const { tabListProps } = useTabList({ 'aria-label': label }, state, ref)
  useEffect(() => {
    const tab = [...(ref.current?.children ?? [])].find((element) => element.getAttribute('data-key') === selected)
    if (tab) showSideways(tab)
  }, [selected])
  return (
    <div>
      <div
        {...tabListProps}
        ref={ref}
        className="relative flex gap-5 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <TabButton key={tab.id} tab={tab} state={state} />
        ))}
      </div>
      <TabPanel key={selected} state={state}>
        {tabs.find(({ id }) => id === selected)?.content}
      </TabPanel>
    </div>
  )
}

function TabButton({ tab: { id, label, status }, state }: { tab: Tab; state: TabListState<Tab> }) {
  const ref = useRef<HTMLButtonElement>(null)
  const { tabProps } = useTab({ key: id }, state, ref)
  return (
    <button type="button" {...tabProps} ref={ref} className={tabClass}>
      <span className="min-w-0 text-start wrap-anywhere" dir="auto">
        {label}
      </span>
      {status && <StatusDot status={status} />}
    </button>
  )
}

function TabPanel({ state, children }: { state: TabListState<Tab>; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const { tabPanelProps } = useTabPanel({}, state, ref)
  return (
    <div {...tabPanelProps} ref={ref} className="pt-4">
      {children}
    </div>
  )
}
