import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '../dialog/dialog.tsx'
import { FormContext, type Refusal } from '../form/form-context.ts'
import { FormErrors, type FormErrorsProps } from '../form/form-errors.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import * as words from '../words/forms.generated.ts'

export interface FormDialogProps
  extends
    Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'size' | 'modalClass'>,
    Pick<FormErrorsProps, 'error'> {
  onSubmit: () => void
  submitLabel?: string
  /** Submitting cannot be undone: the submit button is filled in danger. */
  danger?: boolean
  cancelLabel?: string
  /** False disables the submit button, so Enter does nothing either. */
  valid?: boolean
  /** Saving is in progress: the submit button spins, and nothing closes the dialog. */
  busy?: boolean
  /** A text button at the footer's left, such as 'Delete this budget'. */
  footerStart?: ReactNode
  /** The errors of the server, by field: shown on the field of that name until its value changes, otherwise above the fields. */
  refusals?: readonly Refusal[] | undefined
  /** Another number: the form starts over as one that was never submitted. */
  round?: number | undefined
  /** Something is typed that is not saved: Escape, a press outside, and the close button ask before they discard it. */
  dirty?: boolean
  /** The fields, one below the other. */
  children: ReactNode
}

/** A form in a dialog: cancel and one primary button; Enter in a field submits. Nothing submits while a field inside has an error. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, onClose, title, description, size, modalClass, dirty = false, ...form } = props
  const [isAsking, setAsking] = useState(false)
  const frame = { title, description, ...(size && { size }), ...(modalClass && { modalClass }) }
  const dismiss = dirty ? () => setAsking(true) : onClose
  const discard = (): void => {
    setAsking(false)
    onClose()
  }
  return (
    <Dialog {...frame} open={open} onClose={form.busy ? ignore : dismiss}>
      <DialogForm {...form} onClose={onClose} />
      <ConfirmDialog
        open={isAsking}
        title={words.discardTitle()}
        subtitle={words.discardWhy()}
        acceptLabel={words.discard()}
        cancelLabel={words.keepEditing()}
        danger
        onAccept={discard}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}

type DialogFormProps = Omit<FormDialogProps, 'open' | 'title' | 'description' | 'size' | 'modalClass' | 'dirty'>

/** Separate from its dialog, so that each opening begins with a form that was never submitted. */
function DialogForm({ onSubmit, error, refusals, round, busy = false, children, ...footer }: DialogFormProps) {
  const form = useFormFields({ onSubmit, busy, refusals, round })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex min-h-0 flex-col">
      <DialogBody>
        <FormErrors error={error ?? form.otherError} fieldErrors={form.fieldErrors} />
        <FormContext value={form.link}>
          <div className="flex flex-col gap-4">{children}</div>
        </FormContext>
      </DialogBody>
      <FormDialogFooter {...footer} busy={busy} />
    </form>
  )
}

const ignore = (): void => undefined

type FooterProps = Pick<
  FormDialogProps,
  'submitLabel' | 'danger' | 'cancelLabel' | 'valid' | 'busy' | 'footerStart' | 'onClose'
>

function FormDialogFooter(props: FooterProps) {
  const {
    submitLabel = words.save(),
    danger = false,
    cancelLabel = words.cancel(),
    valid = true,
    busy = false,
    footerStart,
    onClose,
  } = props
  return (
    <DialogFooter start={footerStart}>
      <Button onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={!valid} busy={busy}>
        {submitLabel}
      </Button>
    </DialogFooter>
  )
}
