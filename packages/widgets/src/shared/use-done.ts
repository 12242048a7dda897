import { useUndo } from '@evenkeel/api-client/react'
import { useCallback } from 'react'
import { useFailure } from './failure.tsx'
import { useToast } from './toasts.tsx'
import * as words from '../words/changes.generated.ts'

/** Returns a function that says in a toast what was done, with 'Undo' if it can be undone. */
export function useDone(): (text: string, changeId: number | null) => void {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  return useCallback(
    (text, changeId) => {
      const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
      toast.show({ text, ...(changeId === null ? {} : { action: { label: words.undo(), onAction: takeBack } }) })
    },
    [toast, undo, showFailure],
  )
}
