import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'

interface ListEmptyProps {
  readonly isFiltered: boolean
  readonly onClearAll: () => void
  /** Absent where nothing can be added. */
  readonly onAdd?: (() => void) | undefined
}

/** Nothing matches the filter, or there is nothing at all yet. */
export function ListEmpty({ isFiltered, onClearAll, onAdd }: ListEmptyProps) {
  const { href } = useLinks()
  if (isFiltered)
    return (
      <EmptyState
        icon="filter"
        title="No transactions match."
        action={<Button onClick={onClearAll}>Clear all</Button>}
      />
    )
  return (
    <EmptyState
      icon="transfer"
      title="No transactions yet"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" icon="upload" href={href(paths.importBankFile())}>
            Import a bank file
          </ButtonLink>
          {onAdd && (
            <Button icon="plus" onClick={onAdd}>
              Add transaction
            </Button>
          )}
        </div>
      }
    >
      {onAdd
        ? 'Bring in a file from your bank, or add what you spent by hand.'
        : 'Bring in a file from your bank to see them here.'}
    </EmptyState>
  )
}
