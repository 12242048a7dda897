import { useChange } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import * as words from '../words/proposals.generated.ts'
import { useReportedChange } from './use-reported-change.ts'

/** Stops sharing everything with the planner at once. No question is asked, because it can be undone. */
export function EndPlannerAccess() {
  const save = useChange('savePlannerSharing')
  const report = useReportedChange()
  const end = () => void report(save.run({ body: { subject: 'all', isShared: false } }), words.plannerEnded())
  return (
    <TextButton variant="dangerText" busy={save.isBusy} onClick={end}>
      {words.endPlannerAccess()}
    </TextButton>
  )
}
