import type { FailureDialogProps } from '@evenkeel/ui/failure-dialog'
import { LoadFailureContext } from '@evenkeel/ui/lazy-layer'
import { useAtom, useSetAtom } from 'jotai'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { failureAtom, showFailureAtom, shownElsewhereAtom } from './state/failure.ts'
import { useToast } from './toasts.tsx'

const loadDialog = async () => (await import('./failure-with-help.tsx')).FailureWithHelp

interface FailureProviderProps {
  /** Whether a failure is said in another place, so that no modal opens for it. */
  readonly isShownElsewhere?: (reason: unknown) => boolean
  readonly children: ReactNode
}

const never = () => false

/**
 * Shows the 'Whoops, something went wrong' modal over everything below: one at a time. The modal's code is loaded when it is first
 * needed; when that fails too, a toast says the same.
 */
export function FailureProvider({ isShownElsewhere = never, children }: FailureProviderProps) {
  const [message, setMessage] = useAtom(failureAtom)
  const [Dialog, setDialog] = useState<ComponentType<FailureDialogProps> | null>(null)
  const toast = useToast()
  const setElsewhere = useSetAtom(shownElsewhereAtom)
  useEffect(() => setElsewhere({ holds: isShownElsewhere }), [setElsewhere, isShownElsewhere])
  useEffect(() => {
    if (message === null || Dialog !== null) return
    loadDialog().then(
      (component) => setDialog(() => component),
      () => {
        toast.show({ text: message, tone: 'danger' })
        setMessage(null)
      },
    )
  }, [message, Dialog, setMessage, toast])
  return (
    <>
      <LoadFailureContext value={useFailure()}>{children}</LoadFailureContext>
      {Dialog !== null && <Dialog open={message !== null} message={message ?? ''} onAccept={() => setMessage(null)} />}
    </>
  )
}

/** Returns a function that opens the failure modal with what a call threw, or with the feature's own words. */
export const useFailure = () => useSetAtom(showFailureAtom)
