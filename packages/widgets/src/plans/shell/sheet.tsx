import { Card } from '@evenkeel/ui/card'
import { createContext, type ReactNode, useContext } from 'react'

/** Whether a plan's parts stand on one card, as a widget on another page does; they then bring none of their own. */
export const OnOneCard = createContext(false)

interface SheetProps {
  /** Id of the element that names a card. */
  readonly labelledBy?: string
  /** On the one card it stands inside the padding, and takes that back. */
  readonly isInset?: boolean
  readonly children: ReactNode
}

/** A card, or a part of the one card that everything stands on. */
export function Sheet({ labelledBy, isInset = false, children }: SheetProps) {
  const isPart = useContext(OnOneCard)
  if (isPart) return <div className={`@container min-w-0 ${isInset ? '-mx-4 tablet:-mx-6' : ''}`}>{children}</div>
  return <Card {...(labelledBy !== undefined && { labelledBy })}>{children}</Card>
}
