import { type Explanation, formatDate, screenDateFormat } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/staff-money.generated.ts'
import { Padded } from './load-on-request-card.tsx'

interface FiguresNoteProps {
  readonly title: string
  readonly explanation: Explanation
  readonly children?: ReactNode
}

/** A note below a person's figures: the day for which they hold, and how they were calculated. */
export function FiguresNote({ title, explanation, children }: FiguresNoteProps) {
  return (
    <Padded>
      <div className="flex items-center gap-1 pt-2 text-label font-normal text-text-subtle">
        <p>
          {words.asOf({ date: formatDate(useToday(), screenDateFormat) })} {children}
        </p>
        <ExplainedHelp title={title} explanation={explanation} isOfOther />
      </div>
    </Padded>
  )
}
