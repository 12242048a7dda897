import type { ChangeResult } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { useUndo } from '@evenkeel/api-client/react'
import { useToast } from '@evenkeel/ui/toast'
import { useCallback } from 'react'
import { useFailure } from './failure.tsx'

/**
 * Makes a change that needs no form: says in a toast what was done, with 'Undo' where it can be taken back, and opens the
 * failure modal where it was not done. Gives whether it was done.
 *
 * @example await report(hide.run({ body }), 'Greenleaf Market is hidden')
 */
export function useReportedChange() {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  return useCallback(
    async (change: Promise<ChangeResult<EndpointName>>, done: string): Promise<boolean> => {
      try {
        const { changeId } = await change
        const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
        toast.show({ text: done, ...(changeId === null ? {} : { action: { label: 'Undo', onAction: takeBack } }) })
        return true
      } catch (reason) {
        showFailure(reason)
        return false
      }
    },
    [toast, undo, showFailure],
  )
}
