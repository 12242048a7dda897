import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useQuery } from '@evenkeel/api-client/react'
import { homeCurrency } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Swatch } from '@evenkeel/ui/swatch'
import { categoryColor } from '@evenkeel/ui/tokens'
import { dayText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import { useToday } from '../shared/today.tsx'
import { useCategoryName } from '../shared/use-category-name.ts'
import * as words from '../words/history.generated.ts'

const shownRows = 8

function Row({ row }: { readonly row: Transaction }) {
  const today = useToday()
  const category = useCategoryName()(row.categoryId)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline px-4 py-2.5 first:border-t-0 @min-[560px]:grid-cols-[72px_minmax(0,1fr)_minmax(0,150px)_104px] tablet:px-6">
      <span className="row-start-2 @min-[560px]:col-start-1 text-label font-normal text-text-muted @min-[560px]:row-start-1 @min-[560px]:text-body">
        {dayText(row.date, today)}
      </span>
      <span className="col-start-1 row-start-1 min-w-0 @min-[560px]:col-start-2">
        <span className="block text-body wrap-anywhere text-text">{row.description}</span>
        <span className="hidden text-caption wrap-anywhere text-text-subtle @min-[560px]:block">
          {row.fullDescription}
        </span>
      </span>
      <span className="row-start-1 hidden min-w-0 items-center gap-2 text-body text-text @min-[560px]:col-start-3 @min-[560px]:flex">
        <Swatch color={categoryColor(row.categoryId)} size={8} />
        <span className="truncate">{category}</span>
      </span>
      <span className="col-start-2 row-start-1 text-right text-body text-text @min-[560px]:col-start-4">
        <Money value={row.value} look="flow" {...(row.currency === homeCurrency ? {} : { currency: row.currency })} />
      </span>
    </li>
  )
}

const RowsSkeleton = () => (
  <div className="mt-3">
    {Array.from({ length: shownRows }, (_, row) => (
      <div key={row} className="flex h-12 items-center gap-8 border-t border-hairline px-4 tablet:px-6">
        <Skeleton width={row % 2 === 0 ? '44%' : '58%'} height={14} />
        <span className="ml-auto">
          <Skeleton width={72} height={14} />
        </span>
      </div>
    ))}
  </div>
)

/** The newest transactions of an account. */
export function AccountTransactions({ userAccountId }: { readonly userAccountId: number }) {
  const { href } = useLinks()
  const rows = useQuery('transactions', { body: { userAccountIds: [userAccountId], page: 1, pageSize: shownRows } })
  return (
    <Card title={words.transactions()}>
      <CardBody flush>
        <QueryView
          query={rows}
          label={words.loadingTransactions()}
          skeleton={<RowsSkeleton />}
          failedTitle={words.transactionsFailed()}
          failedIn={(failure) => <div className="px-4 pb-4 tablet:px-6">{failure}</div>}
        >
          {({ items }) =>
            items.length === 0 ? (
              <div className="px-4 pb-2 tablet:px-6">
                <EmptyState title={words.noTransactions()}>{words.noTransactionsText()}</EmptyState>
              </div>
            ) : (
              <ul className="mt-3 border-t border-hairline">
                {items.map((row) => (
                  <Row key={row.userTransactionId} row={row} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </CardBody>
      <CardFooter href={href(paths.allTransactions(userAccountId))} link={words.allTransactions()} />
    </Card>
  )
}
