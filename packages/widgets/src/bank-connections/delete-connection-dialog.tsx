import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import * as words from '../words/bank-connections.generated.ts'

interface DeleteConnectionDialogProps {
  readonly name: string
  readonly onAccept: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a connection is deleted with all the data that came through it (CONN-11, Q-CONN-7). */
export function DeleteConnectionDialog({ name, onAccept, onCancel }: DeleteConnectionDialogProps) {
  return (
    <ConfirmDialog
      title={words.deleteWarning()}
      subtitle={words.deleteText({ name })}
      icon="alert-triangle"
      danger
      acceptLabel={words.deleteIt()}
      cancelLabel={words.cancel()}
      onAccept={onAccept}
      onCancel={onCancel}
    />
  )
}
