import type { Recurring, RecurringItem } from '@evenkeel/api-client/contract/recurring'
import { Button, TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import * as words from '../words/recurring.generated.ts'
import { MonthlyList } from './monthly-list.tsx'
import { periodText } from './period-words.ts'
import { useDecide } from './use-decide.ts'

/** Asks about what may be recurring. */
export function Suggestions({ items }: { readonly items: readonly RecurringItem[] }) {
  const { decide, isBusy } = useDecide()
  if (items.length === 0) return null
  return (
    <Card
      title={words.isThisRecurring()}
      beside={<span className="text-label font-normal text-text-subtle">{items.length}</span>}
    >
      {items.map((item, index) => {
        const Part = index === 0 ? CardBody : CardSection
        return (
          <Part key={item.userTransactionId}>
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
                variant={index === 0 ? 'primary' : 'secondary'}
                disabled={isBusy}
                aria-label={words.yesNamed({ name: item.description })}
                onClick={() => decide(item, 'confirmed')}
              >
                {words.yes()}
              </Button>
              <Button
                size="compact"
                disabled={isBusy}
                aria-label={words.noNamed({ name: item.description })}
                onClick={() => decide(item, 'dismissed')}
              >
                {words.no()}
              </Button>
            </div>
          </Part>
        )
      })}
    </Card>
  )
}

/** What bills come to in a month. */
export function Monthly({ monthly, monthlyTotal }: Pick<Recurring, 'monthly' | 'monthlyTotal'>) {
  if (monthly.length === 0) return null
  return (
    <Card title={words.monthly()}>
      <CardBody>
        <MonthlyList monthly={monthly} monthlyTotal={monthlyTotal} />
      </CardBody>
    </Card>
  )
}

/** What the person has said is not recurring; each can be tracked again. */
export function Dismissed({ items }: { readonly items: readonly RecurringItem[] }) {
  const { decide, isBusy } = useDecide()
  if (items.length === 0) return null
  return (
    <Card title={words.notTracked()}>
      <CardBody>
        <ul>
          {items.map((item) => (
            <li
              key={item.userTransactionId}
              className="flex items-center justify-between gap-4 border-t border-hairline py-1 first:border-t-0"
            >
              <span className="min-w-0 text-body wrap-anywhere text-text-muted">{item.description}</span>
              <TextButton
                disabled={isBusy}
                aria-label={words.trackAgainNamed({ name: item.description })}
                onClick={() => decide(item, 'confirmed')}
              >
                {words.trackAgain()}
              </TextButton>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
