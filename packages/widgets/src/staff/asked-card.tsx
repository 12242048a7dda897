import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, useId } from 'react'

interface AskedCardProps {
  readonly title: string
  /** What would be seen. */
  readonly words: string
  readonly firstName: string
  /** 'Show budgets'. */
  readonly action: string
  readonly isAsked: boolean
  readonly onAsk: () => void
  /** Brings its own padding. Nothing of it is there before it is asked for. */
  readonly children: ReactNode
}

/** Something of somebody else's, which is read when it is asked for and not before, since every look is written down. */
export function AskedCard({ title, words, firstName, action, isAsked, onAsk, children }: AskedCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={title} titleId={titleId} />
      <CardBody flush={isAsked}>
        {isAsked ? (
          <div className="py-2">{children}</div>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="text-body text-text-muted">
              {words} Look when you need it: {firstName} sees that you did.
            </p>
            <Button icon="eye" onClick={onAsk}>
              {action}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

/** The padding of what is no table in such a card. */
export const Padded = ({ children }: { readonly children: ReactNode }) => (
  <div className="px-4 pb-4 tablet:px-6">{children}</div>
)
