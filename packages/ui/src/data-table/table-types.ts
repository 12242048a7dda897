import type { ReactNode } from 'react'

export interface Column<Row, SortKey extends string = string> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** `strong` for names and amounts, `muted` for what surrounds them. Rows that are faded override it. */
  tone?: 'strong' | 'plain' | 'muted'
  /** Makes the header a button that asks for this order. */
  sortKey?: SortKey
  /** A CSS width; columns without one share what is left. */
  width?: string
}

export interface Sort<SortKey extends string = string> {
  key: SortKey
  direction: 'ASC' | 'DESC'
}

/** A part of an open row, as wide as `span` columns, so that it begins on a column's edge. */
export interface DetailCell {
  span: number
  content: ReactNode
}

/** How a row looks where there is no room for columns: two lines at the left, one figure at the right. */
export interface CardLayout<Row> {
  /** Rows with the same heading stand under it once: a date. */
  group?: (row: Row) => string
  title: (row: Row) => ReactNode
  below?: (row: Row) => ReactNode
  figure: (row: Row) => ReactNode
}

export interface DataTableProps<Row, SortKey extends string = string> {
  /** What the table holds, for assistive technology. */
  label: string
  columns: readonly Column<Row, SortKey>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What a row is called in the name of its button: 'Greenleaf Market'. */
  rowName: (row: Row) => string
  cards: CardLayout<Row>
  sort?: Sort<SortKey>
  /** Called with the order that the pressed header asks for. */
  onSort?: (sort: Sort<SortKey>) => void
  /** The one open row. */
  openKey?: string | number | null
  /** Called with the row to open, or null to close; without it rows do not open. */
  onOpen?: (key: string | number | null) => void
  details?: (row: Row) => readonly DetailCell[]
  /** A change of this row is under way. */
  isBusy?: (row: Row) => boolean
  /** Stands back: subtle text throughout. */
  isFaded?: (row: Row) => boolean
}

/** A row with all that both forms of the table need to know about it. */
export interface RowView<Row> {
  row: Row
  key: string | number
  name: string
  open: boolean
  busy: boolean
  faded: boolean
  /** Undefined where rows do not open. */
  toggle: (() => void) | undefined
  detailsId: string
}
