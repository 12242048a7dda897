import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/tables.generated.ts'

export interface FilterChipProps {
  /** What is filtered: 'Date'. */
  label: string
  /** The value of the filter: '11/01/2026 – 11/30/2026'. */
  value: string
  onRemove: () => void
}

const shape =
  'inline-flex min-h-8 shrink-0 items-center rounded-pill border text-label whitespace-nowrap pointer-coarse:min-h-control-coarse'

/** One filter of a list, with a cross that removes it. On paper it says what was filtered, without the cross. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <span className={`${shape} max-w-full border-border bg-surface px-3`}>
      <span className="mr-1.5 shrink-0 font-normal text-text-subtle">{label}</span>
      <span className="max-w-80 min-w-0 wrap-anywhere whitespace-normal text-text" dir="auto" title={value}>
        {value}
      </span>
      <button
        type="button"
        onClick={onRemove}
        data-print="hide"
        aria-label={words.removeFilter({ label, value })}
        className="-mr-2 flex shrink-0 items-center self-stretch rounded-pill px-1.5 text-text-muted hover:text-text"
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  )
}

export type AddChipProps = Omit<ComponentProps<'button'>, 'className'>

/** The dashed chip that adds a filter; as the button of a `Menu` it takes that menu's props. */
export function AddChip({ children, type = 'button', ...rest }: AddChipProps) {
  return (
    <button
      {...rest}
      type={type}
      data-print="hide"
      className={`${shape} gap-1.5 border-dashed border-border px-3 font-normal text-text-muted hover:border-border-strong hover:text-text`}
    >
      <Icon name="plus" size={16} />
      {children}
    </button>
  )
}

/** Chips in a row, or in several where they do not fit; on a phone they scroll sideways, so that the list below stays where it is. */
export function ChipRow({ children }: { children: ReactNode }) {
  return (
    <div className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] tablet:flex-wrap">
      {children}
    </div>
  )
}
