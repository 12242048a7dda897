import { TextButton } from '@evenkeel/ui/button'
import { Card, CardFooter } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import * as words from '../../words/plan-shell.generated.ts'
import { oneCard, PlanFrameContext } from './plan-frame.tsx'

interface TypedCardProps {
  readonly title: string
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
  readonly onOwnFigures: () => void
  readonly children: ReactNode
}

/** A calculator before a person is known: it calculates what they type, and neither sends nor keeps it. */
export function TypedCard({ title, signature, onOwnFigures, children }: TypedCardProps) {
  return (
    <PlanFrameContext value={oneCard}>
      <Card title={title}>
        {children}
        <CardFooter secondary={signature}>
          <TextButton onClick={onOwnFigures}>{words.ownFigures()}</TextButton>
        </CardFooter>
      </Card>
    </PlanFrameContext>
  )
}
