import { FailureDialog } from '@evenkeel/ui/failure-dialog'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { messageOf } from './form-failure.ts'

type ShowFailure = (reason: unknown, words?: string) => void

const FailureContext = createContext<ShowFailure | null>(null)

/** Where 'Whoops, something went wrong' stands for everything below: one at a time, over whatever is open. */
export function FailureProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null)
  const show = useCallback<ShowFailure>((reason, words) => setMessage(words ?? messageOf(reason)), [])
  return (
    <FailureContext value={show}>
      {children}
      <FailureDialog open={message !== null} message={message ?? ''} onAccept={() => setMessage(null)} />
    </FailureContext>
  )
}

/** Opens the failure modal with what a call threw, or with the feature's own words. */
export function useFailure(): ShowFailure {
  const show = useContext(FailureContext)
  if (show === null) throw new Error('useFailure needs a FailureProvider above it')
  return show
}
