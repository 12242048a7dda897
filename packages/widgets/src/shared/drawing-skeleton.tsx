interface DrawingSkeletonProps {
  /** Width and height of the coordinates; the drawing itself fills its box. */
  readonly size: readonly [number, number]
  /** The height of the box. */
  readonly className: string
  /** Where the lines of the grid are, from the top. */
  readonly grid: readonly number[]
  /** The line, or the bars, that come. */
  readonly path: string
  /** Of the path, in px. */
  readonly thickness: number
  /** The path gets thinner with its box, as bars do. */
  readonly isScaled?: boolean
}

/** A chart that is loading: its grid, and what comes in gray. */
export function DrawingSkeleton({
  size: [width, height],
  className,
  grid,
  path,
  thickness,
  isScaled = false,
}: DrawingSkeletonProps) {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`block w-full animate-breathe fill-none stroke-hairline ${className}`}
    >
      <path d={grid.map((y) => `M45 ${y}H${width}`).join('')} vectorEffect="non-scaling-stroke" />
      <path
        d={path}
        strokeWidth={thickness}
        strokeLinejoin="round"
        vectorEffect={isScaled ? 'none' : 'non-scaling-stroke'}
      />
    </svg>
  )
}
