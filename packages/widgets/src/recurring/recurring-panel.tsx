import type { Recurring } from '@evenkeel/api-client/contract/recurring'
import { useQuery } from '@evenkeel/api-client/react'
import { Button, TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardSection } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { inCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/recurring.generated.ts'
import { allComing, calendarDays, type DueItem, dueItems, isPlanned, keyOfDue } from './due-items.ts'
import { PaydayCard } from './payday-card.tsx'
import { PlannedRow } from './planned-row.tsx'
import { RecurringRow } from './recurring-row.tsx'
import { Dismissed, Monthly, Suggestions } from './side-cards.tsx'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'

/** What is left until payday with the next days, and what comes up, in the shape in which they come. */
function RecurringSkeleton() {
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <Card>
        <CardBody>
          <div className="grid min-h-[208px] grid-cols-1 content-start gap-x-8 gap-y-4 pt-2 @min-[640px]:min-h-[118px] @min-[640px]:grid-cols-2">
            <div className="flex flex-col gap-2">
              <Skeleton width="60%" height={12} shape="pill" />
              <Skeleton width={180} height={36} />
            </div>
            <SkeletonText lines={4} />
          </div>
        </CardBody>
        <CardSection>
          <div className="mb-7 grid grid-cols-7 gap-1.5 @min-[640px]:grid-cols-14">
            {Array.from({ length: calendarDays }, (_, day) => (
              <Skeleton key={day} height={60} />
            ))}
          </div>
        </CardSection>
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(280px,320fr)]">
        <Card>
          <CardHeader title={words.comingUp()} />
          <div className="mt-3">
            {[40, 32, 46, 36, 42].map((width) => (
              <div
                key={width}
                className="flex h-15 items-center justify-between border-t border-hairline px-4 tablet:px-6"
              >
                <Skeleton width={`${width}%`} height={14} />
                <Skeleton width={72} height={14} />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}

const PlannedPaymentDialog = lazyDialog(
  async () => (await import('../shared/planned-payment-dialog.tsx')).PlannedPaymentDialog,
)

/** Recurring payments and income: what is left until payday, what comes next, and what is asked. */
export function RecurringPanel() {
  const recurring = useQuery('recurring', { body: {} })
  return (
    <QueryView
      query={recurring}
      label={words.loading()}
      skeleton={<RecurringSkeleton />}
      failedTitle={words.failed()}
      failedIn={inCard}
    >
      {(data) => (data.items.length + data.planned.length === 0 ? <Nothing /> : <Found recurring={data} />)}
    </QueryView>
  )
}

function Nothing() {
  const { href } = useLinks()
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon="calendar"
          title={words.none()}
          action={
            <div className="flex flex-wrap items-center justify-center gap-2">
              <ButtonLink href={href(paths.transactions())}>{words.addTransactions()}</ButtonLink>
              <AddPlanned />
            </div>
          }
        >
          {words.noneText()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}

/** Adds a payment or income by hand. */
function AddPlanned() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button size="compact" variant="secondary" icon="plus" onClick={() => setAdding(true)}>
        {words.add()}
      </Button>
      {isAdding && <PlannedPaymentDialog repeats="month" onClose={() => setAdding(false)} />}
    </>
  )
}

function Found({ recurring: { items, planned, payday, monthly, monthlyTotal } }: { readonly recurring: Recurring }) {
  const today = useToday()
  const due = dueItems(items, planned, today)
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <PaydayCard payday={payday} due={due} />
      <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(280px,320fr)]">
        <ComingUp items={items} planned={planned} due={due} />
        <div className="flex flex-col gap-4 tablet:gap-6">
          <Suggestions items={items.filter(({ status }) => status === 'suggested')} />
          <Monthly monthly={monthly} monthlyTotal={monthlyTotal} />
          <Dismissed items={items.filter(({ status }) => status === 'dismissed')} />
        </div>
      </div>
    </div>
  )
}

function ComingUp({
  items,
  planned,
  due,
}: Pick<Recurring, 'items' | 'planned'> & { readonly due: readonly DueItem[] }) {
  const [isAll, setAll] = useState(false)
  const all = allComing(items, planned)
  const rows = isAll ? all : due
  return (
    <Card
      title={isAll ? words.allRecurring() : words.comingUp()}
      beside={!isAll && <span className="text-label font-normal text-text-subtle">{words.comingUpNote()}</span>}
      action={<AddPlanned />}
    >
      <CardBody flush>
        {rows.length === 0 ? (
          <p className="px-4 py-4 text-body text-text-muted tablet:px-6">{words.nothingComing()}</p>
        ) : (
          <ul className="mt-3 border-t border-hairline">
            {rows.map((due) =>
              isPlanned(due.item) ? (
                <PlannedRow key={keyOfDue(due)} item={due.item} day={due.day} />
              ) : (
                <RecurringRow key={keyOfDue(due)} item={due.item} day={due.day} />
              ),
            )}
          </ul>
        )}
      </CardBody>
      {all.length > 0 && (
        <CardFooter>
          <TextButton onClick={() => setAll(!isAll)}>
            {isAll ? words.showComing() : words.showAll({ count: String(all.length) })}
          </TextButton>
        </CardFooter>
      )}
    </Card>
  )
}
