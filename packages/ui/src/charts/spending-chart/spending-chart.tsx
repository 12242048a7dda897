import { type ReactNode, useMemo, useState } from 'react'
import { Doughnut, DoughnutLegend } from '../doughnut/doughnut.tsx'
import * as words from '../../words/doughnut.generated.ts'
import { otherId, type SpendingCategory, topFiveAndOther } from './spending-chart-geometry.ts'

export type { SpendingCategory } from './spending-chart-geometry.ts'

export type SpendingChartProps = {
  /** The categories of the period, in any order; the five largest must be among them. */
  categories: readonly SpendingCategory[]
  /** Dollars spent in categories that are not in `categories`: a part of 'Other'. */
  rest?: number
  /** Under the total: 'November so far'. */
  caption: string
  /** Called when a category is opened; null means everything ('Other' opens the whole list). */
  onOpen: (categoryId: string | null) => void
  /** Renders a row's link; the id is null for everything. */
  renderLink: (categoryId: string | null, link: { className: string; children: ReactNode }) => ReactNode
}

const toCategoryId = (sliceId: string) => (sliceId === otherId ? null : sliceId)

/** Where the money went: a ring of the top five categories and 'Other', with its list below or, in a wide box, to its right. */
export function SpendingChart({ categories, rest = 0, caption, onOpen, renderLink }: SpendingChartProps) {
  const slices = useMemo(() => topFiveAndOther(categories, rest), [categories, rest])
  const [active, setActive] = useState<string | null>(null)
  const shared = { slices, label: words.byCategory(), active, onActiveChange: setActive }
  return (
    <div className="@container w-full">
      <div className="flex flex-col gap-4 @narrow:flex-row @narrow:items-center @narrow:gap-8">
        <div className="@narrow:w-[188px] @narrow:shrink-0">
          <Doughnut {...shared} caption={caption} onOpen={(id) => onOpen(toCategoryId(id))} />
        </div>
        <div className="min-w-0 flex-1">
          <DoughnutLegend {...shared} renderLink={(slice, link) => renderLink(toCategoryId(slice.id), link)} />
        </div>
      </div>
    </div>
  )
}
