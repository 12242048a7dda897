import { Skeleton } from '@evenkeel/ui/skeleton'

/** A figure over its sentence, which takes two lines on a phone. */
export const paydayBox = 'min-h-18 tablet:min-h-13'

export function PaydaySkeleton() {
  return (
    <div className={paydayBox}>
      <Skeleton width={160} height={28} />
      <div className="mt-2.5">
        <Skeleton width="60%" height={12} />
      </div>
    </div>
  )
}
