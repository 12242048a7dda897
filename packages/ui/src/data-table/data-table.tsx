import { useId, useRef } from 'react'
import { CardList } from './card-list.tsx'
import type { DataTableProps, RowView } from './table-types.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { WideTable } from './wide-table.tsx'

export type { CardLayout, Column, DataTableProps, DetailCell, Sort } from './table-types.ts'

/** Below this width the table becomes a list of cards; the `table` container width of the tokens. */
const minTableWidth = 640

function toRowView<Row, SortKey extends string>(
  table: DataTableProps<Row, SortKey>,
  row: Row,
  id: string,
): RowView<Row> {
  const key = table.rowKey(row)
  const busy = table.isBusy?.(row) ?? false
  const open = table.onOpen !== undefined && table.openKey === key
  const { onOpen } = table
  return {
    row,
    key,
    name: table.rowName(row),
    open,
    busy,
    faded: table.isFaded?.(row) ?? false,
    toggle: onOpen && (() => onOpen(open ? null : key)),
    detailsId: `${id}-${key}`,
  }
}

/**
 * Rows of one kind. Wide: columns with sortable headers, one row open at a time with its details below it on the same
 * column edges. Narrow (by its own width, not the window's): two-line cards under group headings.
 */
export function DataTable<Row, SortKey extends string = string>(props: DataTableProps<Row, SortKey>) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const narrow = useIsNarrow(frame, minTableWidth)
  const views = props.rows.map((row) => toRowView(props, row, id))
  return (
    <div ref={frame} className="min-w-0">
      {narrow ? <CardList table={props} views={views} /> : <WideTable table={props} views={views} />}
    </div>
  )
}
