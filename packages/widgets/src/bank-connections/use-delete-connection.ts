import { useChange, useUndo } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { useCallback } from 'react'
import { useFailure } from '../shared/failure.tsx'
import * as words from '../words/bank-connections.generated.ts'

/**
 * Deletes a connection after its dialog has closed. A loader is shown until the server has answered, whether it succeeds or fails
 * (CONN-12 to CONN-14, Q-CONN-3, ERR-21). The deletion can be undone.
 */
export function useDeleteConnection() {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  const { run } = useChange('deleteConnection')
  return useCallback(
    async (connectionId: number, name: string) => {
      const loader = toast.show({ text: words.deleting({ name }), icon: 'trash', duration: null })
      try {
        const { changeId } = await run({ body: { connectionId } })
        const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
        toast.dismiss(loader)
        toast.show({
          text: words.deleted({ name }),
          ...(changeId === null ? {} : { action: { label: words.undo(), onAction: takeBack } }),
        })
      } catch (reason) {
        toast.dismiss(loader)
        showFailure(reason, words.deleteFailed())
      }
    },
    [toast, undo, showFailure, run],
  )
}
