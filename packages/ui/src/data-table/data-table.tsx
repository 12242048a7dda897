import { useId, useRef, useLayoutEffect, useState, type RefObject } from 'react'
import { CardList } from './card-list.tsx'
import type { DataTableProps, RowView } from './table-types.ts'
import { WideTable } from './wide-table.tsx'

/** The font size of the browser at which a pixel of the design is one on the screen. */
const usualFontSize = 16

/** Returns a length of the design on this screen: the sizes of the style sheet follow the font size of the browser. */
const onScreen = (px: number) =>
  (px * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualFontSize)) / usualFontSize

/**
 * Whether the element is narrower than `width` px of the design, kept up to date as it changes; false if nothing can be
 * measured.
 */
function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return
    const measure = () => setNarrow(node.clientWidth > 0 && node.clientWidth < onScreen(width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, width])
  return narrow
}

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
