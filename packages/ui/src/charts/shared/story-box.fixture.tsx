import { type ReactNode, useState } from 'react'
import type { ChartView } from './chart-frame.tsx'
import { ChartViewToggle } from './chart-view-toggle.tsx'

type StoryBoxProps = {
  /** The inside of the box, in px. */
  width: number
  /** The view it shows first. */
  view?: ChartView | undefined
  children: (view: ChartView) => ReactNode
}

/** A chart in its stories: on a card's color, with the switch to its table below it. */
export function StoryBox({ width, view: first = 'chart', children }: StoryBoxProps) {
  const [view, setView] = useState<ChartView>(first)
  return (
    <div className="flex max-w-full flex-col gap-4 bg-surface p-6" style={{ width: width + 48 }}>
      {children(view)}
      <div className="flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </div>
  )
}
