import { Skeleton } from '@evenkeel/ui/skeleton'
import { DrawingSkeleton } from './drawing-skeleton.tsx'

/** A figure, a line about it, and the line of a year. */
export const WorthSkeleton = () => (
  <>
    <Skeleton width={196} height={40} />
    <div className="mt-1 mb-4 flex h-5 items-center">
      <Skeleton width="60%" height={14} />
    </div>
    <DrawingSkeleton
      size={[584, 280]}
      className="h-[280px]"
      grid={[8, 76, 144, 212, 272]}
      path="M45 190 130 176 175 160 260 150 345 120 390 126 475 60 574 40"
      thickness={4}
    />
  </>
)
