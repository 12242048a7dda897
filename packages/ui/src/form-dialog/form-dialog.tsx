import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '../dialog/dialog.tsx'
import { FormErrors, type FormErrorsProps } from '../form/form-errors.tsx'
import { submitHandler } from '../form/submit-handler.ts'

export interface FormDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'size' | 'modalClass'>, FormErrorsProps {
  onSubmit: () => void
  submitLabel?: string
  cancelLabel?: string
  /** False disables the submit button, so Enter does nothing either. */
  valid?: boolean
  /** Saving: the submit button spins, and nothing closes the dialog. */
  busy?: boolean
  /** A text button at the footer's left, such as 'Delete this budget'. */
  footerStart?: ReactNode
  /** The fields, one below the other. */
  children: ReactNode
}

/** A form in a dialog: cancel and one primary button; Enter in a field submits. */
export function FormDialog({ onSubmit, error, fieldErrors, children, ...props }: FormDialogProps) {
  const { submitLabel, cancelLabel, valid, footerStart, busy = false, onClose, ...frame } = props
  return (
    <Dialog {...frame} onClose={busy ? ignore : onClose}>
      <form noValidate onSubmit={submitHandler(busy ? ignore : onSubmit)} className="flex min-h-0 flex-col">
        <DialogBody>
          <FormErrors error={error} fieldErrors={fieldErrors} />
          <div className="flex flex-col gap-4">{children}</div>
        </DialogBody>
        <FormDialogFooter {...{ submitLabel, cancelLabel, valid, footerStart, busy, onClose }} />
      </form>
    </Dialog>
  )
}

const ignore = (): void => undefined

interface FooterProps {
  submitLabel: string | undefined
  cancelLabel: string | undefined
  valid: boolean | undefined
  busy: boolean
  footerStart: ReactNode
  onClose: () => void
}

function FormDialogFooter({ submitLabel = 'Save', cancelLabel = 'Cancel', valid = true, busy, footerStart, onClose }: FooterProps) {
  return (
    <DialogFooter start={footerStart}>
      <Button onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant="primary" disabled={!valid} busy={busy}>
        {submitLabel}
      </Button>
    </DialogFooter>
  )
}
