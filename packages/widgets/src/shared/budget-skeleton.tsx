import { Skeleton } from '@evenkeel/ui/skeleton'
import { useRowCount } from './use-row-count.ts'

/** The month's total and budgets that are loading, in as many rows as there were last and at most `listed`. */
export function BudgetSkeleton({ listed = Infinity }: { readonly listed?: number | undefined }) {
  const count = Math.min(useRowCount('budgets', 6), listed)
  if (count === 0)
    return (
      <div className="flex h-[166px] flex-col items-center gap-3 pt-6">
        <Skeleton width={36} height={36} />
        <Skeleton width="50%" height={16} />
      </div>
    )
  return (
    <>
      <div className="flex h-24 flex-col gap-2 px-4 pt-2 tablet:px-6">
        <Skeleton width="60%" height={32} />
        <Skeleton height={8} shape="pill" />
      </div>
      <div
        data-rows="budgets"
        className="flex flex-col gap-5 border-t border-hairline px-4 py-4 tablet:px-6 tablet:py-5"
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="flex h-[62px] flex-col gap-2">
            <Skeleton width="45%" height={24} />
            <Skeleton height={6} shape="pill" />
          </div>
        ))}
      </div>
    </>
  )
}
