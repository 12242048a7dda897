import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useId } from 'react'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { AccountsKnown } from './accounts-known.ts'
import type { TransactionStart } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { ListBody } from './list-card.tsx'
import { SkeletonRows } from './list-skeleton.tsx'
import { StaleNote, useList } from './use-list.tsx'
import { useRowChanges } from './use-row-changes.ts'

interface TransactionsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

const everything: TransactionStart = { kind: 'all' }

/** A person's transactions as one card on another page: what can be changed there is a category; the rest is done in the portal. */
export function TransactionsCard({ signature }: TransactionsCardProps) {
  const titleId = useId()
  const { href } = useLinks()
  const { state, dispatch, query, toPage } = useList(everything)
  const changes = useRowChanges()
  return (
    <AccountsKnown value={false}>
      <Card labelledBy={titleId}>
        <CardHeader title="Transactions" titleId={titleId} />
        <div className="px-4 pt-2 pb-1 tablet:px-6">
          <FilterChips
            filter={state.filter}
            onFilter={(by) => dispatch({ type: 'filtered', by })}
            onClearAll={() => dispatch({ type: 'cleared' })}
          />
        </div>
        <Loaded
          query={query}
          label="Loading transactions"
          skeleton={<SkeletonRows />}
          failedTitle="Your transactions did not load"
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {(page) => (
            <ListBody
              label="Your transactions"
              page={page}
              state={state}
              dispatch={dispatch}
              changes={changes}
              isLoading={query.isRefreshing && !changes.isAnyBusy}
              problem={query.failure !== undefined && <StaleNote onRetry={query.retry} />}
              onPage={toPage}
            />
          )}
        </Loaded>
        <CardFooter secondary={signature}>
          <TextLink href={href(paths.transactions())} arrow>
            View transactions
          </TextLink>
        </CardFooter>
      </Card>
    </AccountsKnown>
  )
}
