import type { QueryState } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Segment } from '@evenkeel/ui/segment'
import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { inCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useWithCategories } from '../shared/use-category-name.ts'
import * as words from '../words/budgets.generated.ts'

interface ViewChoiceProps {
  readonly view: 'month' | 'year'
  readonly onView: (view: 'month' | 'year') => void
}

/** Month or year. */
function ViewChoice({ view, onView }: ViewChoiceProps) {
  const options = [
    { value: 'month', label: words.month() },
    { value: 'year', label: words.year() },
  ] as const
  return <Segment label={words.view()} options={options} value={view} onChange={onView} />
}

interface ArrowsProps {
  /** The time that is shown. */
  readonly name: string
  readonly labels: readonly [previous: string, next: string]
  /** Undefined at either end. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The time that is shown, between arrows to the ones before and after. */
function Arrows({ name, labels: [previous, next], onPrevious, onNext }: ArrowsProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton icon="chevron-left" size="compact" label={previous} disabled={!onPrevious} onClick={onPrevious} />
      <span aria-live="polite" className="min-w-28 text-center text-body font-medium text-text">
        {name}
      </span>
      <IconButton icon="chevron-right" size="compact" label={next} disabled={!onNext} onClick={onNext} />
    </div>
  )
}

/** A name and its amount. */
const Line = ({ width }: { readonly width: number }) => (
  <div className="flex h-9.5 items-center justify-between gap-4 border-t border-hairline first:border-t-0">
    <Skeleton width={width} height={14} />
    <Skeleton width={72} height={14} />
  </div>
)

/** What is left next to where the income goes, over the table. */
const BudgetsSkeleton = () => (
  <div className="flex flex-col gap-4 tablet:gap-6">
    <Card>
      <CardBody>
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 pt-2 @min-[640px]:grid-cols-2">
          <div className="flex flex-col gap-3">
            <Skeleton width={148} height={14} />
            <Skeleton width={196} height={36} />
            <Skeleton width="70%" height={14} />
          </div>
          <div>
            {[148, 180, 64, 76, 128].map((width) => (
              <Line key={width} width={width} />
            ))}
          </div>
        </div>
      </CardBody>
    </Card>
    <Card>
      <CardBody>
        <Skeleton width={196} height={24} />
      </CardBody>
      {[96, 72, 84, 104, 64, 88].map((width) => (
        <div key={width} className="flex h-14 items-center gap-8 border-t border-hairline px-4 tablet:px-6">
          <Skeleton width={width} height={14} />
          <span className="flex-1">
            <Skeleton height={6} shape="pill" />
          </span>
          <Skeleton width={72} height={14} />
        </div>
      ))}
    </Card>
  </div>
)

interface BudgetsFrameProps<T> extends ViewChoiceProps, ArrowsProps {
  readonly query: QueryState<T>
  readonly children: (data: T) => ReactNode
}

/** The budgets of a month or a year below what chooses it. */
export function BudgetsFrame<T>({ view, onView, query, children, ...arrows }: BudgetsFrameProps<T>) {
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewChoice view={view} onView={onView} />
        <Arrows {...arrows} />
      </div>
      <QueryView
        query={useWithCategories(query)}
        label={words.loading()}
        skeleton={<BudgetsSkeleton />}
        failedTitle={words.failed()}
        failedIn={inCard}
      >
        {children}
      </QueryView>
    </div>
  )
}
