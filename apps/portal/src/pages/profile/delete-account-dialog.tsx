import { useClient } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Notice } from '@evenkeel/ui/notice'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { forgetSession } from '../../session.ts'
import { useSubmission } from '../auth/use-submission.ts'
import { OwnerProof, useCanProve } from './owner-proof.tsx'

/** The last question before everything is gone. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useClient()
  const canProve = useCanProve()
  const [password, setPassword] = useState('')
  const { busy, error, refusals, run } = useSubmission()
  const submit = () =>
    run(async () => {
      await client.call('deleteAccountData', { body: password === '' ? {} : { password } })
      forgetSession()
      location.assign(pages.login)
    })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Delete your account?"
      submitLabel="Delete everything"
      danger
      valid={canProve}
      busy={busy}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    >
      <Notice tone="danger">This cannot be taken back.</Notice>
      <OwnerProof password={password} onChange={setPassword} />
    </FormDialog>
  )
}
