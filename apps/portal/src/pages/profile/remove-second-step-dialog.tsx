import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useToast } from '@evenkeel/ui/toast'
import { useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import { OwnerProof, useCanProve } from './owner-proof.tsx'

/** Removes every second step, once it is certain who asks. */
export function RemoveSecondStepDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useChange('removeSecondFactor')
  const toast = useToast()
  const canProve = useCanProve()
  const [password, setPassword] = useState('')
  const { busy, error, refusals, run } = useSubmission()
  const submit = () =>
    run(async () => {
      await remove.run({ body: password === '' ? {} : { password } })
      onClose()
      toast.show({ text: 'Your second steps are removed' })
    })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Remove your second steps?"
      description="Apps, passkeys and recovery codes go together. From then on signing in takes one step."
      submitLabel="Remove"
      valid={canProve}
      busy={busy}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    >
      <OwnerProof password={password} onChange={setPassword} />
    </FormDialog>
  )
}
