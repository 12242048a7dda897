import { Card, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, use } from 'react'
import { PlanFrameContext } from './plan-frame.tsx'

interface SheetProps {
  readonly title?: string
  /** Inside the one card it cancels the card's padding. */
  readonly isInset?: boolean
  readonly children: ReactNode
}

/** A card, or a section of the one card that holds everything. */
export function Sheet({ title, isInset = false, children }: SheetProps) {
  const { isOneCard: isPart = false } = use(PlanFrameContext)
  if (!isPart) return <Card {...(title !== undefined && { title })}>{children}</Card>
  return (
    <div className={`@container min-w-0 ${isInset ? '-mx-4 tablet:-mx-6' : ''}`}>
      {title !== undefined && <CardHeader title={title} />}
      {children}
    </div>
  )
}
