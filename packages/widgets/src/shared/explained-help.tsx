import { type Explanation, formatDate, screenDateFormat } from '@evenkeel/engine'
import { Help } from '@evenkeel/ui/help'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import * as words from '../words/explanation-help.generated.ts'
import { LazyPart } from './lazy-card.tsx'
import { useToday } from './today.tsx'

interface ExplainedHelpProps {
  /** The button's name and the title: 'How we calculate cash flow'. */
  readonly title: string
  readonly explanation: Explanation
  /** The level of its heading, like in `Help`. */
  readonly level?: 2 | 3
  /** Whether the figures are another person's. */
  readonly isOfOther?: boolean
}

const loadBody = async () => (await import('./explanation-body.tsx')).ExplanationBody

/** How a figure was calculated, behind a small '?'. Its words are loaded when it is opened. */
export function ExplainedHelp({ title, explanation, level = 3, isOfOther }: ExplainedHelpProps) {
  const foot = words.asOf({ date: formatDate(useToday(), screenDateFormat) })
  return (
    <Help title={title} level={level}>
      <LazyPart title={title} load={loadBody} props={{ explanation, foot, isOfOther }} isWanted>
        <SkeletonText />
      </LazyPart>
    </Help>
  )
}
