import { TextButton } from '@evenkeel/ui/button'
import { Card, CardFooter } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import * as words from '../../words/plan-shell.generated.ts'
import { OnOneCard } from './sheet.tsx'

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
    <OnOneCard value={true}>
      <Card title={title}>
        {children}
        <CardFooter secondary={signature}>
          <TextButton onClick={onOwnFigures}>{words.ownFigures()}</TextButton>
        </CardFooter>
      </Card>
    </OnOneCard>
  )
}
