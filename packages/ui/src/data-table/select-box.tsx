import { useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { RowSelection, RowView } from './table-types.ts'

interface BoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean, isRange: boolean) => void
}

/** A checkbox whose name is spoken only: the row says which one it is. */
function Box({ label, checked, onChange }: BoxProps) {
  const isRange = useRef(false)
  return (
    <span className="relative z-10 inline-flex size-[18px] shrink-0" data-print="hide">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={(event) => onChange(event.target.checked, isRange.current)}
        className="size-full appearance-none rounded-sm border border-border-strong bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto"
      />
      {checked && (
        <Icon
          name="check"
          size={16}
          className="pointer-events-none absolute inset-px text-on-accent forced-colors:hidden"
        />
      )}
    </span>
  )
}

interface SelectBoxProps<Row> {
  readonly view: RowView<Row>
  readonly selection: RowSelection
}

/** The box that selects a row. */
export const SelectBox = <Row,>({ view, selection }: SelectBoxProps<Row>) => (
  <Box
    label={selection.label(view.name)}
    checked={selection.isSelected(view.key)}
    onChange={(isOn, isRange) => selection.onSelect(view.key, isOn, isRange)}
  />
)

interface SelectAllProps<Row> {
  readonly views: readonly RowView<Row>[]
  readonly selection: RowSelection
}

/** The box that selects all rows of the page. */
export const SelectAll = <Row,>({ views, selection }: SelectAllProps<Row>) => (
  <Box
    label={selection.allLabel}
    checked={views.length > 0 && views.every(({ key }) => selection.isSelected(key))}
    onChange={(isOn) => selection.onSelectAll(isOn)}
  />
)
