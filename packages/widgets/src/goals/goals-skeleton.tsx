import { Skeleton } from '@evenkeel/ui/skeleton'
import { useRowCount } from '../shared/use-row-count.ts'

/** One list card on a phone; a row of cards if there is room. */
export const goalRow =
  'flex flex-col rounded-card border border-hairline bg-surface shadow-1 tablet:grid tablet:grid-cols-3 tablet:gap-4 tablet:border-0 tablet:bg-transparent tablet:shadow-none desktop:grid-cols-5'

export const goalItem =
  'flex gap-4 border-t border-hairline p-4 first:border-t-0 tablet:flex-col tablet:items-start tablet:rounded-card tablet:border tablet:bg-surface tablet:p-5 tablet:shadow-1 tablet:first:border-t'

/** As many cards as there were last. */
export function GoalsSkeleton() {
  const count = useRowCount('goals', 3)
  if (count === 0) return <Skeleton width="40%" height={20} />
  return (
    <div className={goalRow} data-rows="goals">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={goalItem}>
          <Skeleton width={36} height={36} />
          <div className="flex h-[70px] flex-1 flex-col justify-between tablet:h-[100px] tablet:flex-none">
            <Skeleton width={140} height={20} />
            <Skeleton width={110} height={38} />
          </div>
        </div>
      ))}
    </div>
  )
}
