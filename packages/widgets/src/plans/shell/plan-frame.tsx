import { createContext, type ReactNode, use } from 'react'

/** What a page puts around the answer of a plan; nothing where the answer is shown alone, as to a planner. */
interface PlanFrame {
  /** Whether a plan's parts share one card, as in a widget on another page; they then bring no cards themselves. */
  readonly isOneCard?: boolean
  /** At the right of the answer's first row. */
  readonly menu?: ReactNode
  /** Under the figures: what the answer is based on. */
  readonly foot?: ReactNode
}

export const PlanFrameContext = createContext<PlanFrame>({})

/** Of a widget on another page. */
export const oneCard: PlanFrame = { isOneCard: true }

/** What the page has at the right of the answer's first row. */
export const FrameMenu = () => use(PlanFrameContext).menu

/** What the page has under the answer's figures. */
export function FrameFoot() {
  const foot = use(PlanFrameContext).foot
  return (
    foot && (
      <div className="flex flex-col gap-3 border-t border-hairline px-4 py-4 empty:hidden tablet:px-6">{foot}</div>
    )
  )
}
