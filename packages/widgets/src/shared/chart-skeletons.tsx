import { Skeleton } from '@evenkeel/ui/skeleton'
import { DrawingSkeleton } from './drawing-skeleton.tsx'

/** A sentence, the figures of a month, and four months of bars over their names, in the boxes in which they come. */
export function CashFlowSkeleton() {
  return (
    <>
      <div className="mb-4 h-13 @narrow:h-6.5">
        <Skeleton width="70%" height={26} />
      </div>
      <div className="mb-3.5 h-5 @narrow:h-9">
        <Skeleton height="100%" />
      </div>
      <DrawingSkeleton
        size={[584, 340]}
        className="h-[230px] @narrow:h-[340px]"
        grid={[28, 92, 156, 220, 284]}
        path="M98 284V80M122 284V128M234 284V78M258 284V142M370 284V76M394 284V60M505 284V72M529 284V98"
        thickness={20}
        isScaled
      />
    </>
  )
}

/** A ring and its six rows. */
export function SpendingSkeleton() {
  return (
    <div className="flex flex-col gap-4 @narrow:flex-row @narrow:items-center @narrow:gap-8">
      <span className="mx-auto size-[188px] shrink-0 animate-breathe rounded-pill border-24 border-hairline" />
      <div className="w-full">
        {[52, 40, 46, 34, 44, 30].map((width) => (
          <div
            key={width}
            className="flex h-[39px] items-center justify-between border-b border-hairline last:border-b-0 pointer-coarse:h-control-coarse"
          >
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={72} height={14} />
          </div>
        ))}
      </div>
    </div>
  )
}
