import { Card, CardSection } from '@evenkeel/ui/card'
import { Skeleton } from '@evenkeel/ui/skeleton'

/** Widths of the placeholder names, in percent. */
const names = [58, 70, 44, 82, 62, 40, 54, 58, 66, 48] as const

/** Placeholders for the totals and ten rows, as a separate card. */
export function ListSkeleton() {
  return (
    <Card>
      <SkeletonRows />
    </Card>
  )
}

export function SkeletonRows() {
  return (
    <>
      <div className="flex h-12 items-center justify-between gap-8 px-4 tablet:px-6">
        <Skeleton width={160} height={16} />
        <Skeleton width="40%" height={16} />
      </div>
      <CardSection flush>
        <div className="h-10" />
        {names.map((width, index) => (
          <div key={index} className="flex h-12 items-center gap-8 border-t border-hairline px-4 tablet:px-6">
            <Skeleton width={80} height={14} />
            <span className="flex-1">
              <Skeleton width={`${width}%`} height={14} />
            </span>
            <span className="hidden flex-1 @table:block">
              <Skeleton width="60%" height={14} />
            </span>
            <Skeleton width={72} height={14} />
          </div>
        ))}
      </CardSection>
    </>
  )
}
