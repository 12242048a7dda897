import { useQuery } from '@evenkeel/api-client/react'
import { NextStepStatus } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { ElsewhereFooter, FirstSteps } from './first-steps.tsx'

interface OwnNextStepsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The first next steps on another page, which is to read them alone: the home screen's read holds the net worth too. */
export function OwnNextStepsCard({ signature }: OwnNextStepsCardProps) {
  const open = useQuery('nextSteps', { query: { status: String(NextStepStatus.UNCOMPLETED) } })
  const steps = open.data?.flatMap(({ nextSteps }) => nextSteps)
  return <FirstSteps query={{ ...open, data: steps }} footer={<ElsewhereFooter signature={signature} />} />
}
