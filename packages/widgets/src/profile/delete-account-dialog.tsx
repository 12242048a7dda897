import { useClient } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { OwnerDialog } from '../shared/owner-dialog.tsx'
import * as words from '../words/your-data.generated.ts'

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
      title={words.deleteYourAccount()}
      submitLabel={words.deleteEverything()}
      danger
      onProved={async (proof) => {
        await client.call('deleteAccountData', { body: proof })
        onDeleted()
      }}
    >
      <Notice tone="danger">{words.noUndo()}</Notice>
    </OwnerDialog>
  )
}
