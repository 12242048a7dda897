import { useClient } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { OwnerDialog } from '../shared/owner-dialog.tsx'

interface DeleteAccountDialogProps {
  readonly onClose: () => void
  /** Runs once everything is deleted. */
  readonly onDeleted: () => void
}

/** Asks for the last time before everything is deleted. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const client = useClient()
  return (
    <OwnerDialog
      onClose={onClose}
      title="Delete your account?"
      submitLabel="Delete everything"
      danger
      onProved={async (proof) => {
        await client.call('deleteAccountData', { body: proof })
        onDeleted()
      }}
    >
      <Notice tone="danger">This cannot be taken back.</Notice>
    </OwnerDialog>
  )
}
