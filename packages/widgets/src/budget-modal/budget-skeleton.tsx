import { Skeleton } from '@evenkeel/ui/skeleton'

/** Placeholders for the month's total and five budgets. */
export function BudgetSkeleton() {
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6 tablet:px-6">
      <Skeleton width="60%" height={32} />
      <Skeleton height={8} shape="pill" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton width="45%" height={16} />
          <Skeleton height={6} shape="pill" />
        </div>
      ))}
    </div>
  )
}
