import { Card } from '@evenkeel/ui/card'
import { createContext, type ReactNode, useContext } from 'react'

/** Whether a plan's parts share one card, as in a widget on another page; they then bring no cards themselves. */
export const OnOneCard = createContext(false)

interface SheetProps {
  /** Id of the element that names a card. */
  readonly labelledBy?: string
  /** Inside the one card it cancels the card's padding. */
  readonly isInset?: boolean
  readonly children: ReactNode
}

/** A card, or a section of the one card that holds everything. */
export function Sheet({ labelledBy, isInset = false, children }: SheetProps) {
  const isPart = useContext(OnOneCard)
  if (isPart) return <div className={`@container min-w-0 ${isInset ? '-mx-4 tablet:-mx-6' : ''}`}>{children}</div>
  return <Card {...(labelledBy !== undefined && { labelledBy })}>{children}</Card>
}
