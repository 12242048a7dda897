import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { CategorySelect } from './category-select.tsx'
import { tagsOf } from './row-tags.ts'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { RowChanges } from './use-row-changes.ts'

interface RowFactsProps {
  readonly row: Transaction
}

/** The account's name, and the bank's where it is connected to one. */
function accountText(row: Transaction, { accountOf }: Catalogue): string {
  const connection = accountOf(row.userAccountId)?.accountConnection
  return connection === undefined || connection.accountConnectionId === null
    ? row.source
    : `${row.source}, ${connection.name}`
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-label font-normal text-text-subtle @max-table:sr-only">{name}</dt>
      <dd className="text-label font-normal wrap-anywhere text-text @max-table:text-text-muted">{text}</dd>
    </div>
  )
}

/** What the bank wrote, where it belongs, and why it does not count where it does not. */
export function RowFacts({ row }: RowFactsProps) {
  const catalogue = useCatalogue()
  const tags = tagsOf(row, catalogue.accountOf(row.userAccountId))
  return (
    <dl className="flex flex-col gap-1.5 @max-table:gap-0">
      <Fact name="Full description" text={row.fullDescription} />
      <Fact name="Account" text={accountText(row, catalogue)} />
      {tags.map(({ word, reason }) => (
        <Fact key={word} name={word} text={reason} />
      ))}
    </dl>
  )
}

interface RowActionsProps {
  readonly row: Transaction
  readonly changes: RowChanges
  /** Both are absent where only the category can be changed. */
  readonly onSplit?: ((row: Transaction) => void) | undefined
  readonly onEdit?: ((row: Transaction) => void) | undefined
}

/** The category, saved as soon as it is chosen, and what else can be done with a transaction. */
export function RowActions({ row, changes, onSplit, onEdit }: RowActionsProps) {
  const { categoryName } = useCatalogue()
  const isBusy = changes.isBusy(row)
  const onFocus = useKeptFocus(isBusy)
  return (
    <div onFocus={onFocus} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="w-full @table:max-w-[236px] @table:min-w-[150px] @table:flex-1">
        <CategorySelect
          label="Category"
          value={row.categoryId}
          disabled={isBusy}
          onChange={(categoryId) => changes.move(row, categoryId, categoryName(categoryId))}
        />
      </div>
      {onSplit && onEdit && <FurtherActions {...{ row, changes, onSplit, onEdit }} />}
    </div>
  )
}

interface FurtherActionsProps extends Pick<RowActionsProps, 'row' | 'changes'> {
  readonly onSplit: (row: Transaction) => void
  readonly onEdit: (row: Transaction) => void
}

/** Hiding, splitting, and for what was entered by hand editing and deleting. */
function FurtherActions({ row, changes, onSplit, onEdit }: FurtherActionsProps) {
  const isBusy = changes.isBusy(row)
  return (
    <div className="flex items-center gap-2 @max-table:w-full @max-table:*:flex-1">
      <Button
        icon={row.hidden ? 'eye' : 'eye-off'}
        disabled={isBusy}
        onClick={() => changes.setHidden(row, !row.hidden)}
      >
        {row.hidden ? 'Show' : 'Hide'}
      </Button>
      <Button icon="split" disabled={isBusy} onClick={() => onSplit(row)}>
        Split
      </Button>
      {row.isManual && (
        <>
          <IconButton icon="pencil" label="Edit" disabled={isBusy} onClick={() => onEdit(row)} />
          <IconButton icon="trash" label="Delete" disabled={isBusy} onClick={() => changes.remove(row)} />
        </>
      )}
    </div>
  )
}
