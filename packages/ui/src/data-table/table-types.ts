import type { ReactNode } from 'react'

export interface Column<Row, SortKey extends string = string> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** `strong` for names and amounts, `muted` for secondary text. Faded rows override it. */
  tone?: 'strong' | 'plain' | 'muted'
  /** Makes the header a button that asks for this order. */
  sortKey?: SortKey
  /** A CSS width; columns without one share the remaining width. */
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

/** How a row looks if there is no room for columns: two lines at the left, one figure at the right. */
export interface CardLayout<Row> {
  /** Neighboring rows with the same heading, such as a date, share it. */
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
  /** Wide: neighboring rows with the same heading, such as a day, share it. */
  group?: ((row: Row) => string) | undefined
  /** The figure at the right of the heading of the group that begins with a row, such as the day's total. */
  groupFigure?: ((row: Row) => ReactNode) | undefined
  sort?: Sort<SortKey>
  /** Called with the order that the pressed header asks for. */
  onSort?: (sort: Sort<SortKey>) => void
  /** The key of the open row, at most one. */
  openKey?: string | number | null
  /** Called with the row to open, or null to close. Without it rows do not open. */
  onOpen?: (key: string | number | null) => void
  details?: (row: Row) => readonly DetailCell[]
  /** Adds a box to each row. Without it rows are not selected. */
  selection?: RowSelection
  /** A change of this row is under way. */
  isBusy?: (row: Row) => boolean
  /** Less prominent: subtle text throughout. */
  isFaded?: (row: Row) => boolean
}

export interface RowSelection {
  isSelected: (key: string | number) => boolean
  /** `isRange` if Shift was held: all rows from the last one on. */
  onSelect: (key: string | number, isSelected: boolean, isRange: boolean) => void
  /** The spoken name of a row's box. */
  label: (name: string) => string
  /** The box above all: its spoken name, and what it does. */
  allLabel: string
  onSelectAll: (isSelected: boolean) => void
}

/** A row with everything that both forms of the table need. */
export interface RowView<Row> {
  row: Row
  key: string | number
  name: string
  open: boolean
  busy: boolean
  faded: boolean
  /** Undefined if rows do not open. */
  toggle: (() => void) | undefined
  detailsId: string
}
