import type { Transaction, TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { Card, CardSection } from '@evenkeel/ui/card'
import { DataTable } from '@evenkeel/ui/data-table'
import { Money } from '@evenkeel/ui/money'
import { Pagination } from '@evenkeel/ui/pagination'
import type { Dispatch, ReactNode } from 'react'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/transactions.generated.ts'
import { dayHeading } from './day-heading.ts'
import { isFiltered } from './filter.ts'
import { createCardLayout, createColumns } from './list-columns.tsx'
import { ListEmpty } from './list-empty.tsx'
import type { ListEvent, ListState } from './list-state.ts'
import { ListTotals } from './list-totals.tsx'
import { RowActions, RowFacts, type RowQuestion } from './row-details.tsx'
import { PageSize } from './page-size.tsx'
import { useCatalog } from './use-catalog.ts'
import type { RowChanges } from './use-row-changes.ts'
import type { Selection } from './use-selection.ts'

interface ListBodyProps {
  /** The label of the rows, if it differs from that of the card around them. */
  readonly label?: string
  readonly page: TransactionPage
  readonly state: ListState
  readonly dispatch: Dispatch<ListEvent>
  readonly changes: RowChanges
  /** Other rows are loading. */
  readonly isLoading: boolean
  /** Shown above the rows if the last request failed. */
  readonly problem: ReactNode
  readonly onPage: (page: number) => void
  /** Something was typed into the search. */
  readonly isSearched?: boolean
  /** The list is of one month at a time, and clearing the filters keeps the month. */
  readonly isMonthly?: boolean
  /** These three are absent if only categories can be changed. */
  readonly onAdd?: () => void
  readonly onSplit?: (row: Transaction) => void
  readonly onEdit?: (row: Transaction) => void
  readonly onAsk?: (question: RowQuestion, row: Transaction) => void
  readonly selection?: Selection
}

/** The list as a separate card. */
export function ListCard(props: Required<Omit<ListBodyProps, 'label' | 'isMonthly'>>) {
  return (
    <Card>
      <ListBody {...props} />
    </Card>
  )
}

/** The list's totals, its rows, and its pages. */
export function ListBody(props: ListBodyProps) {
  const {
    page,
    state,
    dispatch,
    isLoading,
    problem,
    onPage,
    onAdd,
    isMonthly = false,
    isSearched = false,
    ...rows
  } = props
  const { filter } = state
  const today = useToday()
  return (
    <>
      <ListTotals page={page} period={problem ? null : filter.period} today={today} />
      {problem && <div className="px-4 pb-4 tablet:px-6">{problem}</div>}
      <div
        aria-busy={isLoading}
        className={`transition-opacity delay-200 duration-base ${isLoading ? 'opacity-60' : ''}`}
      >
        {page.total === 0 ? (
          <CardSection>
            <ListEmpty
              isFiltered={isSearched || isFiltered({ ...filter, period: null })}
              month={filter.period}
              onAllTime={isMonthly ? undefined : () => dispatch({ type: 'filtered', by: { period: null } })}
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
          <div
            className="border-t border-hairline px-4 py-3 tablet:px-6"
            // How many pages there are is not known before the list is counted; the room of most is that of five.
            style={{ visibility: page.isUncounted && 'hidden' }}
          >
            <Pagination
              {...page.paging}
              {...(page.isUncounted && { total: 5 * page.paging.pageSize })}
              onPage={onPage}
              label={words.pages()}
            />
            {!isMonthly && (
              <PageSize
                page={page.paging}
                onSize={(pageSize) => dispatch({ type: 'sized', pageSize })}
                onPage={onPage}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

type RowsProps = Pick<
  ListBodyProps,
  'label' | 'page' | 'state' | 'dispatch' | 'changes' | 'onSplit' | 'onEdit' | 'onAsk' | 'selection'
>

function Rows({ label = words.title(), page, state, dispatch, changes, onSplit, onEdit, onAsk, selection }: RowsProps) {
  const catalog = useCatalog()
  const today = useToday()
  const dayOf = ({ date }: Transaction) => dayHeading(date, today)
  const totals = new Map(page.dayTotals?.map(({ date, net }) => [date, net]))
  const totalOf = ({ date }: Transaction) => {
    const net = totals.get(date)
    return net === undefined ? null : <Money value={net} look="signed" />
  }
  return (
    <DataTable
      label={label}
      columns={createColumns(catalog)}
      cards={createCardLayout(catalog, dayOf)}
      group={state.sort.key === 'date' ? dayOf : undefined}
      groupFigure={totalOf}
      rows={page.items}
      rowKey={({ userTransactionId }) => userTransactionId}
      rowName={({ description }) => description}
      sort={state.sort}
      onSort={(sort) => dispatch({ type: 'sorted', sort })}
      openKey={state.openId}
      onOpen={(key) => dispatch({ type: 'opened', id: key === null ? null : Number(key) })}
      {...(selection && { selection: selection.table })}
      isBusy={changes.isBusy}
      isFaded={({ hidden }) => hidden}
      details={(row) => [
        { span: 1, content: <RowFacts row={row} hasFiles={onAsk !== undefined} /> },
        { span: 4, content: <RowActions {...{ row, changes, onSplit, onEdit, onAsk }} /> },
      ]}
    />
  )
}
