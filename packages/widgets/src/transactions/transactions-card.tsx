import { addMonths, type IsoDate, toPeriod } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { type ReactNode, useReducer } from 'react'
import { HostProvider } from '../shared/host.tsx'
import { useLinks } from '../shared/links.ts'
import { MonthChoice } from '../shared/month-choice.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/transactions.generated.ts'
import { noFilter, toFilter } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { ListBody } from './list-card.tsx'
import { type ListEvent, listReducer, toListState } from './list-state.ts'
import { SkeletonRows } from './list-skeleton.tsx'
import { StaleNote, useList } from './use-list.tsx'
import { useRowChanges } from './use-row-changes.ts'

interface TransactionsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

const startOf = (today: IsoDate) => toListState(toFilter({ kind: 'month' }, today))

/** How many months before the current one a widget may ask for; the contract's `widgets` of the call allows no more. */
const monthsBack = 24

/** A person's transactions as one card on another page, one month at a time. Only categories can be changed there; the rest is done in the portal. */
export function TransactionsCard({ signature }: TransactionsCardProps) {
  const { href } = useLinks()
  const today = useToday()
  const [state, send] = useReducer(listReducer, today, startOf)
  const currentPeriod = toPeriod(today)
  const period = state.filter.period ?? currentPeriod
  /** No event leaves the month: clearing keeps it. */
  const dispatch = (event: ListEvent) =>
    send(event.type === 'cleared' ? { type: 'filtered', by: { ...noFilter, period } } : event)
  const { query, toPage } = useList({ state, dispatch, correctPage: (page) => dispatch({ type: 'paged', page }) })
  const changes = useRowChanges()
  return (
    <HostProvider knowsAccounts={false}>
      <Card title={words.title()}>
        <MonthChoice
          period={period}
          oldest={addMonths(currentPeriod, -monthsBack)}
          onChange={(chosen) => dispatch({ type: 'filtered', by: { period: chosen } })}
        />
        <div className="px-4 pb-1 tablet:px-6">
          <FilterChips
            hasMonthElsewhere
            filter={state.filter}
            onFilter={(by) => dispatch({ type: 'filtered', by })}
            onClearAll={() => dispatch({ type: 'cleared' })}
          />
        </div>
        <QueryView
          query={query}
          label={words.loadingList()}
          skeleton={<SkeletonRows />}
          failedTitle={words.listFailed()}
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {(page) => (
            <ListBody
              isMonthly
              label={words.yourTransactions()}
              page={page}
              state={state}
              dispatch={dispatch}
              changes={changes}
              isLoading={query.isRefreshing && !changes.isAnyBusy}
              problem={query.failure !== undefined && <StaleNote query={query} />}
              onPage={toPage}
            />
          )}
        </QueryView>
        <CardFooter href={href(paths.transactions())} link={words.viewTransactions()} secondary={signature} />
      </Card>
    </HostProvider>
  )
}
