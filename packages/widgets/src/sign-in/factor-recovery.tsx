import { useClient } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { momentText } from '../shared/moment.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useNow } from '../shared/today.tsx'
import * as words from '../words/sign-in.generated.ts'
import { StepForm } from './step-form.tsx'

/** What the wait comes to, and that it can be stopped. */
function StartRecovery({ onStarted }: { readonly onStarted: (opensAt: string) => void }) {
  const client = useClient()
  const { isBusy, failure, run } = useRun(toSignInFailure)
  const start = () => run(async () => onStarted((await client.call('startFactorRecovery', { body: {} })).opensAt))
  return (
    <StepForm
      label={words.recoveryLabel()}
      frame={{ ...failure, busy: isBusy, onSubmit: () => void start() }}
      submitLabel={words.recoveryStart()}
    >
      <p className="text-body text-text-muted">{words.recoveryExplains()}</p>
    </StepForm>
  )
}

interface FactorRecoveryProps {
  /** When a mailed code is enough; null while the person waits for nothing. */
  readonly opensAt: string | null
  readonly isOpen: boolean
  /** Whether the person has said that every second factor is lost. */
  readonly isLost: boolean
  readonly onLost: (isLost: boolean) => void
}

/** The way for a person who has lost every second factor: a wait, then a mailed code. */
export function FactorRecovery({ opensAt, isOpen, isLost, onLost }: FactorRecoveryProps) {
  const [end, setEnd] = useState(opensAt)
  const now = useNow()
  if (isOpen) return <p className="mt-4 text-body text-text-muted">{words.recoveryOpen()}</p>
  if (end !== null)
    return (
      <p className="mt-4 text-body text-text-muted" role="status">
        {words.recoveryWaits({ moment: momentText(end, now) })}
      </p>
    )
  return (
    <>
      {isLost && <StartRecovery onStarted={setEnd} />}
      <div className="mt-4">
        <TextButton onClick={() => onLost(!isLost)}>{isLost ? words.notLost() : words.noneWorks()}</TextButton>
      </div>
    </>
  )
}
