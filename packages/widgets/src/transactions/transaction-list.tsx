import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { toCents, toDollars } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useLinks } from '../shared/links.ts'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import * as words from '../words/transactions.generated.ts'
import { isFiltered, noFilter, type TransactionStart } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { ListCard } from './list-card.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { wholeListQuery, workbenchPageSize } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { ListSearch } from './list-search.tsx'
import type { RowQuestion } from './row-details.tsx'
import { UnknownList } from './unknown-list.tsx'
import { useExport } from './use-export.ts'
import { ToCategorize } from './to-categorize.tsx'
import { StaleNote, useList } from './use-list.tsx'
import { useListAddress } from './use-list-address.ts'
import { type RowChanges, useRowChanges } from './use-row-changes.ts'
import { useSelection } from './use-selection.ts'

export interface TransactionListProps {
  /** The list to start with; pass it as `key` too, so that another link resets the list. */
  readonly start: TransactionStart
  /** The screen whose address has the filter, the order and the page. */
  readonly screen?: string
}

const SplitModal = lazyDialog(async () => (await import('./split-modal.tsx')).SplitModal)
const ManualDialog = lazyDialog(async () => (await import('./manual-dialog.tsx')).ManualDialog)
const RuleDialog = lazyDialog(async () => (await import('./rule-dialog.tsx')).RuleDialog)
const RulesDialog = lazyDialog(async () => (await import('./rules-dialog.tsx')).RulesDialog)
const CategoriesDialog = lazyDialog(async () => (await import('./categories-dialog.tsx')).CategoriesDialog)
const NotesDialog = lazyDialog(async () => (await import('./notes-dialog.tsx')).NotesDialog)
const RenameDialog = lazyDialog(async () => (await import('./notes-dialog.tsx')).RenameDialog)
const BulkBar = lazyDialog(async () => (await import('./bulk-bar.tsx')).BulkBar)

type OpenDialog =
  | { readonly kind: 'split'; readonly row: Transaction }
  | { readonly kind: 'manual'; readonly row: Transaction | null }
  | { readonly kind: 'rules' }
  | { readonly kind: 'categories' }
  | { readonly kind: RowQuestion; readonly row: Transaction }

/** What waits for a category, of all time. */
const uncategorized = { ...noFilter, kind: 'uncategorized' } as const

const noRows: readonly Transaction[] = []

/** In cents, so that the sum of dollars is exact. */
const sumOf = (rows: readonly Transaction[]) => toDollars(rows.reduce((cents, { value }) => cents + toCents(value), 0))

const inCard = (failure: ReactNode) => (
  <Card>
    <CardBody>{failure}</CardBody>
  </Card>
)

/** A person's transactions: the active filters, the totals, and the actions on each row. */
export function TransactionList({ start, screen }: TransactionListProps) {
  const isWorkbench = start.kind === 'month' || start.kind === 'all'
  const choices = useListAddress({ start, screen, ...(isWorkbench && { pageSize: workbenchPageSize }) })
  const { state, dispatch, search, onSearch } = choices
  const { query, toPage } = useList(choices, search)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const changes = useRowChanges()
  const exporting = useExport(wholeListQuery(state, search))
  const listQuery = wholeListQuery(state, search)
  const rows = query.data?.items ?? noRows
  const selection = useSelection(rows, JSON.stringify(listQuery))
  const selected = rows.filter(({ userTransactionId }) => selection.ids.has(userTransactionId))
  const alike = selected.every(({ description }) => description === selected[0]?.description) ? selected[0] : undefined
  // Nothing that is asked for again would exist then.
  if (query.failure?.status === 404) return <UnknownList start={start} />
  const onAdd = () => setDialog({ kind: 'manual', row: null })
  return (
    <div className="@container flex flex-col gap-4">
      <ListToolbar
        onExport={exporting.run}
        isExporting={exporting.isBusy}
        onAdd={onAdd}
        onRules={() => setDialog({ kind: 'rules' })}
        onCategories={() => setDialog({ kind: 'categories' })}
        isEmpty={query.data?.total === 0 && search.trim() === '' && !isFiltered({ ...state.filter, period: null })}
      >
        <ListSearch text={search} onSearch={onSearch} />
      </ListToolbar>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <FilterChips
          filter={state.filter}
          onFilter={(by) => dispatch({ type: 'filtered', by })}
          onClearAll={() => {
            onSearch('')
            dispatch({ type: 'cleared' })
          }}
        />
        {search.trim() !== '' && (
          <p className="hidden text-label text-text print:flex">{words.searchedFor({ text: search.trim() })}</p>
        )}
        <ToCategorize onShow={() => dispatch({ type: 'filtered', by: uncategorized })} />
      </div>
      <QueryView
        query={query}
        label={words.loadingList()}
        skeleton={<ListSkeleton />}
        failedTitle={words.listFailed()}
        failedIn={inCard}
      >
        {(page) => (
          <ListCard
            page={page}
            state={state}
            dispatch={dispatch}
            changes={changes}
            isLoading={query.isRefreshing && !query.data?.isUncounted && !changes.isAnyBusy}
            problem={query.failure !== undefined && <StaleNote query={query} />}
            onPage={toPage}
            onAdd={onAdd}
            onSplit={(row) => setDialog({ kind: 'split', row })}
            onEdit={(row) => setDialog({ kind: 'manual', row })}
            onAsk={(kind, row) => setDialog({ kind, row })}
            selection={selection}
            isSearched={search.trim() !== ''}
          />
        )}
      </QueryView>
      {(selection.ids.size > 0 || selection.isAll) && (
        <BulkBar
          count={selection.isAll ? (query.data?.total ?? 0) : selection.ids.size}
          total={query.data?.isUncounted ? 0 : (query.data?.total ?? 0)}
          sum={selected.length === selection.ids.size && !selection.isAll ? sumOf(selected) : null}
          select={selection.isAll ? { query: listQuery } : { transactionIds: [...selection.ids] }}
          onSelectAll={selection.selectAll}
          payee={alike?.description}
          onRule={alike && (() => setDialog({ kind: 'rule', row: alike }))}
          onClose={selection.clear}
        />
      )}
      {(query.failure !== undefined || (query.data?.total ?? 0) > 0) && <ImportLine />}
      <OpenDialogs dialog={dialog} track={changes.track} onClose={() => setDialog(null)} />
    </div>
  )
}

function ImportLine() {
  const { href } = useLinks()
  return (
    <p className="flex items-center gap-2 text-label font-normal text-text-muted @max-wide:hidden" data-print="hide">
      {words.missing()}
      <TextLink icon="upload" href={href(paths.importBankFile())}>
        {words.importFile()}
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
  if (dialog.kind === 'rules') return <RulesDialog onClose={onClose} />
  if (dialog.kind === 'categories') return <CategoriesDialog onClose={onClose} />
  if (dialog.kind === 'split') return <SplitModal row={dialog.row} track={track} onClose={onClose} />
  if (dialog.kind === 'manual') return <ManualDialog row={dialog.row} onClose={onClose} />
  if (dialog.kind === 'rule') return <RuleDialog row={dialog.row} onClose={onClose} />
  if (dialog.kind === 'rename') return <RenameDialog row={dialog.row} onClose={onClose} />
  return <NotesDialog row={dialog.row} onClose={onClose} />
}
