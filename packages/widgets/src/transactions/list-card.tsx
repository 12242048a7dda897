import type { Transaction, TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { Card, CardSection } from '@evenkeel/ui/card'
import { DataTable } from '@evenkeel/ui/data-table'
import { Pagination } from '@evenkeel/ui/pagination'
import type { Dispatch, ReactNode } from 'react'
import { useToday } from '../shared/today.tsx'
import { isFiltered } from './filter.ts'
import { cardsOf, columnsOf } from './list-columns.tsx'
import { ListEmpty } from './list-empty.tsx'
import type { ListEvent, ListState } from './list-state.ts'
import { ListTotals } from './list-totals.tsx'
import { RowActions, RowFacts } from './row-details.tsx'
import { useCatalogue } from './use-catalogue.ts'
import type { RowChanges } from './use-row-changes.ts'

interface ListBodyProps {
  /** Of the rows; another than that of the card around them. */
  readonly label?: string
  readonly page: TransactionPage
  readonly state: ListState
  readonly dispatch: Dispatch<ListEvent>
  readonly changes: RowChanges
  /** Other rows are on their way. */
  readonly isLoading: boolean
  /** Said above the rows, where the newest try failed. */
  readonly problem: ReactNode
  readonly onPage: (page: number) => void
  /** These three are absent where only categories can be changed. */
  readonly onAdd?: () => void
  readonly onSplit?: (row: Transaction) => void
  readonly onEdit?: (row: Transaction) => void
}

/** The list as a card of its own. */
export function ListCard(props: Required<Omit<ListBodyProps, 'label'>>) {
  return (
    <Card>
      <ListBody {...props} />
    </Card>
  )
}

/** What the list comes to, its rows, and its pages. */
export function ListBody({ page, state, dispatch, isLoading, problem, onPage, onAdd, ...rows }: ListBodyProps) {
  const today = useToday()
  return (
    <>
      <ListTotals page={page} period={problem ? null : state.filter.period} today={today} />
      {problem && <div className="px-4 pb-4 tablet:px-6">{problem}</div>}
      <div
        aria-busy={isLoading}
        className={`transition-opacity delay-200 duration-base ${isLoading ? 'opacity-60' : ''}`}
      >
        {page.total === 0 ? (
          <CardSection>
            <ListEmpty
              isFiltered={isFiltered(state.filter)}
              onClearAll={() => dispatch({ type: 'cleared' })}
              onAdd={onAdd}
            />
          </CardSection>
        ) : (
          <CardSection flush>
            <Rows page={page} state={state} dispatch={dispatch} {...rows} />
          </CardSection>
        )}
        {page.total > 0 && (
          <div className="border-t border-hairline px-4 py-3 tablet:px-6">
            <Pagination {...page.paging} onPage={onPage} label="Pages of transactions" />
          </div>
        )}
      </div>
    </>
  )
}

type RowsProps = Pick<ListBodyProps, 'label' | 'page' | 'state' | 'dispatch' | 'changes' | 'onSplit' | 'onEdit'>

function Rows({ label = 'Transactions', page, state, dispatch, changes, onSplit, onEdit }: RowsProps) {
  const catalogue = useCatalogue()
  return (
    <DataTable
      label={label}
      columns={columnsOf(catalogue)}
      cards={cardsOf(catalogue)}
      rows={page.items}
      rowKey={({ userTransactionId }) => userTransactionId}
      rowName={({ description }) => description}
      sort={state.sort}
      onSort={(sort) => dispatch({ type: 'sorted', sort })}
      openKey={state.openId}
      onOpen={(key) => dispatch({ type: 'opened', id: key === null ? null : Number(key) })}
      isBusy={changes.isBusy}
      isFaded={({ hidden }) => hidden}
      details={(row) => [
        { span: 1, content: <RowFacts row={row} /> },
        { span: 4, content: <RowActions {...{ row, changes, onSplit, onEdit }} /> },
      ]}
    />
  )
}
