import { monthName, type Period } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.ts'
import * as words from '../words/transactions.generated.ts'
import { paths } from '../shared/paths.ts'

interface ListEmptyProps {
  readonly isFiltered: boolean
  /** The one month that is listed; null if the list is of all time. */
  readonly month: Period | null
  readonly onClearAll: () => void
  /** Shows all months; absent if there is one month at a time. */
  readonly onAllTime?: (() => void) | undefined
  /** Absent if nothing can be added. */
  readonly onAdd?: (() => void) | undefined
}

/** Shown if nothing matches the filter, or there are no transactions yet. */
export function ListEmpty({ isFiltered, month, onClearAll, onAllTime, onAdd }: ListEmptyProps) {
  const { href } = useLinks()
  if (isFiltered)
    return (
      <EmptyState
        icon="filter"
        title={words.noMatch()}
        action={<Button onClick={onClearAll}>{words.clearAll()}</Button>}
      />
    )
  return (
    <EmptyState
      icon="transfer"
      title={month === null ? words.noneYet() : words.noneInMonth({ month: monthName(month) })}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" icon="upload" href={href(paths.importBankFile())}>
            {words.importFile()}
          </ButtonLink>
          {month !== null && onAllTime && <Button onClick={onAllTime}>{words.allTime()}</Button>}
          {onAdd && (
            <Button icon="plus" onClick={onAdd}>
              {words.addTransaction()}
            </Button>
          )}
        </div>
      }
    >
      {onAdd ? words.bringOrAdd() : words.bringFile()}
    </EmptyState>
  )
}
