import { FormDialog, type FormDialogProps } from '@evenkeel/ui/form-dialog'
import { type ReactNode, useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import { OwnerProof, type Proof, proofOf, useProof } from './owner-proof.tsx'

interface OwnerDialogProps extends Pick<FormDialogProps, 'title' | 'description' | 'danger' | 'onClose'> {
  readonly submitLabel: string
  /** Takes the step; what it throws stands beside the password, or above it. */
  readonly onProved: (proof: Proof) => Promise<void>
  /** What stands above the password. */
  readonly children?: ReactNode
}

/** Takes a step once it is certain who asks for it. */
export function OwnerDialog({ onProved, children, ...dialog }: OwnerDialogProps) {
  const { canProve, lookAgain } = useProof()
  const [password, setPassword] = useState('')
  const { busy, error, refusals, run } = useSubmission()
  const submit = async () => {
    if (!(await run(() => onProved(proofOf(password))))) lookAgain()
  }
  return (
    <FormDialog
      open
      {...dialog}
      valid={canProve}
      busy={busy}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    >
      {children}
      <OwnerProof password={password} onChange={setPassword} />
    </FormDialog>
  )
}
