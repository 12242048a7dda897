import { Card, CardHeader } from '@evenkeel/ui/card'
import { createContext, type ReactNode, useContext } from 'react'

/** Whether a plan's parts share one card, as in a widget on another page; they then bring no cards themselves. */
export const OnOneCard = createContext(false)

interface SheetProps {
  readonly title?: string
  /** Inside the one card it cancels the card's padding. */
  readonly isInset?: boolean
  readonly children: ReactNode
}

/** A card, or a section of the one card that holds everything. */
export function Sheet({ title, isInset = false, children }: SheetProps) {
  const isPart = useContext(OnOneCard)
  if (!isPart) return <Card {...(title !== undefined && { title })}>{children}</Card>
  return (
    <div className={`@container min-w-0 ${isInset ? '-mx-4 tablet:-mx-6' : ''}`}>
      {title !== undefined && <CardHeader title={title} />}
      {children}
    </div>
  )
}
