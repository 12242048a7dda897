import type { FailureDialogProps } from '@evenkeel/ui/failure-dialog'
import { useToast } from '@evenkeel/ui/toast'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { messageOf } from './form-failure.ts'

type ShowFailure = (reason: unknown, words?: string) => void

const FailureContext = createContext<ShowFailure | null>(null)

const loadDialog = async () => (await import('@evenkeel/ui/failure-dialog')).FailureDialog

/**
 * Where 'Whoops, something went wrong' stands for everything below: one at a time, over whatever is open. The modal's code
 * arrives when it is first needed; when even that fails, a toast says the same.
 */
export function FailureProvider({ children }: { readonly children: ReactNode }) {
  const toast = useToast()
  const [message, setMessage] = useState<string | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<FailureDialogProps> | null>(null)
  const show = useCallback<ShowFailure>(
    (reason, words) => {
      const text = words ?? messageOf(reason)
      loadDialog().then(
        (component) => {
          setDialog(() => component)
          setMessage(text)
        },
        () => toast.show({ text, tone: 'danger' }),
      )
    },
    [toast],
  )
  return (
    <FailureContext value={show}>
      {children}
      {Dialog !== null && <Dialog open={message !== null} message={message ?? ''} onAccept={() => setMessage(null)} />}
    </FailureContext>
  )
}

/** Opens the failure modal with what a call threw, or with the feature's own words. */
export function useFailure(): ShowFailure {
  const show = useContext(FailureContext)
  if (show === null) throw new Error('useFailure needs a FailureProvider above it')
  return show
}
