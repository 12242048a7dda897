import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { DrawingSkeleton } from './drawing-skeleton.tsx'

/** The grid and the line of a year that is loading, in the size of the chart that comes. */
export function TrendSkeleton() {
  return (
    <DrawingSkeleton
      size={[584, 156]}
      className="h-[156px]"
      grid={[8, 49, 91, 132]}
      path="M45 97 130 88 175 76 260 69 345 53 390 58 475 20 574 15"
      thickness={8}
    />
  )
}

interface TrendHeadlineProps {
  /** Null while it is on its way. */
  readonly figure: ReactNode | null
  /** How it changed; its line is kept free while that is unknown. */
  readonly children?: ReactNode
}

/** The figure above a line of a year. */
export function TrendHeadline({ figure, children }: TrendHeadlineProps) {
  return (
    <p className="mb-2.5 flex flex-wrap items-baseline gap-x-3 text-body text-text-muted">
      {figure === null ? (
        <Skeleton width={196} height={40} />
      ) : (
        <strong className="text-figure text-text">{figure}</strong>
      )}
      <span className="min-h-5 w-full @min-[480px]:w-auto">{children}</span>
    </p>
  )
}
