import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'

export interface FailureDialogProps {
  open: boolean
  /** What went wrong and what the person can do, in the words of the feature. */
  message?: string
  acceptLabel?: string
  onAccept: () => void
}

/** Says that something failed. It has no cancel button, and neither Escape nor a press outside it closes it. */
export function FailureDialog({ open, message, acceptLabel = 'OK', onAccept }: FailureDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Whoops, something went wrong"
      {...(message === undefined ? {} : { subtitle: message })}
      icon="alert-triangle"
      alarming
      acceptLabel={acceptLabel}
      dismissible={false}
      onAccept={onAccept}
      onCancel={onAccept}
    />
  )
}
