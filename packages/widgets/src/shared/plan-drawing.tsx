import { DrawingSkeleton } from './drawing-skeleton.tsx'

const paths = {
  /** Savings that rise and are spent. */
  savings: 'M45 236C180 206 260 150 330 96L460 150L560 232',
  /** Debts that shrink until the last is paid off. */
  payoff: 'M45 24L200 88L360 164L540 248M45 130L200 172L330 248',
} as const

interface PlanDrawingProps {
  readonly of: keyof typeof paths
  /** Of the box: in px, or a CSS length. */
  readonly height: number | string
}

/** The chart of a plan that is loading. */
export const PlanDrawing = ({ of, height }: PlanDrawingProps) => (
  <div style={{ height }}>
    <DrawingSkeleton
      size={[584, 268]}
      className="h-full"
      grid={[8, 68, 128, 188, 248]}
      path={paths[of]}
      thickness={2}
    />
  </div>
)
