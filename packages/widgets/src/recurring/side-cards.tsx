import type { Recurring, RecurringItem } from '@evenkeel/api-client/contract/recurring'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { useId } from 'react'
import { useCategoryName } from '../shared/use-category-name.ts'
import * as words from '../words/recurring.generated.ts'
import { periodText } from './period-words.ts'
import { useDecide } from './use-decide.ts'

/** Asks about what may be recurring. */
export function Suggestions({ items }: { readonly items: readonly RecurringItem[] }) {
  const titleId = useId()
  const { decide, isBusy } = useDecide()
  if (items.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title={words.isThisRecurring()}
        titleId={titleId}
        beside={<span className="text-label font-normal text-text-subtle">{items.length}</span>}
      />
      {items.map((item) => (
        <CardSection key={item.userTransactionId}>
          <p className="text-body text-text">
            {words.suggestion.parts({
              name: <strong key="name">{item.description}</strong>,
              amount: <Money key="amount" value={Math.abs(item.expected)} look="bare" />,
              period: periodText(item).toLowerCase(),
              count: item.count,
            })}
          </p>
          <div className="mt-3 flex gap-2">
            <Button
              size="compact"
              disabled={isBusy}
              aria-label={words.yesNamed({ name: item.description })}
              onClick={() => decide(item, 'confirmed')}
            >
              {words.yes()}
            </Button>
            <Button
              size="compact"
              variant="text"
              disabled={isBusy}
              aria-label={words.noNamed({ name: item.description })}
              onClick={() => decide(item, 'dismissed')}
            >
              {words.no()}
            </Button>
          </div>
        </CardSection>
      ))}
    </Card>
  )
}

/** The category of transfers has the payments of loans here; all other transfers are left out. */
const transferId = 2

/** What bills come to in a month. */
export function Monthly({ monthly, monthlyTotal }: Pick<Recurring, 'monthly' | 'monthlyTotal'>) {
  const titleId = useId()
  const categoryName = useCategoryName()
  if (monthly.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={words.monthly()} titleId={titleId} />
      <CardBody>
        <dl className="text-body">
          {monthly.map(({ categoryId, amount }) => (
            <div key={categoryId} className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
              <dt className="text-text-muted">
                {categoryId === transferId ? words.loans() : categoryName(categoryId)}
              </dt>
              <dd className="text-text">
                <Money value={amount} />
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-hairline py-2 font-semibold">
            <dt className="text-text">{words.total()}</dt>
            <dd className="text-text">
              <Money value={monthlyTotal} />
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  )
}

/** What the person has said is not recurring; each can be tracked again. */
export function Dismissed({ items }: { readonly items: readonly RecurringItem[] }) {
  const titleId = useId()
  const { decide, isBusy } = useDecide()
  if (items.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={words.notTracked()} titleId={titleId} />
      <CardBody>
        <ul>
          {items.map((item) => (
            <li
              key={item.userTransactionId}
              className="flex items-center justify-between gap-4 border-t border-hairline py-1 first:border-t-0"
            >
              <span className="min-w-0 truncate text-body text-text-muted">{item.description}</span>
              <Button
                variant="text"
                size="flush"
                disabled={isBusy}
                aria-label={words.trackAgainNamed({ name: item.description })}
                onClick={() => decide(item, 'confirmed')}
              >
                {words.trackAgain()}
              </Button>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
