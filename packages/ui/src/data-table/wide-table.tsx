import { Fragment, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { groupRows } from './group-rows.ts'
import { RowToggle } from './row-toggle.tsx'
import { SelectAll, SelectBox } from './select-box.tsx'
import type { Column, DataTableProps, RowView, Sort } from './table-types.ts'
import * as words from '../words/tables.generated.ts'

interface HeaderProps<Row, SortKey extends string> {
  column: Column<Row, SortKey>
  sort: Sort<SortKey> | undefined
  onSort: ((sort: Sort<SortKey>) => void) | undefined
  /** The box that selects all rows, in front of the first header. */
  children: ReactNode
}

const edge = 'first:pl-4 tablet:first:pl-6 last:pr-4 tablet:last:pr-6'
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const

function Header<Row, SortKey extends string>({ column, sort, onSort, children }: HeaderProps<Row, SortKey>) {
  const { sortKey, header, align, width } = column
  const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : null
  const next = direction === 'DESC' ? 'ASC' : 'DESC'
  return (
    <th
      scope="col"
      style={width === undefined ? undefined : { width }}
      // The box in front has its own name.
      {...(children ? { 'aria-label': header } : {})}
      {...(direction ? { 'aria-sort': ariaSort[direction] } : {})}
      className={`h-10 px-3 text-label whitespace-nowrap ${edge} ${align === 'right' ? 'text-right' : 'text-left'} ${direction ? 'text-text' : 'font-normal text-text-muted'}`}
    >
      {children && <span className="mr-3 inline-flex align-middle">{children}</span>}
      {sortKey !== undefined && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key: sortKey, direction: next })}
          className="inline-flex h-8 items-center gap-1 rounded-sm hover:text-text"
        >
          {header}
          {direction && <Icon name={direction === 'DESC' ? 'chevron-down' : 'chevron-up'} size={14} />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

const tones = { strong: 'font-medium text-text', plain: 'text-text', muted: 'text-text-muted' } as const

interface RowProps<Row, SortKey extends string> {
  view: RowView<Row>
  table: DataTableProps<Row, SortKey>
}

function cellClass<Row, SortKey extends string>({ tone = 'plain', align }: Column<Row, SortKey>, view: RowView<Row>) {
  const color = view.faded ? `text-text-subtle ${tone === 'strong' ? 'font-medium' : ''}` : tones[tone]
  const place = align === 'right' ? 'text-right' : 'text-left'
  return `px-3 ${edge} ${place} ${color} ${view.busy && !view.faded && align === 'right' ? 'opacity-[0.64]' : ''}`
}

/** The press area of a row's chevron is the row. WebKit takes no `relative` for a row and a transform instead. */
const ownArea = 'relative [transform:translate(0)]'

function MainRow<Row, SortKey extends string>({ view, table }: RowProps<Row, SortKey>) {
  const { selection } = table
  const rest = selection?.isSelected(view.key) ? 'bg-accent-soft' : 'hover:bg-canvas'
  const fill = view.open ? 'bg-row-open shadow-[inset_3px_0_0_var(--color-accent)]' : rest
  return (
    <tr
      aria-busy={view.busy || undefined}
      className={`group ${ownArea} h-12 border-t border-hairline text-body ${fill}`}
    >
      {table.columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, view)}>
          {selection && index === 0 ? (
            <span className="flex items-center gap-3">
              <SelectBox view={view} selection={selection} />
              {column.cell(view.row)}
            </span>
          ) : (
            column.cell(view.row)
          )}
        </td>
      ))}
      {table.onOpen && (
        <td className="w-14 py-0 pr-3 pl-0 text-right">
          <RowToggle view={view} />
        </td>
      )}
    </tr>
  )
}

function DetailRow<Row, SortKey extends string>({ view, table }: RowProps<Row, SortKey>) {
  const cells = table.details?.(view.row) ?? []
  const columns = table.columns.length + 1
  const used = cells.reduce((sum, cell) => sum + cell.span, 0)
  return (
    <tr id={view.detailsId} className="bg-row-open text-body shadow-[inset_3px_0_0_var(--color-accent)]">
      {used < columns && <td aria-hidden colSpan={columns - used} />}
      {cells.map(({ span, content }, index) => (
        <td key={index} colSpan={span} className="px-3 pt-1 pb-5 align-top last:pr-4 tablet:last:pr-6">
          {content}
        </td>
      ))}
    </tr>
  )
}

interface GroupHeadingProps {
  readonly text: string
  readonly figure: ReactNode
  readonly columns: number
}

/** The heading of a group of rows, which a screen reader says with each of them. */
function GroupHeading({ text, figure, columns }: GroupHeadingProps) {
  return (
    <tr className="border-t border-hairline bg-canvas">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="h-9 px-4 text-left text-label font-normal text-text-muted tablet:px-6"
      >
        <span className="flex justify-between gap-x-4">
          {text}
          {figure !== null && figure !== undefined && <span> {figure}</span>}
        </span>
      </th>
    </tr>
  )
}

/** The table with columns. What an open row shows begins on the columns' own edges. */
export function WideTable<Row, SortKey extends string>({
  table,
  views,
}: {
  table: DataTableProps<Row, SortKey>
  views: readonly RowView<Row>[]
}) {
  return (
    <table aria-label={table.label} className="w-full border-collapse">
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <Header key={column.key} column={column} sort={table.sort} onSort={table.onSort}>
              {table.selection && index === 0 && <SelectAll views={views} selection={table.selection} />}
            </Header>
          ))}
          {table.onOpen && (
            <th scope="col" className="w-14">
              <VisuallyHidden>{words.details()}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {groupRows(views, table.group).map(({ heading, views: members }) => (
        <tbody key={members[0]?.key}>
          {heading !== null && (
            <GroupHeading
              text={heading}
              figure={members[0] && table.groupFigure?.(members[0].row)}
              columns={table.columns.length + (table.onOpen ? 1 : 0)}
            />
          )}
          {members.map((view) => (
            <Fragment key={view.key}>
              <MainRow view={view} table={table} />
              {view.open && <DetailRow view={view} table={table} />}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  )
}
