import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { RowView } from './table-types.ts'
import * as words from '../words/tables.generated.ts'

/** The chevron of a row. Its press area covers the whole row, so that a click anywhere on it opens the row. */
export function RowToggle<Row>({ view }: { view: RowView<Row> }) {
  if (view.busy) return <Spinner label={words.saving()} className="mx-2 text-text-muted" />
  if (!view.toggle) return null
  return (
    <button
      type="button"
      data-print="hide"
      aria-label={words.detailsOf({ name: view.name })}
      aria-expanded={view.open}
      {...(view.open ? { 'aria-controls': view.detailsId } : {})}
      onClick={view.toggle}
      className="inline-flex size-8 items-center justify-center rounded-md text-text-muted group-hover:text-text after:absolute after:inset-0 pointer-coarse:size-control-coarse"
    >
      <Icon name={view.open ? 'chevron-up' : 'chevron-down'} size={18} />
    </button>
  )
}
