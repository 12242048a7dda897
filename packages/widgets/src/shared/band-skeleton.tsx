import { dashboardNextStepCount } from '@evenkeel/engine'
import { CardBody } from '@evenkeel/ui/card'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useRowCount } from './use-row-count.ts'

/** One row of the band: on a phone the button is below the text. */
export const bandRow =
  'flex min-h-[168px] items-start gap-4 border-t border-hairline px-4 py-4 first:border-t-0 tablet:min-h-[69px] tablet:items-center tablet:px-6 tablet:py-2'

/** The line of a person without a goal: on a phone the button is below the text, which takes two lines there. */
export const firstGoalLine = 'flex min-h-[92px] flex-wrap items-center justify-between gap-3 tablet:min-h-10'

/** The only line if there is nothing to do: all is done, or a first goal is offered. */
function LineSkeleton() {
  const isFirstGoal = useRowCount('goals', 0) === 0
  return (
    <div data-rows="none">
      <CardBody>
        <div className={isFirstGoal ? firstGoalLine : ''}>
          <Skeleton width="40%" height={20} />
        </div>
      </CardBody>
    </div>
  )
}

/** Things to do that are loading, in as many rows as there were last. */
export function BandSkeleton() {
  const count = useRowCount('band', dashboardNextStepCount)
  if (count === 0) return <LineSkeleton />
  return (
    <div className="-mt-2" data-rows="band">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={bandRow}>
          <Skeleton width={36} height={36} />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton width="50%" height={12} shape="pill" />
            <Skeleton width="40%" height={10} shape="pill" />
          </div>
        </div>
      ))}
    </div>
  )
}
