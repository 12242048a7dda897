import type { ReactNode } from 'react'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import * as words from '../words/failure.generated.ts'

export interface FailureDialogProps {
  open: boolean
  /** What went wrong and what the person can do, in the words of the feature. */
  message?: string
  /** Above the message: a link to request support. */
  help?: ReactNode
  onAccept: () => void
}

/** Says that something failed. It has no cancel button, and neither Escape nor a press outside it closes it. */
export function FailureDialog({ open, message, help, onAccept }: FailureDialogProps) {
  const subtitle = help ? (
    <>
      <span className="mb-1 block">{help}</span>
      <span>{message}</span>
    </>
  ) : (
    message
  )
  return (
    <ConfirmDialog
      open={open}
      title={words.whoops()}
      {...(subtitle === undefined ? {} : { subtitle })}
      icon="alert-triangle"
      alarming
      acceptLabel={words.close()}
      dismissible={false}
      onAccept={onAccept}
      onCancel={onAccept}
    />
  )
}
