import { Button } from '@evenkeel/ui/button'
import { Card, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, useId } from 'react'
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
  const titleId = useId()
  return (
    <OnOneCard value={true}>
      <Card labelledBy={titleId}>
        <CardHeader title={title} titleId={titleId} />
        {children}
        <CardFooter secondary={signature}>
          <Button variant="text" size="flush" onClick={onOwnFigures}>
            {words.ownFigures()}
          </Button>
        </CardFooter>
      </Card>
    </OnOneCard>
  )
}
