import { groupRows } from './group-rows.ts'
import { RowToggle } from './row-toggle.tsx'
import { SelectBox } from './select-box.tsx'
import type { DataTableProps, RowView } from './table-types.ts'

interface ListProps<Row, SortKey extends string> {
  table: DataTableProps<Row, SortKey>
  views: readonly RowView<Row>[]
}

function Item<Row, SortKey extends string>({
  view,
  table,
}: {
  view: RowView<Row>
  table: DataTableProps<Row, SortKey>
}) {
  const { cards } = table
  const rest = table.selection?.isSelected(view.key) ? 'bg-accent-soft' : ''
  const fill = view.open ? 'bg-row-open shadow-[inset_3px_0_0_var(--color-accent)]' : rest
  const text = view.faded ? 'text-text-subtle' : 'text-text'
  return (
    <li aria-busy={view.busy || undefined} className={`group/item px-4 tablet:px-6 ${fill}`}>
      <div
        className={`relative flex min-h-15 flex-wrap items-center gap-2 py-2.5 ${text} ${view.open ? '' : 'border-t border-hairline group-first/item:border-t-0'}`}
      >
        {table.selection && <SelectBox view={view} selection={table.selection} />}
        <div className="min-w-0 flex-[1_1_5rem]">
          <div className="text-body font-medium">{cards.title(view.row)}</div>
          {cards.below && (
            <div className={`text-label font-normal ${view.faded ? '' : 'text-text-muted'}`}>
              {cards.below(view.row)}
            </div>
          )}
        </div>
        <div className={`ml-auto text-body font-medium ${view.busy && !view.faded ? 'opacity-[0.64]' : ''}`}>
          {cards.figure(view.row)}
        </div>
        {table.onOpen && (
          <div className="-mr-2 flex">
            <RowToggle view={view} />
          </div>
        )}
      </div>
      {view.open && (
        <div id={view.detailsId} className="flex flex-col gap-3 pb-4 text-body">
          {table.details?.(view.row).map(({ content }, index) => (
            <div key={index}>{content}</div>
          ))}
        </div>
      )}
    </li>
  )
}

/** The table if there is no room for columns: name and figure on one line, the rest below, under group headings. */
export function CardList<Row, SortKey extends string>({ table, views }: ListProps<Row, SortKey>) {
  return (
    <section aria-label={table.label}>
      {groupRows(views, table.cards.group).map(({ heading, views: members }, place) => (
        <div key={members[0]?.key}>
          {heading !== null && (
            // What is above the first heading has a line below it.
            <p
              className={`flex min-h-9 items-center justify-between gap-x-4 bg-canvas px-4 text-label font-normal text-text-muted tablet:px-6 ${place === 0 ? '' : 'border-t border-hairline'}`}
            >
              {heading}
              {members[0] && table.groupFigure && <span> {table.groupFigure(members[0].row)}</span>}
            </p>
          )}
          <ul aria-label={heading ?? table.label}>
            {members.map((view) => (
              <Item key={view.key} view={view} table={table} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
