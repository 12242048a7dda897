import { Skeleton } from '@evenkeel/ui/skeleton'
import { DrawingSkeleton } from './drawing-skeleton.tsx'

interface DrawingProps {
  /** The height of the box. */
  readonly className: string
}

/** Savings that rise and are spent, over their grid. */
export const SavingsDrawing = ({ className }: DrawingProps) => (
  <DrawingSkeleton
    size={[584, 268]}
    className={className}
    grid={[8, 68, 128, 188, 248]}
    path="M45 236C180 206 260 150 330 96L460 150L560 232"
    thickness={2}
  />
)

/** Debts that shrink until the last is paid off, over their grid. */
export const PayoffDrawing = ({ className }: DrawingProps) => (
  <DrawingSkeleton
    size={[584, 268]}
    className={className}
    grid={[8, 68, 128, 188, 248]}
    path="M45 24L200 88L360 164L540 248M45 130L200 172L330 248"
    thickness={2}
  />
)

/** Three choices, each a name and a box over its slider. */
export const SlidersShape = () => (
  <div className="flex flex-col gap-6">
    {[96, 120, 112].map((width) => (
      <div key={width} className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <Skeleton width={width} height={14} />
          <Skeleton width={116} height={32} />
        </div>
        <Skeleton height={4} shape="pill" />
      </div>
    ))}
  </div>
)
