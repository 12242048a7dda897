import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useState } from 'react'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { paths } from '../shared/paths.ts'
import type { TransactionStart } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { ListCard } from './list-card.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { wholeListQuery } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { ManualDialog } from './manual-dialog.tsx'
import { SplitModal } from './split-modal.tsx'
import { useExport } from './use-export.ts'
import { StaleNote, useList } from './use-list.tsx'
import { type RowChanges, useRowChanges } from './use-row-changes.ts'

export interface TransactionListProps {
  /** Which list to begin with; give the component a `key` of it, so that another link begins anew. */
  readonly start: TransactionStart
}

type OpenDialog =
  | { readonly kind: 'split'; readonly row: Transaction }
  | { readonly kind: 'manual'; readonly row: Transaction | null }

const inCard = (failure: ReactNode) => (
  <Card>
    <CardBody>{failure}</CardBody>
  </Card>
)

/** A person's transactions: why this list, what it comes to, and row by row what can be done about each. */
export function TransactionList({ start }: TransactionListProps) {
  const { state, dispatch, query, toPage } = useList(start)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const changes = useRowChanges()
  const exporting = useExport(wholeListQuery(state))
  const onAdd = () => setDialog({ kind: 'manual', row: null })
  return (
    <div className="@container flex flex-col gap-4">
      <ListToolbar onExport={exporting.run} isExporting={exporting.isBusy} onAdd={onAdd}>
        <FilterChips
          filter={state.filter}
          onFilter={(by) => dispatch({ type: 'filtered', by })}
          onClearAll={() => dispatch({ type: 'cleared' })}
        />
      </ListToolbar>
      <Loaded
        query={query}
        label="Loading transactions"
        skeleton={<ListSkeleton />}
        failedTitle="Your transactions did not load"
        failedIn={inCard}
      >
        {(page) => (
          <ListCard
            page={page}
            state={state}
            dispatch={dispatch}
            changes={changes}
            isLoading={query.isRefreshing && !changes.isAnyBusy}
            problem={query.failure !== undefined && <StaleNote onRetry={query.retry} />}
            onPage={toPage}
            onAdd={onAdd}
            onSplit={(row) => setDialog({ kind: 'split', row })}
            onEdit={(row) => setDialog({ kind: 'manual', row })}
          />
        )}
      </Loaded>
      <ImportLine />
      <OpenDialogs dialog={dialog} track={changes.track} onClose={() => setDialog(null)} />
    </div>
  )
}

function ImportLine() {
  const { href } = useLinks()
  return (
    <p className="flex items-center gap-2 text-label font-normal text-text-muted @max-wide:hidden" data-print="hide">
      Something missing?
      <TextLink icon="upload" href={href(paths.importBankFile())}>
        Import a bank file
      </TextLink>
    </p>
  )
}

interface OpenDialogsProps {
  readonly dialog: OpenDialog | null
  readonly track: RowChanges['track']
  readonly onClose: () => void
}

function OpenDialogs({ dialog, track, onClose }: OpenDialogsProps) {
  if (dialog === null) return null
  if (dialog.kind === 'split') return <SplitModal row={dialog.row} track={track} onClose={onClose} />
  return <ManualDialog row={dialog.row} onClose={onClose} />
}
