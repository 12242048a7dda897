import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import * as words from '../words/staff-money.generated.ts'

interface AskedCardProps {
  readonly title: string
  /** Says what would be shown. */
  readonly text: string
  readonly firstName: string
  /** The button's words: 'Show budgets'. */
  readonly action: string
  readonly isAsked: boolean
  readonly onAsk: () => void
  /** Brings its own padding. Not mounted before the person asks for it. */
  readonly children: ReactNode
}

/** Another person's data, which is read only on request, since every read is recorded. */
export function LoadOnRequestCard({ title, text, firstName, action, isAsked, onAsk, children }: AskedCardProps) {
  return (
    <Card title={title}>
      <CardBody flush={isAsked}>
        {isAsked ? (
          <div className="py-2">{children}</div>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="text-body text-text-muted">{words.willSee({ text, firstName })}</p>
            <Button icon="eye" onClick={onAsk}>
              {action}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

/** Padding for content of such a card that is not a table. */
export const Padded = ({ children }: { readonly children: ReactNode }) => (
  <div className="px-4 pb-4 tablet:px-6">{children}</div>
)
