import { useChange } from '@evenkeel/api-client/react'
import { OwnerDialog } from '../shared/owner-dialog.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

interface NewCodesDialogProps {
  readonly onClose: () => void
  /** Takes the new codes, which are shown once. */
  readonly onRenewed: (codes: readonly string[]) => void
}

/** Replaces the recovery codes, after the owner's proof. */
export function NewCodesDialog({ onClose, onRenewed }: NewCodesDialogProps) {
  const renew = useChange('renewRecoveryCodes')
  return (
    <OwnerDialog
      onClose={onClose}
      title={words.newCodesTitle()}
      description={words.newCodesText()}
      submitLabel={words.newCodes()}
      onProved={async (proof) => {
        const { answer } = await renew.run({ body: proof })
        onRenewed(answer.recoveryCodes)
      }}
    />
  )
}
