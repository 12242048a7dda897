import type { ChangeResult } from '@evenkeel/api-client/client'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { useCallback } from 'react'
import { useFailure } from './failure.tsx'
import { useDone } from './use-done.ts'

/**
 * Makes a change that needs no form: a toast says what was done, with 'Undo' if it can be undone, and the failure modal opens if it was
 * not done. What was done may be said of the answer. Returns whether it was done.
 *
 * @example await report(hide.run({ body }), 'Greenleaf Market is hidden')
 */
export function useReportedChange() {
  const showDone = useDone()
  const showFailure = useFailure()
  return useCallback(
    async <Name extends EndpointName>(
      change: Promise<ChangeResult<Name>>,
      done: string | ((answer: Answer<Name>) => string),
    ): Promise<boolean> => {
      try {
        const { answer, changeId } = await change
        showDone(typeof done === 'string' ? done : done(answer), changeId)
        return true
      } catch (reason) {
        showFailure(reason)
        return false
      }
    },
    [showDone, showFailure],
  )
}
