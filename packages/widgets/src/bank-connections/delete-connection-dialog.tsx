import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'

interface DeleteConnectionDialogProps {
  readonly name: string
  readonly onAccept: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a connection is deleted with all the data that came through it (CONN-11, Q-CONN-7). */
export function DeleteConnectionDialog({ name, onAccept, onCancel }: DeleteConnectionDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Warning: deleting this connection deletes all associated accounts."
      subtitle={`${name}, its accounts and their transactions are deleted. Plans that count one of them need your attention.`}
      icon="alert-triangle"
      danger
      acceptLabel="Delete"
      cancelLabel="Cancel"
      onAccept={onAccept}
      onCancel={onCancel}
    />
  )
}
