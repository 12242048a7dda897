import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'

const columns = ['', '@min-[480px]:grid-cols-2', '@min-[480px]:grid-cols-[1fr_1fr_120px]'] as const

/** A label over its box. */
export const FieldShape = ({ width }: { readonly width: number }) => (
  <div className="min-w-0">
    <div className="mb-2 flex h-5 items-center">
      <Skeleton width={width} height={12} />
    </div>
    <Skeleton height={40} />
  </div>
)

interface FieldsSkeletonProps {
  /** How many fields are next to one another in each row, where there is room. */
  readonly rows: readonly (1 | 2 | 3)[]
  /** What else comes between the fields and the button. */
  readonly children?: ReactNode
}

/** A form that is loading: its fields, and the button under them. */
export const FieldsSkeleton = ({ rows, children }: FieldsSkeletonProps) => (
  <div className="flex flex-col gap-4">
    {rows.map((fields, row) => (
      <div key={row} className={`grid gap-4 ${columns[fields - 1] ?? ''}`}>
        {Array.from({ length: fields }, (_, place) => (
          <FieldShape key={place} width={place % 2 === 0 ? 112 : 84} />
        ))}
      </div>
    ))}
    {children}
    <Skeleton width={96} height={40} />
  </div>
)

/** Lines to choose from, or to read, each with its mark. The widths are percentages. */
export const ChoicesShape = ({ widths }: { readonly widths: readonly number[] }) => (
  <div className="flex flex-col gap-3 py-1">
    {widths.map((width, line) => (
      <div key={line} className="flex items-center gap-3">
        <Skeleton width={16} height={16} shape="pill" />
        <Skeleton width={`${width}%`} height={14} />
      </div>
    ))}
  </div>
)

/** Questions with their answers side by side, and the button under them. */
export const QuestionsSkeleton = ({ count }: { readonly count: number }) => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: count }, (_, question) => (
      <div key={question} className="flex min-h-15 flex-col gap-3 border-b border-hairline pb-4">
        <Skeleton width={question % 2 === 0 ? '52%' : '38%'} height={14} />
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {[84, 72, 92, 64, 76].map((width) => (
            <Skeleton key={width} width={width} height={16} shape="pill" />
          ))}
        </div>
      </div>
    ))}
    <Skeleton width={96} height={40} />
  </div>
)
