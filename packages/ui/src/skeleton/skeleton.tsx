import type { ReactNode } from 'react'
import { loading } from '../words/layer-names.generated.ts'

export interface SkeletonProps {
  /** CSS lengths of the content that is loading. */
  width?: number | string
  height?: number | string
  shape?: 'block' | 'pill' | 'bar'
}

const corners = { block: 'rounded-[6px]', pill: 'rounded-pill', bar: 'rounded-t-[4px]' } as const

/** A shape without animation in the size of the coming content. */
export function Skeleton({ width = '100%', height = 16, shape = 'block' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={`block max-w-full animate-breathe bg-hairline ${corners[shape]}`}
      style={{ width, height }}
    />
  )
}

const lineWidths = ['100%', '92%', '96%', '84%'] as const

export interface SkeletonTextProps {
  lines?: number
  /** Classes of the least height, if what comes is higher than the lines: 'min-h-20'. */
  room?: string
}

/** Lines of text that are loading; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, room = '' }: SkeletonTextProps) {
  return (
    <span aria-hidden className={`flex flex-col gap-2 ${room}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          height={12}
          width={line === lines - 1 ? '62%' : (lineWidths[line % lineWidths.length] ?? '100%')}
        />
      ))}
    </span>
  )
}

export interface LoadingProps {
  /** What is coming, for assistive technology: 'Loading', 'Loading budgets'. */
  label?: string
  /** Skeletons in the shape of the content. */
  children: ReactNode
}

/** Skeletons with a spoken text for people who do not see them. */
export function Loading({ label = loading, children }: LoadingProps) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
