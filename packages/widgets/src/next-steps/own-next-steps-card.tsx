import { useQuery } from '@evenkeel/api-client/react'
import { NextStepStatus } from '@evenkeel/engine'
import { CardFooter } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import * as words from '../words/plan-steps.generated.ts'
import { FirstSteps } from './first-steps.tsx'

interface OwnNextStepsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The first next steps on another page, which may only read the steps: the home screen's read also contains the net worth. */
export function OwnNextStepsCard({ signature }: OwnNextStepsCardProps) {
  const open = useQuery('nextSteps', { query: { status: String(NextStepStatus.UNCOMPLETED) } })
  const steps = open.data?.flatMap(({ nextSteps }) => nextSteps).toSorted((a, b) => a.rank - b.rank)
  return <FirstSteps query={{ ...open, data: steps }} footer={<ElsewhereFooter signature={signature} />} />
}

/** The footer of the card on other people's pages. */
function ElsewhereFooter({ signature }: { readonly signature: ReactNode }) {
  const { href } = useLinks()
  return <CardFooter href={href(paths.allGoals())} link={words.exploreAll()} secondary={signature} />
}
